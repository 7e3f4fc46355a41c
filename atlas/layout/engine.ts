import ELK from 'elkjs/lib/elk-api';
import ElkWorker from 'elkjs/lib/elk-worker.min.js?worker';
import type { Chart } from '../graph/chart';
import type { Direction, Drawing } from './drawing';
import { placeChart } from './place-chart';
import { measureWith } from './type';

const elk = new ELK({ workerFactory: () => new ElkWorker() });

const measureHere = () => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No canvas to measure texts with');
  return measureWith(context, getComputedStyle(document.body).fontFamily);
};

const drawings = new Map<string, Promise<Drawing>>();

/** Draws a chart in a direction; what was drawn once is kept. */
export const draw = (chart: Chart, direction: Direction): Promise<Drawing> => {
  const key = `${chart.id} ${direction}`;
  const drawing =
    drawings.get(key) ?? placeChart(chart, direction, measureHere(), (graph) => elk.layout(graph));
  drawings.set(key, drawing);
  return drawing;
};
