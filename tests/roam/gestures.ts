import { type Random, randomOf } from '../../acquirer/demo/generator/random';
import { humanSet } from '../../paths/human/human-set';
import { files, type Gesture } from '../../paths/human/session';
import type { Person } from './browser';
import type { Control, Screen } from './observe';
import { type Mishap, mishaps, type Wire } from './wire';

type Aimed = Pick<Control, 'role' | 'name' | 'nth'>;

export type Step =
  | { readonly does: 'open'; readonly path: string }
  | { readonly does: 'press'; readonly control: Aimed; readonly mishap: Mishap | null }
  | { readonly does: 'fill' | 'choose'; readonly control: Aimed; readonly value: string }
  /** What a step of the human set does in a form, on the screen where it has its fields. */
  | { readonly does: 'play'; readonly gestures: readonly Gesture[]; readonly mishap: Mishap | null }
  | { readonly does: 'back' | 'forward' | 'reload' | 'again' | 'expire' };

const gestures = humanSet.flatMap(({ steps }) => steps.map((step) => step.gestures));
const inForm: readonly Gesture['does'][] = ['write', 'choose', 'code', 'attach'];
const forms = gestures
  .map((all) => all.filter(({ does }) => [...inForm, 'press', 'enter'].includes(does)))
  .filter((all) => all.some(({ does }) => inForm.includes(does)));
/** Whether the last gesture of a form sends it. */
const sends = (form: readonly Gesture[]) => ['press', 'enter'].includes(form.at(-1)?.does ?? '');
const addresses = gestures.flat().flatMap((one) => (one.does === 'open' ? one.address : []));
const texts = gestures.flat().flatMap((one) => (one.does === 'write' ? [one] : []));

/** What people write by mistake. */
const mistakes = ['', ' ', 'abc', '12345', '9'.repeat(40), "d'Aò@", '<b>ciao</b>', '01/13/2026'];

const elsewhere = ['/esercizi-commerciali', '/privacy', '/termini', '/accessibilita'];
const isOwn = (href: string) =>
  href.startsWith('http') && !href.includes('#') && !elsewhere.includes(new URL(href).pathname);

const isPressable = ({ role, href, disabled }: Control) =>
  !disabled &&
  (role === 'link' ? isOwn(href) : ['button', 'tab', 'radio', 'checkbox', 'option'].includes(role));

const fieldRoles: Partial<Readonly<Record<Gesture['does'], readonly string[]>>> = {
  write: ['text', 'password'],
  enter: ['text', 'password'],
  code: ['text'],
  choose: ['select'],
  attach: ['file'],
};

/** The control that a gesture is about; undefined where the screen has none. */
const targetOf = ({ controls }: Screen, gesture: Gesture) => {
  const name = 'field' in gesture ? gesture.field : 'name' in gesture ? gesture.name : '';
  const roles = gesture.does === 'press' ? [gesture.control] : fieldRoles[gesture.does];
  return controls.find(
    (each) => !each.disabled && roles?.includes(each.role) && each.name.startsWith(name),
  );
};

const fits = (screen: Screen) => (form: readonly Gesture[]) =>
  form.filter(({ does }) => inForm.includes(does)).every((one) => targetOf(screen, one));

const aimedAt = ({ role, name, nth }: Control): Aimed => ({ role, name, nth });

const textFor = (random: Random, { name }: Control) => {
  const known = texts.filter(({ field }) => name.startsWith(field)).map(({ text }) => text);
  return known.length > 0 && random.next() < 0.6
    ? (known[random.between(0, known.length - 1)] ?? '')
    : (mistakes[random.between(0, mistakes.length - 1)] ?? '');
};

/** The next step, by seed and number, from what is on the screen. */
export const nextStep = (screen: Screen, seed: number, number: number): Step => {
  const random = randomOf(`${seed} ${number}`);
  const oneOf = <Item>(items: readonly Item[]) =>
    items[random.between(0, items.length - 1)] as Item;
  const mishap = random.next() < 0.15 ? oneOf(mishaps) : null;
  const { controls, token } = screen;
  const pressable = controls.filter(isPressable);
  const typable = controls.filter(
    ({ role, disabled }) => !disabled && ['text', 'password'].includes(role),
  );
  const selects = controls.filter(({ disabled, options }) => !disabled && options.length > 1);
  const fitting = forms.filter(fits(screen));
  const choices: readonly (readonly [number, () => Step])[] = [
    [
      pressable.length > 0 ? 12 : 0,
      () => ({ does: 'press', control: aimedAt(oneOf(pressable)), mishap }),
    ],
    [
      fitting.length > 0 ? (token === '' ? 20 : 6) : 0,
      () => {
        const form = oneOf(fitting);
        return { does: 'play', gestures: form, mishap: sends(form) ? mishap : null };
      },
    ],
    [
      typable.length > 0 ? 2 : 0,
      () => {
        const field = oneOf(typable);
        return { does: 'fill', control: aimedAt(field), value: textFor(random, field) };
      },
    ],
    [
      selects.length > 0 ? 2 : 0,
      () => {
        const field = oneOf(selects);
        return { does: 'choose', control: aimedAt(field), value: oneOf(field.options).value };
      },
    ],
    [2, () => ({ does: 'open', path: oneOf(addresses) })],
    [2, () => ({ does: 'back' })],
    [0.7, () => ({ does: 'forward' })],
    [1, () => ({ does: 'reload' })],
    [0.7, () => ({ does: 'again' })],
    [token === '' ? 0 : 0.15, () => ({ does: 'expire' })],
  ];
  const [, make] = choices[random.weighted(choices.map(([weight]) => weight))] ?? choices[0] ?? [];
  return make?.() ?? { does: 'reload' };
};

export interface Means {
  readonly person: Person;
  readonly wire: Wire;
}

const perform = async ({ person, wire }: Means, screen: Screen, gesture: Gesture) => {
  const control = targetOf(screen, gesture);
  if (control === undefined) return;
  if (gesture.does === 'press') await person.press(screen, control);
  if (gesture.does === 'enter') await person.enter(screen, control);
  if (gesture.does === 'write') await person.fill(screen, control, gesture.text);
  if (gesture.does === 'code') await person.fill(screen, control, await wire.lastCode());
  if (gesture.does === 'attach')
    await person.attach(screen, control, gesture.file, files[gesture.file]);
  const option = control.options.find(
    ({ label, value }) =>
      gesture.does === 'choose' && value !== '' && label.startsWith(gesture.option),
  );
  if (option !== undefined) await person.choose(screen, control, option.value);
};

/** Takes a step; returns the screen before its last touch, and null where it was not possible. */
export const take = async (means: Means, screen: Screen, step: Step): Promise<Screen | null> => {
  const { person, wire } = means;
  const find = ({ role, name, nth }: Aimed) =>
    screen.controls.find((one) => one.role === role && one.name === name && one.nth === nth);
  switch (step.does) {
    case 'open':
      await person.open(step.path);
      return screen;
    case 'press': {
      const control = find(step.control);
      wire.plan(step.mishap);
      return control !== undefined && (await person.press(screen, control)) ? screen : null;
    }
    case 'fill':
    case 'choose': {
      const control = find(step.control);
      if (control !== undefined) await person[step.does](screen, control, step.value);
      return screen;
    }
    case 'play': {
      let now = screen;
      for (const [index, gesture] of step.gestures.entries()) {
        if (index > 0) now = await person.see();
        if (index === step.gestures.length - 1) wire.plan(step.mishap);
        await perform(means, now, gesture);
      }
      return now;
    }
    case 'again':
      await person.open(`${screen.path}${screen.search}`);
      return person.see().finally(() => person.open(`${screen.path}${screen.search}`));
    case 'expire':
      await wire.expire(screen.token);
      return screen;
    case 'back':
      if (!(await person.canGoBack())) return null;
      await person.back();
      return screen;
    default:
      await person[step.does]();
      return screen;
  }
};

const afterMishap = (mishap: Mishap | null) =>
  mishap === null
    ? ''
    : {
        done: ' (la risposta va persa)',
        notDone: ' (la richiesta va persa)',
        slow: ' (la risposta tarda)',
      }[mishap];

const said = (gesture: Gesture) =>
  Object.values(gesture)
    .filter((each) => ['string', 'number'].includes(typeof each))
    .join(' ');

/** A step as a line of a report. */
export const describeStep = (step: Step): string => {
  switch (step.does) {
    case 'open':
      return `open ${step.path}`;
    case 'press':
      return `press ${step.control.role} «${step.control.name}»${afterMishap(step.mishap)}`;
    case 'fill':
    case 'choose':
      return `${step.does} «${step.control.name}»: «${step.value}»`;
    case 'play':
      return `play ${step.gestures.map(said).join(', ')}${afterMishap(step.mishap)}`;
    default:
      return step.does;
  }
};
