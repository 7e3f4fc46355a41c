import type { Person } from './browser';
import type { Control, Screen } from './eye';
import type { Model } from './model';
import type { Step } from './steps';
import { type Situation, valueFor } from './values';
import type { Wire } from './wire';

export interface Hand {
  readonly person: Person;
  readonly model: Model;
  readonly wire: Wire;
  readonly restart: () => Promise<void>;
  readonly number: number;
}

/** What came of a step: the screen just before its last touch, or null when it was not possible. */
export type Outcome = Screen | null;

const find = (screen: Screen, role: string, name: string, nth = 0) =>
  screen.controls.find(
    (control) =>
      control.role === role && control.name === name && control.nth === nth && !control.disabled,
  );

const buttonOf = (screen: Screen, name: string) => find(screen, 'button', name);

const fieldOf = (screen: Screen, name: string, nth: number) =>
  screen.controls.find(
    (control) =>
      ['text', 'password', 'select', 'file'].includes(control.role) &&
      control.name === name &&
      control.nth === nth &&
      !control.disabled,
  );

const situation = ({ model, number }: Hand, screen: Screen): Situation => ({
  model,
  number,
  path: screen.path,
  user: model.userOf(screen.token) || model.lastUser(),
});

const pressIn = async (
  { person, wire }: Hand,
  screen: Screen,
  control: Control | undefined,
  lost: Step,
) => {
  if (control === undefined) return null;
  if ('lost' in lost && lost.lost !== null) wire.lose(lost.lost);
  return (await person.press(screen, control)) ? screen : null;
};

const agreement = /^(Autorizzo|Accetto)/;

const fillOnce = async (hand: Hand, screen: Screen, only: (control: Control) => boolean) => {
  const { person } = hand;
  const at = situation(hand, screen);
  let changed = false;
  for (const control of screen.controls.filter((each) => !each.disabled && only(each))) {
    if (['text', 'password'].includes(control.role)) {
      const value = valueFor(control.name, at);
      if (value === control.value) continue;
      await person.fill(screen, control, value);
      changed = true;
    } else if (control.role === 'select' && control.value === '') {
      const value = control.options.filter((each) => each !== '').at(-1);
      if (value === undefined) continue;
      await person.choose(screen, control, value);
      changed = true;
    } else if (control.role === 'checkbox' && !control.checked && agreement.test(control.name)) {
      await person.press(screen, control);
      changed = true;
    }
  }
  const radios = screen.controls.filter(({ role }) => role === 'radio');
  const first = radios[0];
  if (first !== undefined && !radios.some(({ checked }) => checked)) {
    await person.press(screen, first);
    changed = true;
  }
  return changed;
};

const keyOf = ({ role, name, nth }: Control) => `${role} ${name} ${nth}`;

/** Fills in what is there, and then what that has made appear. */
const fillWell = async (hand: Hand, screen: Screen) => {
  let now = screen;
  const known = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const isNew = (control: Control) => !known.has(keyOf(control));
    const changed = await fillOnce(hand, now, isNew);
    for (const control of now.controls)
      if (control.role !== 'select' || control.value !== '') known.add(keyOf(control));
    if (!changed) return now;
    now = await hand.person.see();
  }
  return now;
};

const another = (code: string) => (code === '000000' ? '000001' : '000000');

const codeFor = (model: Model, which: 'right' | 'wrong' | 'old') => {
  const [last = '123456', before] = model.codes();
  if (which === 'right') return last;
  return which === 'old' ? (before ?? another(last)) : another(last);
};

/** A person who presses Back until the portal is left; how many presses it took beyond the history's length. */
const leave = async (person: Person) => {
  const { index } = await person.history();
  for (let presses = 0; presses < index + 4; presses += 1) {
    // A copy of a tab begins with its own page: beneath the first one there is nothing.
    if (person.isOut() || (await person.history()).index === 0) return true;
    await person.back();
    if (!person.isOut()) await person.see();
  }
  return person.isOut();
};

/** Does the step on this screen. */
export const perform = async (hand: Hand, screen: Screen, step: Step): Promise<Outcome> => {
  const { person, model, wire } = hand;
  switch (step.do) {
    case 'open':
      await person.open(step.path);
      return screen;
    case 'login': {
      const [user, password] = [fieldOf(screen, 'User ID', 0), fieldOf(screen, 'Password', 0)];
      if (user === undefined || password === undefined) return null;
      const known = model.accountOf(step.user)?.password ?? '';
      await person.fill(screen, user, step.user);
      await person.fill(screen, password, step.password === 'right' ? known : `${known}x`);
      const filled = await person.see();
      return pressIn(hand, filled, buttonOf(filled, 'ACCEDI'), step);
    }
    case 'press':
      return pressIn(hand, screen, find(screen, step.role, step.name, step.nth), step);
    case 'fill': {
      const field = fieldOf(screen, step.field, step.nth);
      if (field === undefined) return null;
      await person.fill(screen, field, step.value);
      return screen;
    }
    case 'choose': {
      const field = fieldOf(screen, step.field, step.nth);
      if (field === undefined || !field.options.includes(step.value)) return null;
      await person.choose(screen, field, step.value);
      return screen;
    }
    case 'attach': {
      const field = fieldOf(screen, step.field, 0);
      if (field === undefined) return null;
      await person.attach(screen, field, step.good ? 'scontrino.txt' : 'programma.exe');
      return screen;
    }
    case 'fillWell': {
      const filled = await fillWell(hand, screen);
      return (await pressIn(hand, filled, buttonOf(filled, step.press), step)) ?? filled;
    }
    case 'code': {
      const field = screen.controls.find(({ name }) => name.startsWith('CODICE OTP'));
      if (field === undefined) return null;
      await person.fill(screen, field, codeFor(model, step.which));
      const filled = await person.see();
      return (await pressIn(hand, filled, buttonOf(filled, step.press), step)) ?? filled;
    }
    case 'back':
    case 'forward': {
      const { index, last } = await person.history();
      if (step.do === 'back' ? index <= 1 : index === last) return null;
      await person[step.do]();
      return screen;
    }
    case 'reload':
      await person.reload();
      return screen;
    case 'duplicate':
      if (person.tabs() > 2) return null;
      await person.duplicate();
      return screen;
    case 'newTab':
      if (person.tabs() > 2) return null;
      await person.newTab();
      return screen;
    case 'otherTab':
    case 'closeTab':
      if (person.tabs() < 2) return null;
      await person[step.do]();
      return screen;
    case 'expire':
      if (screen.token === '') return null;
      await wire.direct('/api/logout', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${screen.token}`,
          'session-id': crypto.randomUUID(),
        },
        body: '{}',
      });
      return screen;
    case 'restart':
      await hand.restart();
      return screen;
    case 'clock':
      await wire.direct('/demo/clock', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ days: step.days }),
      });
      return screen;
    case 'leave':
      return (await leave(person)) ? screen : null;
  }
};
