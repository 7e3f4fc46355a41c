// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCode } from '../../../src/browser/load-code';
import {
  awaitNewVersion,
  forgetReload,
  noteMissingCode,
  outdated,
  reloadOnce,
} from '../../../src/browser/reload';

const lost = new TypeError('Failed to fetch dynamically imported module');
const reloaded = vi.fn();
const site = { answers: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    site.answers
      ? Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } }))
      : Promise.reject(new TypeError('no line')),
  );
  vi.spyOn(location, 'reload').mockImplementation(reloaded);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reloaded.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  site.answers = true;
});

const outcomeOf = async (work: Promise<unknown>) => {
  let outcome = 'waits';
  work.then(
    () => (outcome = 'done'),
    () => (outcome = 'fails'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
};

describe('[ERR-014] a page whose code is gone after a deployment', () => {
  const olderBy = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

  it('is loaded again where it cannot start or nothing is typed, else stays and says so; never without a connection, nor while its file is there', async () => {
    expect(await outcomeOf(awaitNewVersion(lost))).toBe('waits');
    expect(await outcomeOf(awaitNewVersion(lost))).toBe('fails');
    expect(reloaded).toHaveBeenCalledTimes(1);
    forgetReload();
    olderBy(600_000);
    const named = new TypeError('Failed to fetch: https://portale.example/assets/a.js');
    await noteMissingCode(named);
    expect(await outcomeOf(awaitNewVersion(named))).toBe('fails');
    site.answers = false;
    await noteMissingCode(named);
    await noteMissingCode(lost);
    expect(await outcomeOf(awaitNewVersion(lost))).toBe('fails');
    site.answers = true;
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(await outcomeOf(awaitNewVersion(lost))).toBe('waits');
    expect([reloaded.mock.calls.length, outdated.get()]).toEqual([2, false]);
    document.body.innerHTML = '<input type="text" value="49,50">';
    expect(await outcomeOf(awaitNewVersion(lost))).toBe('waits');
    document.body.innerHTML = '';
    olderBy(10_000);
    expect(await outcomeOf(awaitNewVersion(lost))).toBe('waits');
    expect([reloaded.mock.calls.length, outdated.get()]).toEqual([2, true]);
    forgetReload();
    expect(outdated.get()).toBe(false);
  });
});

describe('code that cannot be loaded', () => {
  it('is asked for twice where the site answers: a browser remembers that it failed', async () => {
    const load = vi.fn().mockRejectedValue(lost);
    expect(await outcomeOf(loadCode(load, Number.POSITIVE_INFINITY))).toBe('fails');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('[ERR-014] a page whose code does not come', () => {
  it('is loaded again once, and then says that it cannot go on', async () => {
    expect(await outcomeOf(reloadOnce(lost))).toBe('waits');
    expect(await outcomeOf(reloadOnce(lost))).toBe('fails');
    expect(reloaded).toHaveBeenCalledTimes(1);
    forgetReload();
    expect(await outcomeOf(reloadOnce(lost))).toBe('waits');
    expect(reloaded).toHaveBeenCalledTimes(2);
  });

  it('is not loaded again over what was typed', async () => {
    document.body.innerHTML = '<input type="text" value="azienda01">';
    expect(await outcomeOf(reloadOnce(lost))).toBe('fails');
    expect(reloaded).not.toHaveBeenCalled();
  });
});
