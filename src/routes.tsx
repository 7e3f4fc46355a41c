import type { FlowModule } from './flow';

/** A flow, the addresses it lives at, and its code, which comes when one of them is opened. */
export interface FlowRoute {
  readonly flow: string;
  readonly paths: readonly string[];
  readonly load: () => Promise<FlowModule>;
}

export const routes: readonly FlowRoute[] = [
  {
    flow: 'point-of-sale',
    paths: ['/Home'],
    load: () => import('./point-of-sale/flow').then((module) => module.home),
  },
  {
    flow: 'movements',
    paths: ['/Home/Movimenti'],
    load: () => import('./movements/flow').then((module) => module.movements),
  },
];

export const routeAt = (known: readonly FlowRoute[], path: string) =>
  known.find((route) => route.paths.includes(path)) ?? null;
