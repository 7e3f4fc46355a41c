import { isRow } from '../chosen-row';
import type { Screen } from '../observe';
import { buttonOf, pressIn } from './controls';
import type { Means, Outcome } from './means';

/** The first row is chosen, unless another is already. */
export const chooseRow = async ({ person }: Means, screen: Screen): Promise<Outcome> => {
  const rows = screen.controls.filter(isRow);
  const row = rows.find(({ checked }) => checked) ?? rows[0];
  if (row === undefined) return null;
  if (!row.checked) await person.press(screen, row);
  return person.see();
};

const turn = async (means: Means, screen: Screen, way: string) => {
  const touched = await pressIn(means, screen, buttonOf(screen, way));
  return touched === null ? screen : means.person.see();
};

/** A row is chosen, and its page is left for the next one and come back to. */
export const chooseThenTurn = async (means: Means, screen: Screen): Promise<Outcome> => {
  const chosen = await chooseRow(means, screen);
  if (chosen === null) return null;
  means.model.chosenRows.see(means.person.tab(), chosen);
  const next = await turn(means, chosen, 'Pagina successiva');
  if (next !== chosen) await turn(means, next, 'Pagina precedente');
  return chosen;
};
