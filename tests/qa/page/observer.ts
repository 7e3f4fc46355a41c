import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import type { Observer } from '../../../paths/screen/play-screen';
import { misfitsEverywhere } from './layout';
import { recorder } from './recorder';

export const desk = { width: 1280, height: 800 };
export const phone = { width: 360, height: 780 };

/** Fading parts and changing colours are checked when they have arrived. */
export const atRest = async () => {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

/** Compares pixels, unlike the same rules in a document that is never drawn. */
const examine = async (state: AnyMachineSnapshot) => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, `axe in ${JSON.stringify(state.value)}`).toEqual([]);
};

/** How far the page scrolls sideways on a phone, in pixels. */
const sidewaysOnAPhone = async () => {
  await page.viewport(phone.width, phone.height);
  const { scrollWidth, clientWidth } = document.documentElement;
  await page.viewport(desk.width, desk.height);
  return Math.max(0, scrollWidth - clientWidth);
};

const expectFits = async () => {
  const found = await misfitsEverywhere();
  if (found.length > 0) throw new Error(found.join('\n'));
};

/** Observes a real browser: records every step, examines every new state. */
export const observer = (looksAtLayout: boolean): Observer => ({
  departs: recorder.departs,
  arrives: async ({ state }, isNew) => {
    recorder.arrives();
    if (!isNew) return;
    await atRest();
    expect(await sidewaysOnAPhone(), 'pixels that do not fit on a phone').toBe(0);
    if (looksAtLayout) await expectFits();
    await examine(state);
  },
});
