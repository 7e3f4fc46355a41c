import ELK from 'elkjs/lib/elk-api';
import elkAddress from 'elkjs/lib/elk-worker.min.js?worker&url';
import { startWorker } from '../../src/browser/trusted-worker';
import type { Chart } from '../graph/chart';
import type { Direction, Drawing } from './drawing';
import type { Look } from './look';
import { type MapShape, mapOf } from './map';
import { areaOfTexts, placeChart } from './place-chart';
import { type Measure, measureWith } from './type';

const elk = new ELK({ workerFactory: () => startWorker(elkAddress) });

let measure: Measure | undefined;

const measureHere = () => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No canvas to measure texts with');
  measure ??= measureWith(context, getComputedStyle(document.body).fontFamily);
  return measure;
};

const drawings = new WeakMap<Chart, Map<string, Promise<Drawing>>>();

/** The room that the texts of a chart take. */
export const area = (chart: Chart, look: Look) => areaOfTexts(chart, look, measureHere());

/** Draws a chart in a direction; a drawing is cached as long as its chart exists. */
export const draw = (chart: Chart, direction: Direction, look: Look): Promise<Drawing> => {
  const known = drawings.get(chart) ?? new Map<string, Promise<Drawing>>();
  drawings.set(chart, known);
  const key = `${direction} ${look.detail} ${look.aspect} ${look.tagged.size}`;
  const drawing =
    known.get(key) ??
    placeChart(chart, direction, look, measureHere(), (graph) => elk.layout(graph));
  known.set(key, drawing);
  return drawing;
};

/** Draws a chart of frames as a map of this shape. */
export const drawMap = (chart: Chart, shape: MapShape): Drawing =>
  mapOf(chart, shape, measureHere());
