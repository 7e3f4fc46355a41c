import { useEffect, useState } from 'react';
import { type Chart, type ChartState, ownerOf } from '../graph/chart';
import { fingerprintOf } from '../graph/fingerprint';
import type { Pictures, Sight } from './pictures';

const folder = `${import.meta.env.BASE_URL}immagini/`;

export const pictureHref = (file: string) => `${folder}${encodeURIComponent(file)}`;

let loading: Promise<Pictures | null> | undefined;

const load = () => {
  loading ??= fetch(`${folder}pictures.json`)
    .then((answer): Promise<Pictures> | null => (answer.ok ? answer.json() : null))
    .catch(() => null);
  return loading;
};

/** The pictures of the build; undefined while they are loading, null where there are none. */
export const usePictures = (): Pictures | null | undefined => {
  const [pictures, setPictures] = useState<Pictures | null>();
  useEffect(() => {
    void load().then(setPictures);
  }, []);
  return pictures;
};

/** What is seen in a state: in itself, or in the first of the states inside it. */
const sightsIn = (
  seen: Readonly<Record<string, readonly Sight[]>>,
  chart: Chart,
  state: ChartState,
): readonly Sight[] => {
  const own = seen[state.id.split('›').at(-1) ?? ''];
  if (own !== undefined) return own;
  const first = [state.initial, ...state.children].flatMap((id) =>
    chart.states.filter((each) => each.id === id),
  );
  for (const inner of first) {
    const found = sightsIn(seen, chart, inner);
    if (found.length > 0) return found;
  }
  return [];
};

export interface Seen {
  readonly sights: readonly Sight[];
  /** The chart has changed since the pictures were taken. */
  readonly isOld: boolean;
}

/** What a merchant sees in a state, on every screen that shows it. */
export const seenIn = (pictures: Pictures, chart: Chart, state: ChartState): Seen => {
  const owner = ownerOf(chart, state.id);
  const own = pictures[owner.id];
  if (own === undefined) return { sights: [], isOld: false };
  return { sights: sightsIn(own.states, chart, state), isOld: own.chart !== fingerprintOf(owner) };
};
