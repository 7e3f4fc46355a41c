import { addDays } from '../../server/common/clock';
import { dayOf } from '../generator/day';
import type { SeedMerchant, SeedShop } from '../generator/merchant';
import type { Random } from '../generator/random';
import { type SeedMovement, shopDay } from '../generator/shop-day';

const daysToLookBack = 25;
const wholeDay = '9999-12-31 23:59:59';

const validOn = (merchant: SeedMerchant, shop: SeedShop, date: string) =>
  shopDay(merchant, shop, dayOf(date), wholeDay).movements.filter(({ status }) => status === 'V');

/** One of a shop's own payments on or some days before `date`, never the same twice. */
export const paymentOf = (
  merchant: SeedMerchant,
  shop: SeedShop,
  date: string,
  taken: Set<number>,
  random: Random,
): SeedMovement | undefined => {
  for (let back = 0; back < daysToLookBack; back += 1) {
    const free = validOn(merchant, shop, addDays(date, -back)).filter(({ id }) => !taken.has(id));
    const [first, ...others] = free;
    if (!first) continue;
    const found = random.pick([first, ...others]);
    taken.add(found.id);
    return found;
  }
  return undefined;
};

const luhn = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

const dayOfYear = (date: string) => {
  const start = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  return String((Date.parse(`${date}T00:00:00Z`) - start) / 86_400_000 + 1).padStart(3, '0');
};

const acquirerNumber = '453210';

/** The reference that follows a payment through its circuit: 23 digits, the last a check digit. */
export const arnOf = ({ id, date }: SeedMovement) => {
  const day = date.slice(0, 10);
  const film = String(id % 100_000_000_000).padStart(11, '0');
  const digits = `7${acquirerNumber}${day.slice(3, 4)}${dayOfYear(day)}${film}`;
  return `${digits}${luhn(digits)}`;
};

/** The number of the operation at its terminal. */
export const operationOf = ({ id }: SeedMovement) => String((id % 9_973) + 1).padStart(6, '0');
