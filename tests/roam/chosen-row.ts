import type { Control, Screen } from './observe';
import type { Step } from './steps';

const path = '/Home/Riepilogo';

export const isRow = ({ role, name }: Control) => role === 'radio' && /^Seleziona/.test(name);

const chosenOn = (screen: Screen) =>
  screen.path === path
    ? screen.controls.find((each) => isRow(each) && each.checked)?.name
    : undefined;

const pagers = ['Prima pagina', 'Pagina precedente', 'Pagina successiva', 'Ultima pagina'];
const harmless = ['reload', 'chooseThenTurn', 'clock', 'otherPerson', 'restart'];

/** Whether the row that was chosen before this step is the one after it. */
const leavesChoice = (step: Step) =>
  step.do === 'press'
    ? pagers.includes(step.name) && step.lost === null
    : harmless.includes(step.do);

/** RIE-015: the row that each tab has chosen in the search that is on its screen. */
export const createChosenRows = () => {
  const byTab = new Map<number, string>();
  const see = (tab: number, screen: Screen) => {
    const name = chosenOn(screen);
    if (name !== undefined) byTab.set(tab, name);
    else if (screen.path !== path) byTab.delete(tab);
  };
  return {
    see,
    stepBegins: (tab: number, step: Step) => {
      if (!leavesChoice(step)) byTab.delete(tab);
    },
    /** The chosen row, where it is on this screen and not chosen any more. */
    lostOn: (tab: number, { controls, path: at }: Screen) => {
      const name = byTab.get(tab);
      const row =
        at === path ? controls.find((each) => isRow(each) && each.name === name) : undefined;
      return row !== undefined && !row.checked ? row.name : null;
    },
  };
};
