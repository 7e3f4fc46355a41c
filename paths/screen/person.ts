import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What a person does and finds, by the names on the screen. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Typing and choosing are both a change of what a field holds. */
export const type = choose;

export const finds = (text: string | RegExp) => screen.getByText(text);

export const findsNo = (role: string, name?: string) =>
  expect(screen.queryByRole(role, name === undefined ? {} : { name })).toBeNull();

export const isWaiting = () => screen.getByRole('status', { name: 'Caricamento' });

export const isNotWaiting = () => findsNo('status', 'Caricamento');

export const isIn = (title: string) => screen.getByRole('heading', { level: 1, name: title });

/** The page under a dialog has its heading too, though a dialog covers it. */
export const isUnder = (title: string) =>
  screen.getByRole('heading', { level: 1, name: title, hidden: true });

export const dialogShows = (title: string, text: string) =>
  within(screen.getByRole('dialog', { name: title })).getByText(text);

/** What a screen reader says of what has come, in the one live region. */
export const hears = (text: string | RegExp) => {
  const region = document.querySelector<HTMLElement>('[data-announcements]');
  return within(region ?? document.body).getByText(text);
};

/** A button that is absent, or disabled. */
export const cannotPress = (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (button === null) return;
  const rests = button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';
  expect(rests, `"${name}" can be pressed`).toBe(true);
  fireEvent.click(button);
};
