import type { AnyMachineSnapshot } from 'xstate';
import type { ChartPaths, Move, PathSnapshot } from './chart-paths';
import { placeOf } from './graph';
import { pathsOf } from './played-paths';
import type { Scenario } from './scenario';
import { shortSetOf } from './short-set';

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

const snapshotOf = (snapshot: AnyMachineSnapshot): PathSnapshot => ({
  states: snapshot._nodes.map((node) => node.id),
  ...(snapshot.status === 'done' && { output: snapshot.output }),
});

/** The full set of paths of a scenario, as data: what the atlas, the lists and the reports show. */
export const chartPathsOf = (scenario: Scenario): ChartPaths => {
  const snapshots = createTable<PathSnapshot>();
  const moves = createTable<Move>();
  const starts = createTable<{ name: string; snapshot: number }>();
  const paths = pathsOf(scenario).map(({ from: name, steps }) => {
    const places = steps.map(({ state }) =>
      snapshots.add(placeOf(state, scenario), () => snapshotOf(state)),
    );
    const start = starts.add(name, () => ({ name, snapshot: places[0] ?? 0 }));
    return {
      start,
      moves: steps.slice(1).map(({ event, edge, taken }, index) => {
        const [from = 0, to = 0] = places.slice(index, index + 2);
        return moves.add(edge, () => ({ from, to, event, taken }));
      }),
    };
  });
  const ends = shortSetOf(scenario);
  const short = pathsOf(scenario).flatMap(({ steps }, index) =>
    ends.has(steps.at(-1)?.edge ?? '') ? [index] : [],
  );
  const rules = scenario.invariants?.map(({ rule }) => rule) ?? [];
  return { snapshots: snapshots.rows, moves: moves.rows, starts: starts.rows, paths, short, rules };
};
