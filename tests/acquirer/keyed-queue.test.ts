import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { keyedQueue } from '../../acquirer/server/common/queue-of-each';

describe('attempts at one user', () => {
  test('wait for each other, in the order in which they came', async () => {
    const events: string[] = [];
    const attempt = (name: string, ms: number) =>
      keyedQueue('azienda01', async () => {
        events.push(`${name} begins`);
        await wait(ms);
        events.push(`${name} ends`);
      });
    await Promise.all([attempt('first', 20), attempt('second', 1), attempt('third', 0)]);
    expect(events).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
      'third begins',
      'third ends',
    ]);
  });

  test('do not keep other users waiting', async () => {
    let release: () => void = () => undefined;
    const stuck = keyedQueue(
      'azienda01',
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    expect(await keyedQueue('azienda02', async () => 'entered')).toBe('entered');
    release();
    await stuck;
  });

  test('that fail do not keep the next one out', async () => {
    const failing = keyedQueue('azienda01', () => Promise.reject(new Error('lost')));
    const next = keyedQueue('azienda01', async () => 'entered');
    await expect(failing).rejects.toThrow('lost');
    expect(await next).toBe('entered');
  });
});
