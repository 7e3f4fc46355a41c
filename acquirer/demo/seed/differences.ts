import { addDays, daysBetween, lastOfMonth } from '../../server/common/clock';
import { letterId, letterNumber } from '../../server/letters/numbers';
import type { adjustment } from '../../server/letters/tables';
import { type Random, randomOf } from '../generator/random';
import type { SeedSettlement } from '../generator/settle';
import type { SeedMovement, ShopDay } from '../generator/shop-day';

export type SeedAdjustment = typeof adjustment.$inferInsert;

interface Letter extends Pick<SeedAdjustment, 'letterDate' | 'description' | 'amount'> {
  readonly type: 'DRN' | 'MAN';
}

const dayOf = (movement: SeedMovement) => movement.date.slice(0, 10);

const letterAbout = (movement: SeedMovement, letter: Letter): SeedAdjustment => ({
  ...letter,
  id: letterId(movement.id, letter.type),
  settlementId: movement.settlementId,
  settlementDay: dayOf(movement),
  movementId: movement.id,
  societyCode: movement.societyCode,
  posCode: movement.posCode,
  caseNumber: letterNumber(movement.id, letter.type),
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
  ];
};
