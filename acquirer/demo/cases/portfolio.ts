import type { SeedMerchant, SeedShop } from '../generator/merchant';
import { recentScripts, type Script } from './plan';

/** Cases of the last weeks, and the shops they are about. */
interface Round {
  readonly shops: readonly SeedShop[];
  readonly scripts: readonly Script[];
}

/** The cases a demo company begins with, and the number of new ones in a hundred days. */
export interface Portfolio {
  readonly merchant: SeedMerchant;
  readonly rounds: readonly Round[];
  readonly old: number;
  readonly inHundredDays: number;
}

const everyFourth = recentScripts.filter((_, index) => index % 4 === 0);

type Size = (shops: readonly SeedShop[]) => Omit<Portfolio, 'merchant'>;

/** A manager who is suspended has an archive, and nothing that is still open. */
const settledLong = recentScripts.filter(
  ({ withdrawnAgo = 0, reply }) => withdrawnAgo > 0 || (reply?.ago ?? 0) >= 20,
);

/** Two rounds for the shops in the company's own charge, then the shop whose manager is suspended. */
const chain: Size = (shops) => ({
  rounds: [
    { shops: shops.slice(0, 4), scripts: recentScripts },
    { shops: shops.slice(6, 11), scripts: recentScripts },
    { shops: shops.slice(12, 17), scripts: recentScripts },
    { shops: shops.slice(18), scripts: recentScripts },
    { shops: shops.slice(5, 6), scripts: settledLong },
  ],
  old: 100,
  inHundredDays: 70,
});

/** Most cases are about the first shop, that of negozio01. */
const firstShop: Size = (shops) => ({
  rounds: [
    { shops: shops.slice(0, 1), scripts: recentScripts },
    { shops: shops.slice(0, 1), scripts: recentScripts },
    { shops: shops.slice(1), scripts: everyFourth },
  ],
  old: 40,
  inHundredDays: 35,
});

const large: Size = (shops) => ({
  rounds: [
    { shops, scripts: recentScripts },
    { shops, scripts: recentScripts },
  ],
  old: 60,
  inHundredDays: 90,
});

const usual: Size = (shops) => ({
  rounds: [{ shops, scripts: everyFourth }],
  old: 6,
  inHundredDays: 12,
});

const sizes: Readonly<Record<string, Size>> = {
  '1000000001': chain,
  '1000000003': firstShop,
  '1000000099': large,
};

export const portfolioOf = (merchant: SeedMerchant): Portfolio => ({
  merchant,
  ...(sizes[merchant.code] ?? usual)(merchant.shops),
});
