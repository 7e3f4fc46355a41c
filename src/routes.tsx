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
  {
    flow: 'summaries',
    paths: ['/Home/Riepilogo'],
    load: () => import('./summaries/flow').then((module) => module.summaries),
  },
  {
    flow: 'statistics',
    paths: ['/Home/StatisticaMensile', '/Home/StatisticaTrimestrale', '/Home/StatisticaSemestrale'],
    load: () => import('./statistics/flow').then((module) => module.statistics),
  },
  {
    flow: 'differences',
    paths: ['/Home/DettaglioDifferenzeContabili'],
    load: () => import('./differences/flow').then((module) => module.differences),
  },
  {
    flow: 'charges',
    paths: ['/Home/AddebitiContestazioni'],
    load: () => import('./charges/flow').then((module) => module.charges),
  },
  {
    flow: 'statements',
    paths: ['/EstrattoConto'],
    load: () => import('./statements/flow').then((module) => module.statements),
  },
  {
    flow: 'unpaid',
    paths: ['/Insoluti'],
    load: () => import('./unpaid/flow').then((module) => module.unpaid),
  },
];

export const routeAt = (known: readonly FlowRoute[], path: string) =>
  known.find((route) => route.paths.includes(path)) ?? null;
