import type { Person } from '../browser';
import type { Means } from './means';

const lookMs = 100;
/** A page that is loaded again may take this long to be replaced. */
const longestLooks = 300;

/** Presses Back, and waits until the browser has moved: a busy machine takes a while. */
const pressBack = async (person: Person, from: number) => {
  await person.back();
  for (let looks = 0; looks < longestLooks && !person.isOut(); looks += 1) {
    if ((await person.history()).index < from) break;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  if (!person.isOut()) await person.see();
};

/** A person who presses Back until the portal is left; whether that happens within the length of the history. */
export const leave = async ({ person, ledTo }: Pick<Means, 'person' | 'ledTo'>) => {
  const { index } = await person.history();
  for (let presses = 0; presses < index + 4; presses += 1) {
    const { index: now } = await person.history();
    // A copy of a tab begins with its own page: beneath the first one there is nothing.
    if (person.isOut() || now === 0) return true;
    await pressBack(person, now);
    const entry = person.isOut() ? '' : ` (${(await person.history()).index})`;
    ledTo.push(`${person.address()}${entry}`);
  }
  return person.isOut();
};
