import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { takenIn } from './coverage';
import { pathsOf, playOnActor, type Scenario, type Walk } from './scenario';
import type { Moment, Move, WalkOfChart } from './walk-of-chart';

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && 'machine' in value && 'inputs' in value;

/** A list to which nothing is added twice: what is added is known by its key. */
const createTable = <Row>() => {
  const rows: Row[] = [];
  const known = new Map<string, number>();
  return {
    rows,
    add: (key: string, row: () => Row) => {
      const index = known.get(key) ?? rows.push(row()) - 1;
      known.set(key, index);
      return index;
    },
  };
};

const momentOf = (snapshot: AnyMachineSnapshot): Moment => ({
  states: snapshot._nodes.map((node) => node.id),
  ...(snapshot.status === 'done' && { output: snapshot.output }),
});

const whereIs = (scenario: Scenario, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, scenario.relevant?.(snapshot)]);

/** The transitions that each event of a path takes, in turn. */
const takenAlong = (scenario: Scenario, { input, path }: Walk) => {
  let seen: string[] = [];
  const inspect = (event: InspectionEvent) => {
    seen.push(...takenIn(event));
  };
  const { actor, take } = playOnActor(scenario, input, { inspect });
  const taken = path.steps.slice(1).map(({ event }) => {
    seen = [];
    take(event);
    return seen;
  });
  actor.stop();
  return taken;
};

const walkOf = (scenario: Scenario): WalkOfChart => {
  const moments = createTable<Moment>();
  const moves = createTable<Move>();
  const starts = createTable<{ name: string; moment: number }>();
  const paths = pathsOf(scenario).map((walk) => {
    const places = walk.path.steps.map(({ state }) =>
      moments.add(whereIs(scenario, state), () => momentOf(state)),
    );
    const start = starts.add(walk.from, () => ({ name: walk.from, moment: places[0] ?? 0 }));
    const taken = takenAlong(scenario, walk);
    return {
      start,
      moves: walk.path.steps.slice(1).map(({ event }, index) => {
        const [from = 0, to = 0] = places.slice(index, index + 2);
        const move = { from, to, event, taken: taken[index] ?? [] };
        return moves.add(JSON.stringify([from, event, to]), () => move);
      }),
    };
  });
  return { moments: moments.rows, moves: moves.rows, starts: starts.rows, paths };
};

const modules = import.meta.glob<Record<string, unknown>>('./**/*.scenario.ts', {
  eager: true,
});

/** What the generated paths are, for every chart that has a scenario; by the chart's id. */
export const atlasWalks = (): Readonly<Record<string, WalkOfChart>> => {
  const scenarios = Object.values(modules).flatMap((each) =>
    Object.values(each).filter(isScenario),
  );
  return Object.fromEntries(scenarios.map((each) => [each.machine.id, walkOf(each)]));
};
