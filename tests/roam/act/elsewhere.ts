import { purposeOf } from '../choice/press';
import type { Screen } from '../observe';
import { codeFor } from './code';
import { buttonOf, pressIn } from './controls';
import { fillWell } from './fill';
import type { Means, Outcome } from './means';

/** The longest change: two numbers, two codes, and a page before and after. */
const longestChange = 8;

const isCodeField = ({ name }: Screen['controls'][number]) => name.startsWith('CODICE OTP');

const goOn = async (means: Means, screen: Screen) => {
  const purpose = purposeOf(screen.controls);
  if (purpose === undefined) return false;
  const code = screen.controls.find(isCodeField);
  if (code !== undefined) await means.person.fill(screen, code, codeFor(means.model, 'right'));
  const filled = code === undefined ? await fillWell(means, screen) : await means.person.see();
  return (await pressIn(means, filled, buttonOf(filled, purpose))) !== null;
};

/** The same user completes a change in another tab, and returns to the first one. */
export const changeElsewhere = async (
  means: Means,
  screen: Screen,
  path: string,
): Promise<Outcome> => {
  const { person } = means;
  if (person.tabs() > 1) return null;
  await person.newTab(path);
  for (let presses = 0; presses < longestChange; presses += 1) {
    const seen = await person.see();
    await means.learn();
    const isOver = seen.path !== path || seen.dialog !== '' || seen.text.includes('Operazione ');
    if (isOver || !(await goOn(means, seen))) break;
  }
  await person.see();
  await means.learn();
  await person.closeTab();
  return screen;
};
