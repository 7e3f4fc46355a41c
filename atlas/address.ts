import { useSyncExternalStore } from 'react';
import type { Chart } from './graph/chart';

const base = import.meta.env.BASE_URL;

/** Where the atlas is: a page, and a place on it. */
export interface Address {
  readonly page: string;
  readonly place: string;
}

const moved = 'atlas:moved';

const subscribe = (notify: () => void) => {
  for (const event of ['popstate', 'hashchange', moved]) window.addEventListener(event, notify);
  return () => {
    for (const event of ['popstate', 'hashchange', moved])
      window.removeEventListener(event, notify);
  };
};

const current = () => `${window.location.pathname}${window.location.hash}`;

export const parse = (address: string): Address => {
  const [path = '', hash = ''] = address.split('#');
  const page = path.startsWith(base) ? path.slice(base.length) : '';
  return { page: page.replace(/\/(index\.html)?$/, ''), place: decodeURIComponent(hash) };
};

export const useAddress = (): Address => parse(useSyncExternalStore(subscribe, current));

export const hrefOf = (page: string, place = '') =>
  `${base}${page}${place === '' ? '' : `#${encodeURIComponent(place)}`}`;

/** Goes to a page of the atlas without loading it again. */
export const go = (page: string, place = '', how: 'push' | 'replace' = 'push') => {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(page, place));
  window.dispatchEvent(new Event(moved));
};

/** The place of a state or of an arrow on the page of its chart. */
export const placeOf = (chart: Chart, id: string): string => {
  const state = chart.states.find((each) => each.id === id);
  if (state !== undefined) return state.path;
  const arrow = chart.arrows.find((each) => each.id === id);
  const source = chart.states.find((each) => each.id === arrow?.source);
  const siblings = chart.arrows.filter((each) => each.source === arrow?.source);
  const index = siblings.findIndex((each) => each.id === id);
  return `${source?.path ?? ''}~${index + 1}`;
};

/** The part that an address names; the chart where it names none. */
export const foundAt = (chart: Chart, place: string): string | null => {
  const [path = '', number] = place.split('~');
  const state = chart.states.find((each) => each.path === path);
  if (place === '' || state === undefined) return null;
  if (number === undefined) return state.id;
  return chart.arrows.filter(({ source }) => source === state.id)[Number(number) - 1]?.id ?? null;
};

/** The states whose charts contain a place, the outermost first. */
export const openedBy = (place: string): readonly string[] => {
  const parts = (place.split('~')[0] ?? '').split('›');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('›'));
};
