import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { cutFields } from '../../../paths/screen/invariants';
import { createScreenPlayer, type Observer, offered } from '../../../paths/screen/play-screen';
import type { PlayedScreen } from '../../../paths/screen/screen';
import { endsOf, screenPaths } from '../../../paths/screen/targets';
import { screens } from '../../../paths/screens';
import { unreadable } from '../../units/support/contrast';
import { expectAllPlayed } from './report';
import { createWaysMet } from './ways-met';

const rules = {
  // A rendered part has no page around it, and happy-dom has no pixels: `unreadable` compares the
  // colours by name.
  region: { enabled: false },
  'color-contrast': { enabled: false },
};

const examined = new Set<string>();

/** Whether it looks, apart from the ids that React makes up, as something that was examined before. */
const wasExamined = (body: HTMLElement) => {
  const look = body.innerHTML.replaceAll(/_r_\w+?_/g, '');
  const known = examined.has(look);
  examined.add(look);
  return known;
};

const examine: Observer = {
  departs: () => {},
  arrives: async ({ state }, isNew) => {
    if (!isNew || wasExamined(document.body)) return;
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

const walked = async (screen: PlayedScreen, observer: Observer) => {
  await screen.prepare?.();
  const player = createScreenPlayer(screen, observer);
  const paths = screenPaths(screen);
  const failures: string[] = [];
  for (const path of paths)
    await player.play(path).catch((error) => failures.push(reasonOf(error)));
  expectAllPlayed({
    machine: screen.machine,
    name: screen.name,
    walkedOn: 'view',
    coverage: player.coverage,
    paths: paths.length,
    failures,
    offered: (labels) => offered(screen, labels),
    missing: player.missing(),
  });
};

const isEveryDay = process.env.ALL_TESTS === undefined;

/** Flows that are a list and nothing else: every day that chart is walked as Addebiti/Accrediti, before a release as each. */
const listsAlike = ['differences', 'month-by-point', 'payouts'];

const flows = [...new Set(screens.map(([, , flow]) => flow))].filter(
  (flow) => !isEveryDay || !listsAlike.includes(flow),
);

/** Of screens side by side that show the same chart, such as the statistics, every day the first. */
const chosen = (all: readonly PlayedScreen[]) =>
  isEveryDay
    ? all.filter(({ machine }, place) => all.findIndex((one) => one.machine === machine) === place)
    : all;

/** Of the flows every second one, from the first or from the second on: two workers share them. */
export const playEverySecond = (first: 0 | 1) =>
  describe.each(flows.filter((_, place) => place % 2 === first))('%s, on its screens', (flow) => {
    const met = createWaysMet(flow);
    const pastedInto = new Set<string>();
    const observer: Observer = {
      ...examine,
      ends: () => {
        const wrong = cutFields(pastedInto);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      },
      arrives: async (step, isNew) => {
        met.look();
        await examine.arrives(step, isNew);
      },
    };

    it.each(screens.filter(([, , of]) => of === flow))(
      '%s: every transition is made by a gesture, every state is seen',
      async (_name, load) => {
        for (const screen of chosen(await load())) {
          await walked(screen, observer);
          endsOf(screen).forEach(met.end);
        }
      },
    );

    it('leads where the map of the portal says', () => {
      expect(met.ways()).toEqual(met.declared());
    });
  });
