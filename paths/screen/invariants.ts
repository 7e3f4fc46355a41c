import type { Look } from '../engine/invariants';
import { leavesOf } from '../engine/short-set';

const all = <Found extends Element>(selector: string) => [
  ...document.body.querySelectorAll<Found>(selector),
];

const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  (element instanceof HTMLInputElement ? textOf(element.labels?.[0] ?? null) : textOf(element));

const waits = '[role="status"][aria-label="Caricamento"], [role="progressbar"], [aria-busy="true"]';

/** A screen shows a wait only while an actor is running; a screen that is over stays unchanged. */
const waitsInVain = ({ underWay, snapshot }: Look, awaitsOthers: readonly string[]) =>
  underWay.length > 0 ||
  snapshot.status !== 'active' ||
  leavesOf(snapshot).some((id) => awaitsOthers.includes(id))
    ? []
    : all(waits).map((sign) => `"${nameOf(sign)}" waits, and nothing is on its way`);

const isOut = (control: Element) =>
  !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true';

/** A dialog has a text, and can be closed. */
const deadEnds = () =>
  all('[role="dialog"]')
    .filter((dialog) => ![...dialog.querySelectorAll('button, a[href]')].some(isOut))
    .map((dialog) => `no way out of the dialog "${textOf(dialog)}"`);

/** A field with an error explains it. */
const unexplained = () =>
  all('[aria-invalid="true"]')
    .filter((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return !ids.some((id) => textOf(document.getElementById(id)) !== '');
    })
    .map((field) => `nothing says what is wrong with "${nameOf(field)}"`);

/** The broken rules of the current screen. */
export const brokenOnScreen = (look: Look, awaitsOthers: readonly string[] = []) => [
  ...waitsInVain(look, awaitsOthers),
  ...deadEnds(),
  ...unexplained(),
];

const loading = 'Caricamento…';

/** The announcements of a screen, except waits, which are checked above. */
export const announcements = () =>
  all('[role="status"], [role="alert"]')
    .map(textOf)
    .filter((text) => text !== '' && text !== loading)
    .join(' | ');

const typedInto =
  'input:not([type="password"], [type="file"], [type="radio"], [type="checkbox"]), textarea';

/** The content of a screen's fields, by name. */
export const typed = (): ReadonlyMap<string, string> =>
  new Map(
    all<HTMLInputElement>(typedInto).map((field) => [
      `${textOf(field.labels?.[0] ?? null)} ${field.name} ${field.id}`,
      field.value,
    ]),
  );

/** Text that was typed before and is no longer in the same fields. */
export const lostFrom = (before: ReadonlyMap<string, string>) => {
  const after = typed();
  return [...before].filter(
    ([name, value]) => value !== '' && after.has(name) && after.get(name) !== value,
  );
};
