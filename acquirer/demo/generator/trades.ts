/** How a kind of shop trades: what the generator needs to make its days look real. */
export interface Trade {
  /** Typical receipt in euro, and how widely receipts spread around it. */
  readonly receipt: number;
  readonly spread: number;
  /** Receipts are rounded to this many cents. */
  readonly rounding: number;
  /** Relative traffic from Monday to Sunday; 0 is closed. */
  readonly week: readonly number[];
  /** Relative traffic from January to December. */
  readonly year: readonly number[];
  /** Relative traffic of the hours from midnight on. */
  readonly hours: readonly number[];
  readonly closedOnHolidays: boolean;
}

const hours = (weights: Readonly<Record<number, number>>) =>
  Array.from({ length: 24 }, (_, hour) => weights[hour] ?? 0);

const shopHours = hours({
  9: 3,
  10: 6,
  11: 7,
  12: 5,
  15: 3,
  16: 6,
  17: 8,
  18: 8,
  19: 4,
});
const steadyYear = [9, 9, 10, 10, 10, 10, 10, 8, 10, 10, 10, 13];
const summerYear = [4, 4, 6, 9, 11, 14, 17, 18, 12, 8, 5, 7];
const salesYear = [13, 8, 9, 9, 9, 9, 12, 7, 10, 10, 10, 16];

export const trades = {
  grocery: {
    receipt: 31,
    spread: 0.75,
    rounding: 1,
    closedOnHolidays: true,
    week: [8, 8, 9, 9, 12, 15, 6],
    year: steadyYear,
    hours: hours({
      8: 3,
      9: 6,
      10: 8,
      11: 9,
      12: 8,
      13: 5,
      14: 4,
      15: 5,
      16: 6,
      17: 9,
      18: 11,
      19: 8,
    }),
  },
  bakery: {
    receipt: 7.5,
    spread: 0.55,
    rounding: 10,
    closedOnHolidays: true,
    week: [8, 9, 9, 9, 10, 12, 7],
    year: steadyYear,
    hours: hours({ 7: 6, 8: 9, 9: 8, 10: 7, 11: 7, 12: 6, 16: 3, 17: 6, 18: 6, 19: 3 }),
  },
  cafe: {
    receipt: 6,
    spread: 0.6,
    rounding: 10,
    closedOnHolidays: false,
    week: [9, 10, 10, 10, 11, 12, 8],
    year: steadyYear,
    hours: hours({
      7: 8,
      8: 11,
      9: 8,
      10: 6,
      11: 5,
      12: 8,
      13: 9,
      14: 5,
      15: 4,
      16: 4,
      17: 6,
      18: 8,
      19: 6,
    }),
  },
  restaurant: {
    receipt: 62,
    spread: 0.5,
    rounding: 50,
    closedOnHolidays: false,
    week: [0, 7, 8, 9, 13, 17, 13],
    year: [7, 8, 9, 10, 11, 11, 12, 11, 10, 9, 8, 11],
    hours: hours({ 12: 4, 13: 10, 14: 7, 19: 3, 20: 9, 21: 13, 22: 9, 23: 2 }),
  },
  clothing: {
    receipt: 74,
    spread: 0.65,
    rounding: 100,
    closedOnHolidays: true,
    week: [5, 8, 8, 9, 11, 17, 6],
    year: salesYear,
    hours: shopHours,
  },
  shoes: {
    receipt: 89,
    spread: 0.45,
    rounding: 100,
    closedOnHolidays: true,
    week: [4, 8, 8, 9, 11, 18, 0],
    year: salesYear,
    hours: shopHours,
  },
  pharmacy: {
    receipt: 19,
    spread: 0.7,
    rounding: 5,
    closedOnHolidays: true,
    week: [11, 11, 10, 10, 11, 8, 0],
    year: [12, 11, 11, 10, 9, 9, 8, 7, 9, 10, 11, 12],
    hours: hours({ 8: 4, 9: 9, 10: 10, 11: 9, 12: 5, 15: 5, 16: 8, 17: 9, 18: 8, 19: 4 }),
  },
  hotel: {
    receipt: 178,
    spread: 0.6,
    rounding: 100,
    closedOnHolidays: false,
    week: [10, 8, 8, 8, 10, 12, 13],
    year: summerYear,
    hours: hours({
      0: 1,
      7: 5,
      8: 9,
      9: 12,
      10: 12,
      11: 5,
      14: 4,
      15: 6,
      16: 6,
      17: 5,
      18: 5,
      19: 4,
      20: 4,
      21: 4,
      22: 3,
      23: 1,
    }),
  },
  fuel: {
    receipt: 43,
    spread: 0.45,
    rounding: 100,
    closedOnHolidays: false,
    week: [11, 10, 10, 10, 12, 10, 7],
    year: [9, 9, 10, 10, 10, 10, 11, 11, 10, 10, 9, 10],
    hours: hours({
      0: 1,
      1: 1,
      2: 1,
      3: 1,
      4: 1,
      5: 3,
      6: 6,
      7: 10,
      8: 9,
      9: 7,
      10: 6,
      11: 6,
      12: 7,
      13: 6,
      14: 6,
      15: 6,
      16: 7,
      17: 9,
      18: 10,
      19: 7,
      20: 4,
      21: 3,
      22: 2,
      23: 1,
    }),
  },
  books: {
    receipt: 22,
    spread: 0.6,
    rounding: 10,
    closedOnHolidays: true,
    week: [6, 8, 8, 9, 10, 16, 7],
    year: [8, 8, 9, 9, 9, 8, 8, 7, 13, 10, 10, 20],
    hours: shopHours,
  },
} as const satisfies Record<string, Trade>;

export type TradeName = keyof typeof trades;
