import type { Screen } from '../observe';
import type { Said } from '../wire';
import { chooseRow } from './choose-row';
import { buttonOf, fieldOf, pressIn } from './controls';
import type { Means, Outcome } from './means';
import { until } from './until';

const searchAnotherMonth = async (means: Means, screen: Screen): Promise<Outcome> => {
  const month = fieldOf(screen, 'Mese e anno', 0);
  const another = month?.options.find((each) => each !== '' && each !== month.value);
  if (month === undefined || another === undefined) return null;
  await means.person.choose(screen, month, another);
  const chosen = await means.person.glance();
  return pressIn(means, chosen, buttonOf(chosen, 'CERCA'));
};

/** Presses a button, and searches again before the answer to it arrives. */
const thenSearch = async (
  means: Means,
  screen: Screen,
  name: string,
  isItsCall: (call: Pick<Said, 'alias' | 'asked'>) => boolean,
): Promise<Outcome> => {
  const { person, wire } = means;
  wire.hold.begin(isItsCall);
  try {
    if ((await pressIn(means, screen, buttonOf(screen, name))) === null) return null;
    await until(() => wire.hold.count() > 0, 3000);
    const waiting = await person.glance();
    const received = wire.said.length;
    const touched = await searchAnotherMonth(means, waiting);
    if (touched !== null) await until(() => wire.said.length > received, 3000);
    await until(wire.isQuiet, 10_000);
    return touched ?? waiting;
  } finally {
    wire.hold.release();
  }
};

export const exportThenSearch = (means: Means, screen: Screen) =>
  thenSearch(means, screen, 'ESPORTA', ({ asked }) => asked.typeCall === 'C');

export const detailThenSearch = async (means: Means, screen: Screen) => {
  const chosen = await chooseRow(means, screen);
  if (chosen === null) return null;
  return thenSearch(
    means,
    chosen,
    'Visualizza Dettaglio',
    ({ alias }) => alias === 'GET_SUMMARY_TRANSACTION_LIST',
  );
};
