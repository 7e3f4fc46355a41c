import { valueDateOf } from '../../server/banking/value-date';
import type { settlement } from '../../server/movements/tables';
import type { Day } from './day';
import type { SeedMerchant, SeedShop } from './merchant';
import { randomOf, settlementCode, settlementId } from './random';
import type { SeedMovement } from './shop-day';

export type SeedSettlement = typeof settlement.$inferInsert;

const shareMisdeclared = 0.015;

const sum = (movements: readonly SeedMovement[], field: 'amount' | 'commission' | 'net') =>
  movements.reduce((total, one) => total + one[field], 0);

/** Now and then a terminal closes its day without its last movement. */
const declaredGross = (movements: readonly SeedMovement[], name: string) =>
  movements.length > 1 && randomOf(name).next() < shareMisdeclared
    ? sum(movements.slice(0, -1), 'amount')
    : sum(movements, 'amount');

const amountsOf = (movements: readonly SeedMovement[], name: string) => {
  const valid = movements.filter((one) => one.status === 'V');
  const commission = sum(valid, 'commission');
  const gross = declaredGross(movements, name);
  return {
    movements: movements.length,
    cancelled: movements.length - valid.length,
    grossCalculated: sum(valid, 'amount'),
    commissionCalculated: commission,
    netCalculated: sum(valid, 'net'),
    grossDeclared: gross,
    netDeclared: gross - commission,
  };
};

/** One settlement for each bank that the day's movements are paid through, adding them up. */
export const settle = (
  merchant: SeedMerchant,
  shop: SeedShop,
  day: Day,
  movements: readonly SeedMovement[],
): SeedSettlement[] =>
  merchant.banks.flatMap((abi, bank) => {
    const id = settlementId(shop, day, bank);
    const own = movements.filter((one) => one.settlementId === id);
    if (own.length === 0) return [];
    return {
      id,
      societyCode: merchant.code,
      posCode: shop.code,
      day: day.date,
      valueDate: valueDateOf(day.date),
      abi,
      code: settlementCode(shop, day, bank),
      ...amountsOf(own, `declared ${id}`),
    };
  });
