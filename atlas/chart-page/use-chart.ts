import { useEffect, useMemo, useState } from 'react';
import { openedBy } from '../address';
import { chartCalled } from '../charts';
import type { Wishes } from '../drawing/use-drawing';
import { noWishes } from '../drawing/use-drawing';
import type { Chart } from '../graph/chart';
import { depthsOf } from '../graph/fold';
import { playedIn, withInside } from '../graph/inside';

const known = (id: string) => chartCalled(id)?.chart;

/** The states that hold others, and those that hold them, up to the root. */
const above = ({ states }: Chart, id: string | null): string[] => {
  const parent = states.find((each) => each.id === id)?.parent ?? null;
  return parent === null ? [] : [parent, ...above({ states } as Chart, parent)];
};

const stateOfPart = ({ arrows }: Chart, part: string) =>
  arrows.find(({ id }) => id === part)?.source ?? part;

export interface ShownChart {
  /** The chart with the charts opened inside it. */
  readonly chart: Chart;
  readonly wishes: Wishes;
  readonly wish: (wish: Partial<Wishes>) => void;
  /** The states that can be folded, and whether each is. */
  readonly frames: ReadonlyMap<string, boolean>;
  readonly fold: (id: string) => void;
  /** The states whose chart can be drawn inside, and whether it is. */
  readonly charts: ReadonlyMap<string, boolean>;
  readonly open: (id: string) => void;
  readonly opened: ReadonlySet<string>;
  /** Whether it is on the screen. */
  readonly isSeen: boolean;
  readonly reveal: (parts: readonly string[]) => void;
  /** Receives what is on the screen. */
  readonly see: (shown: Chart) => void;
}

/** The view of a chart: folded states, charts opened inside, drawing options. */
export const useChart = (own: Chart, place: string, first: Wishes = noWishes): ShownChart => {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [wishes, setWishes] = useState<Wishes>(first);
  const [shown, see] = useState<Chart | null>(null);
  const opened = useMemo(() => new Set([...openedBy(place), ...asked]), [place, asked]);
  const chart = useMemo(() => withInside(own, opened, known), [own, opened]);
  const wish = (change: Partial<Wishes>) => setWishes((now) => ({ ...now, ...change }));

  const depths = depthsOf(chart);
  const foldable = chart.states.filter(
    ({ id, children }) => children.length > 0 && (depths.get(id) ?? 0) > 0,
  );
  const isFolded = (id: string) => {
    const state = shown?.states.find((each) => each.id === id);
    return wishes.folded?.has(id) ?? (state === undefined || state.children.length === 0);
  };
  const foldedNow = () => new Set(foldable.map(({ id }) => id).filter(isFolded));

  /** Unfolds whatever hides these parts. */
  const reveal = (parts: readonly string[]) => {
    if (shown === null) return;
    const hiding = parts.flatMap((part) => above(chart, stateOfPart(chart, part))).filter(isFolded);
    if (hiding.length === 0) return;
    const folded = new Set(foldedNow());
    for (const id of hiding) folded.delete(id);
    wish({ folded });
  };

  const toggled = (set: ReadonlySet<string>, id: string) => {
    const next = new Set(set);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  return {
    chart,
    wishes,
    wish,
    frames: new Map(foldable.map(({ id }) => [id, isFolded(id)])),
    fold: (id) => wish({ folded: toggled(foldedNow(), id) }),
    charts: new Map(
      chart.states
        .filter((state) => playedIn(state, known) !== undefined)
        .map(({ id }) => [id, opened.has(id)]),
    ),
    open: (id) => {
      setAsked(toggled(opened, id));
      setWishes((now) => ({ ...now, folded: null }));
    },
    opened,
    isSeen: shown !== null,
    reveal,
    see,
  };
};

/** Keeps these parts in sight, whatever was folded before. */
export const useRevealed = ({ reveal, isSeen, chart }: ShownChart, parts: readonly string[]) => {
  const key = parts.join(' ');
  useEffect(() => reveal(parts), [key, isSeen, chart]);
};
