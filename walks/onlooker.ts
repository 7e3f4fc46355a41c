import axe from 'axe-core';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** One step of a path: what makes it happen, and where it leads. */
export interface WalkedStep {
  readonly event: AnyEventObject;
  readonly state: AnyMachineSnapshot;
}

const examine = async (snapshot: AnyMachineSnapshot) => {
  const { violations } = await axe.run(document.body, {
    // A rendered part has no page around it, and happy-dom has no pixels to compare.
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  const found = violations.map(
    (each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `axe in ${JSON.stringify(snapshot.value)}`).toEqual([]);
};

/** Looks on while paths are walked; the paths in a real browser have another one, who takes pictures. */
export const onlooker = {
  departs: (_step: WalkedStep) => {},
  /** `isNew`: nobody has looked at the screen of this state yet. */
  arrives: async ({ state }: WalkedStep, isNew: boolean) => {
    if (isNew) await examine(state);
  },
};
