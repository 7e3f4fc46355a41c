import { expect, test } from 'vitest';
import { boundedQueue, TooMany } from '../../acquirer/server/common/queue-of-each';

const gate = () => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

test('two work, three wait in their order, and the sixth is told at once to come again', async () => {
  const inTurn = boundedQueue(2, 3);
  const gates = Array.from({ length: 5 }, gate);
  const begun: number[] = [];
  const works = gates.map(({ passed }, index) =>
    inTurn(async () => {
      begun.push(index);
      await passed;
      return index;
    }),
  );
  await expect(inTurn(async () => 5)).rejects.toThrow(TooMany);
  expect(begun).toEqual([0, 1]);
  gates[1]?.open();
  await works[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4]);
  expect(await inTurn(async () => 6)).toBe(6);
});

test('a work that fails leaves its place to the next', async () => {
  const inTurn = boundedQueue(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
