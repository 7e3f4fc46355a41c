import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { takePreloadedWriter, withPreloadedWriter } from '../../../../src/shared/export/writer';

/** A worker that never answers, but may fail to load. */
class Quiet extends EventTarget {}

const started: Quiet[] = [];

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal('location', new URL('https://portal.example/'));
  vi.stubGlobal(
    'Worker',
    class extends Quiet {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

const ask = () => {
  const asked: unknown[] = [];
  const call = fromCallback(({ input }) => void asked.push(input));
  createActor(withPreloadedWriter(call), { input: { month: '202610' } }).start();
  return asked;
};

describe('the writer of workbooks', () => {
  it('[FLO-013] is on its way while the rows are, and is the one that writes them', () => {
    expect(ask()).toEqual([{ month: '202610' }]);
    expect(started).toHaveLength(1);
    expect(takePreloadedWriter()).toBe(started[0]);
    expect(started).toHaveLength(1);
  });

  it('that failed to load is requested again', () => {
    ask();
    const [lost] = started;
    lost?.dispatchEvent(new Event('error'));
    const taken = takePreloadedWriter();
    expect(taken).not.toBe(lost);
    expect(started).toEqual([lost, taken]);
  });
});
