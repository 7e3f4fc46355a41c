import type { Day } from './day';
import type { SeedShop } from './merchant';

/** Numbers that are always the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** An index, by weight. */
  readonly weighted: (weights: readonly number[]) => number;
  /** Normally distributed around 0. */
  readonly normal: () => number;
  /** How often something that happens `mean` times on average happens once. */
  readonly poisson: (mean: number) => number;
}

/** FNV-1a. */
const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/** Mulberry32. */
const generator = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const weightedBy = (next: () => number) => (weights: readonly number[]) => {
  let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
};

const normalBy = (next: () => number) => () =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

const poissonBy = (next: () => number) => (mean: number) => {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = next(); product > limit; product *= next()) count += 1;
  return count;
};

/** The random numbers that belong to a name, such as a day and a shop. */
export const randomOf = (name: string): Random => {
  const next = generator(hash(name));
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    weighted: weightedBy(next),
    normal: normalBy(next),
    poisson: poissonBy(next),
  };
};

/**
 * Ids grow with the day, then with the shop. A movement always gets the same id, so a day can be
 * written again without duplicates.
 */
const shopDayNumber = (shop: SeedShop, day: Day) => day.number * 10_000 + shop.number;

export const settlementId = (shop: SeedShop, day: Day, bank: number) =>
  shopDayNumber(shop, day) * 10 + bank;

export const movementId = (shop: SeedShop, day: Day, index: number) =>
  shopDayNumber(shop, day) * 10_000 + index;

/** The reference that a settlement and its movements carry: date, shop, bank. */
export const settlementCode = (shop: SeedShop, day: Day, bank: number) =>
  `${day.date.slice(2).replaceAll('-', '')}${String(shop.number).padStart(4, '0')}${bank}`;

/** The number of one of a shop's terminals. */
export const terminalNumber = (shop: SeedShop, index: number) =>
  String(31_000_000 + shop.number * 10 + index);
