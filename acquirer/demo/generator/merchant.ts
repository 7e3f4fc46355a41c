import { type City, cities, streets } from './places';
import { randomOf } from './random';
import type { TradeName } from './trades';

/** A shop as the seed knows it. `number` is its place in the ids the generator makes: never reuse one. */
export interface SeedShop {
  readonly number: number;
  readonly code: string;
  readonly sign: string;
  readonly trade: TradeName;
  readonly place: Place;
}

export interface Place {
  readonly address: string;
  readonly streetNumber: string;
  readonly city: City;
}

/** A company as the seed knows it. `movements` is about how many it makes in 13 months. */
export interface SeedMerchant {
  readonly code: string;
  readonly vatNumber: string;
  readonly name: string;
  readonly place: Place;
  /** Its banks: PagoBANCOMAT is paid through the first, everything else through the last. */
  readonly banks: readonly [string, ...string[]];
  readonly movements: number;
  readonly shops: readonly SeedShop[];
}

/** A unique address for this code. */
export const placeIn = (code: string, city: City): Place => {
  const random = randomOf(`place ${code}`);
  return {
    address: random.pick(streets),
    streetNumber: String(random.between(1, 180)),
    city,
  };
};

/** A format of a chain: what its shops trade in, and how their signs begin. */
export interface Format {
  readonly sign: string;
  readonly trade: TradeName;
}

interface Chain {
  readonly firstNumber: number;
  readonly firstCode: number;
  readonly size: number;
  readonly formats: readonly [Format, ...Format[]];
  /** Where in the list of cities the chain begins. */
  readonly firstCity: number;
}

const cityAt = (index: number): City => cities[index % cities.length] ?? cities[0];

const code = (value: number) => String(value).padStart(10, '0');

/** The shops of a chain: one format after the other, city after city. */
export const chain = ({ firstNumber, firstCode, size, formats, firstCity }: Chain): SeedShop[] =>
  Array.from({ length: size }, (_, index) => {
    const city = cityAt(firstCity + index);
    const format =
      formats[(index + Math.floor(index / cities.length)) % formats.length] ?? formats[0];
    return {
      number: firstNumber + index,
      code: code(firstCode + index),
      sign: `${format.sign} ${city.city.toUpperCase()}`,
      trade: format.trade,
      place: placeIn(code(firstCode + index), city),
    };
  });

/** A single shop of a small company. */
export const shop = (
  number: number,
  shopCode: string,
  sign: string,
  trade: TradeName,
  city: City,
): SeedShop => ({ number, code: shopCode, sign, trade, place: placeIn(shopCode, city) });
