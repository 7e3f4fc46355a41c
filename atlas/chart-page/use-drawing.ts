import { useEffect, useState } from 'react';
import type { Chart } from '../graph/chart';
import type { Direction, Drawing } from '../layout/drawing';
import { draw } from '../layout/engine';

const widthToHeight = 1.25;

/** How well a drawing fits a page: the scale at which all of it would be seen. */
const fitOf = ({ width, height }: Drawing) => Math.min(widthToHeight / width, 1 / height);

const better = async (chart: Chart) => {
  const drawings = await Promise.all([draw(chart, 'DOWN'), draw(chart, 'RIGHT')]);
  const [down, right] = drawings;
  return fitOf(right) > fitOf(down) * 1.15 ? right : down;
};

/** The drawing of a chart: in the direction asked for, or in the one that fits a page better. */
export const useDrawing = (chart: Chart, direction: Direction | null): Drawing | null => {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    const drawn = direction === null ? better(chart) : draw(chart, direction);
    void drawn.then((done) => {
      if (isWanted) setDrawing(done);
    });
    return () => {
      isWanted = false;
    };
  }, [chart, direction]);
  return drawing;
};
