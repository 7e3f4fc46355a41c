import type { Random } from './random';

/** A circuit: how frequent its cards are, what accepting one costs, what its numbers look like. */
interface Circuit {
  readonly weight: number;
  /** Hundredths of a percent of the amount. */
  readonly basisPoints: number;
  readonly firstDigits: string;
  readonly length: number;
  /** PagoBANCOMAT is paid through the merchant's first bank. */
  readonly domestic: boolean;
}

const circuit = (
  weight: number,
  basisPoints: number,
  firstDigits: string,
  { length = 16, domestic = false } = {},
): Circuit => ({ weight, basisPoints, firstDigits, length, domestic });

const pagoBancomat = circuit(41, 45, '9', { domestic: true });
const circuits: readonly Circuit[] = [
  pagoBancomat,
  circuit(17, 75, '4'),
  circuit(9, 95, '4'),
  circuit(15, 78, '53'),
  circuit(9, 98, '54'),
  circuit(6, 72, '6759'),
  circuit(3, 190, '3742', { length: 15 }),
];
const weights = circuits.map((one) => one.weight);

/** A card at a terminal: its number already masked, and what accepting it costs. */
export interface Card {
  readonly pan: string;
  readonly basisPoints: number;
  readonly domestic: boolean;
}

const digits = (random: Random, count: number) =>
  String(random.between(0, 10 ** count - 1)).padStart(count, '0');

/** Only the first six digits and the last four are ever made: no whole number exists anywhere. */
export const cardOf = (random: Random): Card => {
  const { firstDigits, length, basisPoints, domestic } =
    circuits[random.weighted(weights)] ?? pagoBancomat;
  const head = `${firstDigits}${digits(random, 6 - firstDigits.length)}`;
  return { pan: `${head}${'*'.repeat(length - 10)}${digits(random, 4)}`, basisPoints, domestic };
};
