import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../graph/chart';
import { fold } from '../graph/fold';
import { labelledByTag } from '../graph/labelled-by-tag';
import type { Direction, Drawn } from '../layout/drawing';
import { area, draw, drawMap } from '../layout/engine';
import type { Look } from '../layout/look';
import { better, mapIn, openingOf, type Room } from '../layout/opening';

/** The user's options for a drawing; missing ones are chosen for legibility. */
export interface Wishes {
  readonly direction: Direction | null;
  readonly detail: Look['detail'] | null;
  /** The folded states; null until the user folds or unfolds one. */
  readonly folded: ReadonlySet<string> | null;
  readonly isEveryArrowDrawn: boolean;
  /** All of it on one page, boxes in rows; not where a chart is opened inside. */
  readonly isMap?: boolean;
}

export const noWishes: Wishes = {
  direction: null,
  detail: null,
  folded: null,
  isEveryArrowDrawn: false,
};

const noArrow: ReadonlySet<string> = new Set();

const asWished = async (chart: Chart, room: Room, wishes: Wishes): Promise<Drawn> => {
  const { direction, detail, folded, isEveryArrowDrawn, isMap = false } = wishes;
  const shown = fold(chart, folded ?? new Set());
  if (isMap && shown.inside === undefined && shown === chart)
    return mapIn(shown, room, (shape) => drawMap(shown, shape));
  const look: Look = {
    detail: detail ?? 'brief',
    tagged: isEveryArrowDrawn ? noArrow : labelledByTag(shown),
  };
  const drawing = await (direction === null
    ? better(shown, room, look, draw)
    : draw(shown, direction, look));
  return { chart: shown, drawing };
};

const isWished = ({ direction, detail, folded, isEveryArrowDrawn, isMap }: Wishes) =>
  isMap || direction !== null || detail !== null || folded !== null || isEveryArrowDrawn;

/**
 * The drawing of a chart for the available room, as legible as possible or as the user wishes; null
 * until it is ready.
 */
export const useDrawing = (chart: Chart, room: Room | null, wishes: Wishes): Drawn | null => {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [width, height] = [room?.width ?? 0, room?.height ?? 0];
  const place = useMemo(() => ({ width, height }), [width, height]);
  useEffect(() => {
    if (place.width === 0) return;
    let isWanted = true;
    const drawing = isWished(wishes)
      ? asWished(chart, place, wishes)
      : openingOf(chart, place, draw, area);
    void drawing.then((done) => {
      if (isWanted) setDrawn(done);
    });
    return () => {
      isWanted = false;
    };
  }, [chart, place, wishes]);
  return drawn;
};
