import type { Control, Screen } from '../observe';
import { type Situation, valueFor } from '../values';
import type { Means } from './means';

const situation = ({ model, number }: Means, screen: Screen): Situation => ({
  model,
  number,
  path: screen.path,
  user: model.userOf(screen.token) || model.lastUser(),
});

const agreement = /^(Autorizzo|Accetto)/;

const fillOnce = async (means: Means, screen: Screen, only: (control: Control) => boolean) => {
  const { person } = means;
  const at = situation(means, screen);
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
export const fillWell = async (means: Means, screen: Screen) => {
  let now = screen;
  const known = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const isNew = (control: Control) => !known.has(keyOf(control));
    const changed = await fillOnce(means, now, isNew);
    for (const control of now.controls)
      if (control.role !== 'select' || control.value !== '') known.add(keyOf(control));
    if (!changed) return now;
    now = await means.person.see();
  }
  return now;
};
