import type { Step } from './gestures';
import type { Screen } from './observe';

/** One step and what it left behind. */
export interface Observation {
  readonly step: Step;
  /** The screen before the last touch of the step. */
  readonly touched: Screen;
  readonly after: Screen;
  readonly complaints: readonly string[];
}

/** What is wrong, as the end of a report; nothing where the invariant holds. */
type Invariant = (observation: Observation) => readonly string[];

const unfinished = /\bundefined\b|\bNaN\b|\[object|Invalid Date|\bnull\b|\bInfinity\b/;

const around = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 30), at + 40)
    .replace(/\s+/g, ' ')
    .trim();

/** No answer arrives for a lost call: its secrets go, and the rest of the form stays. */
const secret = /password|codice|carta/i;

const typedIn = ({ controls }: Screen) =>
  new Map(
    controls
      .filter(({ role, name }) => role === 'text' && !secret.test(name))
      .map(({ name, nth, value }) => [`${name} ${nth}`, value]),
  );

/** A link leads elsewhere, be it to the same page: what was typed may go. */
const isLost = (step: Step) =>
  'mishap' in step &&
  (step.mishap === 'done' || step.mishap === 'notDone') &&
  (step.does === 'play' || step.control.role === 'button');

const isSamePlace = (one: Screen, other: Screen) =>
  one.path === other.path && one.headings[0] === other.headings[0] && one.dialog === other.dialog;

/** What holds on any page after any step. */
export const invariants: Readonly<Record<string, Invariant>> = {
  'one heading': ({ after: { headings } }) =>
    headings.length === 1 && headings[0] !== '' ? [] : [`titoli: «${headings.join('», «')}»`],
  'no crash': ({ after }) => (after.isCrashed ? ['la pagina di errore del programma'] : []),
  'no wait beyond 30 s': ({ after: { restless } }) => (restless === '' ? [] : [restless]),
  'no empty page': ({ after }) => (after.text.trim().length > 40 ? [] : ['la pagina è vuota']),
  'no unfinished text': ({ after: { title, text, spoken } }) =>
    [title, text, ...spoken].flatMap((each) => {
      const found = unfinished.exec(each);
      return found === null ? [] : [`si legge «${around(each, found.index)}»`];
    }),
  'silent console': ({ complaints }) => complaints.map((each) => each.slice(0, 300)),
  'focus is somewhere': ({ step, touched, after }) =>
    ['press', 'play'].includes(step.does) &&
    touched.loadedAt === after.loadedAt &&
    touched.hasFocus &&
    !after.hasFocus
      ? ['nessun elemento ha il fuoco']
      : [],
  'same address, same heading': ({ step, touched, after }) =>
    step.does === 'again' && touched.headings[0] !== after.headings[0]
      ? [`«${touched.headings[0]}», poi «${after.headings[0]}»`]
      : [],
  'a lost answer loses no text': ({ step, touched, after }) => {
    if (!isLost(step) || !isSamePlace(touched, after)) return [];
    const now = typedIn(after);
    return [...typedIn(touched)]
      .filter(([field, text]) => text !== '' && now.has(field) && now.get(field) !== text)
      .map(([field, text]) => `«${text}» non è più in ${field}`);
  },
};

/** A screen may still be on its way where one of these is broken: it is looked at again. */
export const isOfEvents = (name: string) =>
  ['silent console', 'a lost answer loses no text'].includes(name);
