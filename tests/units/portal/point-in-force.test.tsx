// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { pointChoiceMachine } from '../../../machines/navigation/point-choice/point-choice.machine';
import { PointCombobox } from '../../../src/portal/PointCombobox';
import { ClosedPoint } from '../../../src/portal/PointInForce';
import { expectAccessible } from '../ui/support';

const all = 'Tutti i punti vendita';
const field = () => screen.getByRole('combobox', { name: 'Punto vendita in uso' });

const quiet = pointChoiceMachine.provide({
  actors: { searchPoints: fromCallback(() => {}) as never },
});

/** The row, with code that loads on command. */
const show = () => {
  const points = createActor(quiet).start();
  let [resolve, reject] = [() => {}, () => {}];
  const promise = new Promise<void>((arrives, fails) => {
    [resolve, reject] = [arrives, fails];
  });
  const preload = vi.fn(() => promise);
  function Row() {
    const [typed, setTyped] = useState<string | null>(null);
    return typed === null ? (
      <ClosedPoint name={all} preload={preload} onLoaded={setTyped} />
    ) : (
      <PointCombobox actor={points} code="" name={all} typed={typed} />
    );
  }
  render(<Row />);
  const settle = (how: () => void) =>
    act(async () => {
      how();
      await promise.catch(() => {});
    });
  return { points, preload, arrive: () => settle(resolve), fail: () => settle(reject) };
};

it('[HOM-012] the list of shops is loaded when its field is used, and opens at once', async () => {
  const { points, preload, arrive } = show();
  await expectAccessible();
  expect(preload).not.toHaveBeenCalled();
  act(() => field().focus());
  await arrive();
  expect(points.getSnapshot().matches('open')).toBe(true);
  expect(document.activeElement).toBe(field());
});

it('[HOM-011] letters that were typed before the list arrived are its filter', async () => {
  const { points, arrive } = show();
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'Nap' } });
  await arrive();
  expect(points.getSnapshot().context.filter).toBe('Nap');
  expect((field() as HTMLInputElement).value).toBe('Nap');
});

it('a list that cannot be loaded leaves the shop in force readable', async () => {
  const { fail } = show();
  act(() => field().focus());
  await fail();
  expect((field() as HTMLInputElement).value).toBe(all);
});
