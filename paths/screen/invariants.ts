import { act, fireEvent } from '@testing-library/react';
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
  all('[role="status"], [role="alert"], [data-announcements]')
    .map(textOf)
    .filter((text) => text !== '' && text !== loading)
    .join(' | ');

const pressable = 'a[href], button, input, summary';

/** As in a browser, the focus goes to what is pressed. */
export const followFocus = () => {
  let last: Element | null = null;
  const take = ({ target }: Event) =>
    target instanceof Element && target.closest<HTMLElement>(pressable)?.focus();
  const note = ({ target }: Event) => {
    last = target instanceof Element ? target : null;
  };
  document.addEventListener('click', take, { capture: true });
  document.addEventListener('focusin', note);
  return {
    /** The focus is nowhere, because what had it is gone; the part of a page may have no other place for it. */
    lost: () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return [];
      const gone = nameOf(last);
      last = null;
      return all(pressable).length === 0 ? [] : [`the focus is nowhere, because "${gone}" is gone`];
    },
    stop: () => {
      document.removeEventListener('click', take, { capture: true });
      document.removeEventListener('focusin', note);
    },
  };
};

const typedInto =
  'input:not([type="password"], [type="file"], [type="radio"], [type="checkbox"]), textarea';

const takesText =
  'input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], [type="date"], [readonly], [disabled]), textarea';

const farTooMuch = '7'.repeat(2000);

/** The acquirer judges a login; a list on the screen is searched where it is. */
const withoutLimit = ['User ID', 'Password', 'Cerca in questo elenco'];

const isSaid = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'true' || /Al massimo \d/.test(document.body.textContent);

/** A field keeps all that is pasted into it, or clears it, and says that it is too much. */
export const cutFields = (known: Set<string>) =>
  all<HTMLInputElement>(takesText)
    .filter((field) => !known.has(nameOf(field)))
    .flatMap((field) => {
      const name = nameOf(field);
      known.add(name);
      act(() => field.focus());
      fireEvent.change(field, { target: { value: farTooMuch } });
      const kept = !field.hasAttribute('maxlength') && field.value.length >= farTooMuch.length;
      const saidAtOnce = isSaid(field);
      act(() => field.blur());
      if (!kept) return [`"${name}" cuts what is pasted`];
      return withoutLimit.includes(name) || saidAtOnce || isSaid(field)
        ? []
        : [`"${name}" does not say that it is too much`];
    });

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
