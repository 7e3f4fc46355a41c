import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { screenWalks } from '../../../walks/screen/targets';
import { createScreenWalker, type Observer, offered } from '../../../walks/screen/walk-screen';
import { screens } from '../../../walks/screens';
import { unreadable } from '../../units/support/contrast';
import { expectAllWalked } from './report';

const rules = {
  // A rendered part has no page around it, and happy-dom has no pixels: `unreadable` compares the colours by name.
  region: { enabled: false },
  'color-contrast': { enabled: false },
};

const examine: Observer = {
  departs: () => {},
  arrives: async ({ state }, isNew) => {
    if (!isNew) return;
    const { violations } = await axe.run(document.body, {
      rules,
      resultTypes: ['violations'],
    });
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect(found, `axe in ${JSON.stringify(state.value)}`).toEqual([]);
    expect(
      unreadable(document.body),
      `by day or by night in ${JSON.stringify(state.value)}`,
    ).toEqual([]);
  },
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Of the screens every second one, from the first or from the second on: two workers share them. */
export const walkEverySecond = (first: 0 | 1) =>
  describe.each(screens.filter((_, place) => place % 2 === first))(
    '%s, on its screens',
    (_flow, load) => {
      it('every transition is made by a gesture, every state is seen', async () => {
        for (const screen of await load()) {
          await screen.prepare?.();
          const walker = createScreenWalker(screen, examine);
          const walks = screenWalks(screen);
          const failures: string[] = [];
          for (const walk of walks)
            await walker.walk(walk).catch((error) => failures.push(reasonOf(error)));
          expectAllWalked({
            machine: screen.machine,
            name: screen.name,
            walkedOn: 'view',
            coverage: walker.coverage,
            paths: walks.length,
            failures,
            offered: (labels) => offered(screen, labels),
            missing: walker.missing(),
          });
        }
      });
    },
  );
