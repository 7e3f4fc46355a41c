import axe from 'axe-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Observer } from '../../../walks/screen/walk-screen';
import { innermost, recorder } from './recorder';

/** What is fading in, or changing colour, is looked at when it has arrived. */
const atRest = async () => {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

/** With pixels to compare, unlike the same rules in a document that is never drawn. */
const examine = async (state: AnyMachineSnapshot) => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, `axe in ${JSON.stringify(state.value)}`).toEqual([]);
};

/** Looks on in a real browser: writes down every step, takes a picture of every new state. */
export const observer: Observer = {
  departs: recorder.departs,
  arrives: async ({ state }, isNew) => {
    recorder.arrives();
    if (!isNew) return;
    await atRest();
    const { file, sideways } = await takePicture(innermost(state).join(' '));
    recorder.shows(file);
    expect(sideways, 'pixels that do not fit on a phone').toBe(0);
    await examine(state);
  },
};
