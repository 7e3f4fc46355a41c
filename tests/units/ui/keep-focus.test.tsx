// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from '../../../src/ui/keep-focus';

let stop = () => {};

beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => stop());

const page = (...buttons: readonly string[]) => (
  <main tabIndex={-1}>
    <h1 tabIndex={-1}>Allegati</h1>
    {buttons.map((name) => (
      <div key={name}>
        <button type="button">{name}</button>
      </div>
    ))}
  </main>
);

/** The focus after the page of these buttons, one of them focused, has become the other one. */
const focusAfter = async (before: readonly string[], focused: string, after: readonly string[]) => {
  const { rerender } = render(page(...before));
  act(() => screen.getByRole('button', { name: focused }).focus());
  await act(async () => rerender(page(...after)));
  return document.activeElement?.textContent;
};

describe('when the focused button is gone', () => {
  it.each([
    ['the next one has the focus', ['Foto 1', 'Foto 2', 'Foto 3'], ['Foto 1', 'Foto 3'], 'Foto 3'],
    [
      'what replaces it has the focus',
      ['Foto 1', 'Foto 2', 'INVIA'],
      ['Foto 1', 'Rimetti', 'INVIA'],
      'Rimetti',
    ],
    ['after the last one the one before has it', ['Foto 1', 'Foto 2'], ['Foto 1'], 'Foto 1'],
    ['after the only one the heading has it', ['Foto 2'], [], 'Allegati'],
  ])('%s', async (_what, before, after, focused) => {
    expect(await focusAfter(before, 'Foto 2', after)).toBe(focused);
  });

  it('a press beside every control leaves no focus to be kept', async () => {
    const { rerender } = render(page('Foto 1', 'Foto 2'));
    const button = screen.getByRole('button', { name: 'Foto 2' });
    act(() => button.focus());
    act(() => {
      screen.getByRole('main').dispatchEvent(new Event('pointerdown', { bubbles: true }));
      button.blur();
    });
    await act(async () => rerender(page('Foto 1')));
    expect(document.activeElement).toBe(document.body);
  });
});
