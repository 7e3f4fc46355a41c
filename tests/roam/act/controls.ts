import type { Control, Screen } from '../observe';
import type { Step } from '../steps';
import type { Means } from './means';

export const find = (screen: Screen, role: string, name: string, nth = 0) =>
  screen.controls.find(
    (control) =>
      control.role === role && control.name === name && control.nth === nth && !control.disabled,
  );

export const buttonOf = (screen: Screen, name: string) => find(screen, 'button', name);

export const fieldOf = (screen: Screen, name: string, nth: number) =>
  screen.controls.find(
    (control) =>
      ['text', 'password', 'select', 'file'].includes(control.role) &&
      control.name === name &&
      control.nth === nth &&
      !control.disabled,
  );

export const pressIn = async (
  { person, wire }: Means,
  screen: Screen,
  control: Control | undefined,
  step?: Step,
) => {
  if (control === undefined) return null;
  if (step !== undefined && 'lost' in step && step.lost !== null) wire.lose(step.lost);
  return (await person.press(screen, control)) ? screen : null;
};
