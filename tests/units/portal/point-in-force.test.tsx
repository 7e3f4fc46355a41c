// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { pointChoiceMachine } from '../../../machines/navigation/point-choice/point-choice.machine';
import { createStubs } from '../../../paths/engine/stubs';
import { bar } from '../../../paths/point-of-sale/point-of-sale.scenario';
import { ClosedPoint } from '../../../src/portal/ClosedPoint';
import { PointCombobox } from '../../../src/portal/PointCombobox';
import { expectAccessible } from '../ui/support';

const firstOfTwoPages = {
  type: 'http.200',
  body: { accountListItems: [bar], totalPage: 2, currentPage: 1 },
};

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

it('[HOM-012] Enter before its shops have arrived costs nothing of what was typed', async () => {
  const { points, arrive } = show();
  act(() => field().focus());
  await arrive();
  fireEvent.change(field(), { target: { value: 'Bar' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect((field() as HTMLInputElement).value).toBe('Bar');
  expect(points.getSnapshot().matches('open')).toBe(true);
});

it('[HOM-014] Enter chooses a shop that is listed while those after it are on their way', async () => {
  const stubs = createStubs();
  const searchPoints = stubs.call('searchPoints') as never;
  const points = createActor(pointChoiceMachine.provide({ actors: { searchPoints } })).start();
  render(<PointCombobox actor={points} code="" name={all} />);
  act(() => field().focus());
  fireEvent.click(screen.getByRole('button'));
  act(() => stubs.answer(firstOfTwoPages));
  act(() => points.send({ type: 'more.requested' }));
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(points.getSnapshot().value).toBe('closed');
});

it('nothing opens where the focus is elsewhere when the list arrives', async () => {
  const { points, arrive } = show();
  act(() => field().focus());
  act(() => field().blur());
  await arrive();
  expect(points.getSnapshot().value).toBe('closed');
});

it('a list that cannot be loaded leaves the shop in force readable', async () => {
  const { fail } = show();
  act(() => field().focus());
  await fail();
  expect((field() as HTMLInputElement).value).toBe(all);
});
