import { addDays, daysBetween, lastOfMonth } from '../../server/common/clock';
import type { adjustment } from '../../server/differences/tables';
import { type Random, randomOf } from '../generator/random';
import type { SeedSettlement } from '../generator/settle';
import type { SeedMovement, ShopDay } from '../generator/shop-day';

export type SeedAdjustment = typeof adjustment.$inferInsert;

const shareDisputed = 0.005;
const shareWonBack = 0.4;

const disputes: readonly [string, ...string[]] = [
  'Operazione non riconosciuta dal titolare',
  'Documentazione non pervenuta',
  'Merce non ricevuta',
  'Doppio addebito',
  'Importo non corretto',
];

/** The first digit of a case number, so that two cases about one movement have two numbers. */
const kinds = { DRN: 1, MAN: 2, CON: 3 } as const;

type Letter = Pick<SeedAdjustment, 'type' | 'letterDate' | 'description' | 'amount'>;

const dayOf = (movement: SeedMovement) => movement.date.slice(0, 10);

/** `step` distinguishes the letters of one case, which share its number. */
const letterAbout = (movement: SeedMovement, letter: Letter, step = 0): SeedAdjustment => ({
  ...letter,
  id: movement.id * 100 + kinds[letter.type] * 10 + step,
  settlementId: movement.settlementId,
  settlementDay: dayOf(movement),
  movementId: movement.id,
  societyCode: movement.societyCode,
  posCode: movement.posCode,
  caseNumber: `${kinds[letter.type]}${movement.id}`,
});

/** A few days later, but in the same month: its letters explain the whole difference of a month. */
const correctionDate = (day: string, random: Random) =>
  addDays(day, Math.min(random.between(1, 4), daysBetween(day, lastOfMonth(day))));

const cancelled = (movement: SeedMovement, random: Random) =>
  letterAbout(movement, {
    type: 'MAN',
    letterDate: correctionDate(dayOf(movement), random),
    description: 'Transazione annullata',
    amount: -movement.amount,
  });

const sum = (movements: readonly SeedMovement[]) =>
  movements.reduce((total, one) => total + one.amount, 0);

/** Where the terminal closed its day without its last movement, that one is credited. */
const undeclared = (
  settlement: SeedSettlement,
  movements: readonly SeedMovement[],
  random: Random,
) => {
  const own = movements.filter((one) => one.settlementId === settlement.id);
  const last = own.at(-1);
  if (!last || sum(own) === settlement.grossDeclared) return [];
  return letterAbout(last, {
    type: 'DRN',
    letterDate: correctionDate(settlement.day, random),
    description: 'Differenza contabile',
    amount: sum(own) - settlement.grossDeclared,
  });
};

/** A disputed payment is debited, and sometimes credited again. */
const disputed = (movement: SeedMovement, random: Random) => {
  const debited = addDays(dayOf(movement), random.between(20, 60));
  const debit = letterAbout(movement, {
    type: 'CON',
    letterDate: debited,
    description: random.pick(disputes),
    amount: -movement.amount,
  });
  if (random.next() >= shareWonBack) return [debit];
  const credit: Letter = {
    type: 'CON',
    letterDate: addDays(debited, random.between(25, 50)),
    description: 'Riaccredito: documentazione accolta',
    amount: movement.amount,
  };
  return [debit, letterAbout(movement, credit, 1)];
};

/**
 * The letters that a whole day of a shop leads to, also those that will only be written later.
 * Differences and cancelled transactions add up to the declared net of its settlements minus the
 * calculated net.
 */
export const adjustmentsOf = ({ settlements, movements }: ShopDay): SeedAdjustment[] => {
  const [first] = movements;
  if (!first) return [];
  const random = randomOf(`letters ${dayOf(first)} ${first.posCode}`);
  return [
    ...settlements.flatMap((one) => undeclared(one, movements, random)),
    ...movements.filter((one) => one.status === 'A').map((one) => cancelled(one, random)),
    ...movements
      .filter((one) => one.status === 'V' && random.next() < shareDisputed)
      .flatMap((one) => disputed(one, random)),
  ];
};
