import { type Life, livesOf } from '../../acquirer/demo/cases/case-timelines';
import { portfolioOf } from '../../acquirer/demo/cases/portfolio';
import { dayOf } from '../../acquirer/demo/generator/day';
import type { SeedMerchant, SeedShop } from '../../acquirer/demo/generator/merchant';
import type { SeedSettlement } from '../../acquirer/demo/generator/settle';
import { type SeedMovement, shopDay } from '../../acquirer/demo/generator/shop-day';
import { adjustmentsOf, type SeedAdjustment } from '../../acquirer/demo/seed/differences';
import { type SeedUnpaid, unpaidOf } from '../../acquirer/demo/seed/unpaid';
import { companyOf, userCalled } from './demo';

/*
 * What the demo holds, as a person reads it: rows of the seed, with sums and formats of this module.
 * Neither the server's queries nor the portal's formats take part, so a mistake there differs from it.
 */

/** The texts of a row by the titles of its columns. */
export type Cells = Readonly<Record<string, string>>;

const two = (value: number) => String(value).padStart(2, '0');

const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');

/** '1.234' */
export const count = (value: number) => grouped(value);

/** '-1.234,56 €' from cents. */
export const euro = (cents: number) => {
  const amount = Math.abs(cents);
  const sign = cents < 0 ? '-' : '';
  return `${sign}${grouped(Math.floor(amount / 100))},${two(amount % 100)} €`;
};

/** '+1.234,56 €', with its sign unless it is nothing. */
export const change = (cents: number) => (cents > 0 ? `+${euro(cents)}` : euro(cents));

/** '31-10-2026 23:31' from '2026-10-31 23:31:07', '31-10-2026' from '2026-10-31'. */
export const moment = (text: string) => {
  const [date = '', time] = text.split(' ');
  const day = date.split('-').reverse().join('-');
  return time === undefined ? day : `${day} ${time.slice(0, 5)}`;
};

const monthNames = [
  'Gennaio',
  'Febbraio',
  'Marzo',
  'Aprile',
  'Maggio',
  'Giugno',
  'Luglio',
  'Agosto',
  'Settembre',
  'Ottobre',
  'Novembre',
  'Dicembre',
] as const;

/** The day on which the sessions are played, in Italy. */
export const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format();

/** A month of the calendar. */
export interface Month {
  readonly year: number;
  /** From 1. */
  readonly number: number;
}

/** The month so many before the current one. */
export const monthBack = (back: number): Month => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = year * 12 + month - 1 - back;
  return { year: Math.floor(months / 12), number: (months % 12) + 1 };
};

const monthTitle = ({ number }: Month) => monthNames[number - 1] ?? '';

/** 'Ottobre 2026' */
export const monthName = (month: Month) => `${monthTitle(month)} ${month.year}`;

/** The days of a month, `YYYY-MM-DD`. */
export const daysOf = ({ year, number }: Month) =>
  Array.from(
    { length: new Date(Date.UTC(year, number, 0)).getUTCDate() },
    (_, day) => `${year}-${two(number)}-${two(day + 1)}`,
  );

/** The last day of a month, `YYYY-MM-DD`: statements have this date. */
export const lastDayOf = (month: Month) => daysOf(month).at(-1) ?? '';

/** Rows of a month, or of one of its days, of a company or of one of its shops. */
export interface Choice {
  readonly month: Month;
  readonly day?: number;
  readonly shop?: SeedShop;
}

interface ShopMonth {
  readonly movements: readonly SeedMovement[];
  readonly settlements: readonly SeedSettlement[];
  readonly letters: readonly SeedAdjustment[];
}

const known = new Map<string, ShopMonth>();

const made = (merchant: SeedMerchant, shop: SeedShop, month: Month): ShopMonth => {
  const days = daysOf(month).map((date) =>
    shopDay(merchant, shop, dayOf(date), `${date} 24:00:00`),
  );
  return {
    movements: days.flatMap(({ movements }) => movements),
    settlements: days.flatMap(({ settlements }) => settlements),
    letters: days.flatMap(adjustmentsOf),
  };
};

const shopMonth = (merchant: SeedMerchant, shop: SeedShop, month: Month) => {
  const name = `${shop.code} ${monthName(month)}`;
  const found = known.get(name) ?? made(merchant, shop, month);
  known.set(name, found);
  return found;
};

const ownShops = (userId: string) => {
  const { posCode } = userCalled(userId);
  return companyOf(userId).shops.filter(({ code }) => posCode === undefined || code === posCode);
};

const monthsOf = (userId: string, { month, shop }: Omit<Choice, 'day'>) =>
  ownShops(userId)
    .filter(({ code }) => shop === undefined || code === shop.code)
    .map((each) => shopMonth(companyOf(userId), each, month));

const isOn = (date: string, { month, day }: Choice) =>
  day === undefined || date.startsWith(`${month.year}-${two(month.number)}-${two(day)}`);

const newest = (one: SeedMovement, other: SeedMovement) =>
  one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1;

/** The movements that a user may see, newest first. */
export const movementsOf = (userId: string, choice: Choice): readonly SeedMovement[] =>
  monthsOf(userId, choice)
    .flatMap(({ movements }) => movements)
    .filter(({ date }) => isOn(date, choice))
    .toSorted(newest);

const signOf = (userId: string, code: string) =>
  companyOf(userId).shops.find((shop) => shop.code === code)?.sign ?? '';

/** The bank is the last digit of a settlement's id; date, shop and bank are its reference. */
const referenceOf = (movement: SeedMovement, userId: string) => {
  const shop = companyOf(userId).shops.find(({ code }) => code === movement.posCode);
  const date = movement.date.slice(2, 10).replaceAll('-', '');
  return `${date}${String(shop?.number).padStart(4, '0')}${movement.settlementId % 10}`;
};

/** A row of 'Movimenti', on the screen and in the workbook. */
export const movementCells = (userId: string, movement: SeedMovement): Cells => ({
  'Codice esercizio': movement.posCode,
  Insegna: signOf(userId, movement.posCode),
  Data: moment(movement.date),
  Riferimento: referenceOf(movement, userId),
  POS: movement.terminal,
  'Importo lordo': euro(movement.amount),
  Autorizzazione: movement.authorizationCode,
  'Numero carta': movement.pan,
  Stato: movement.status === 'A' ? 'Annullato' : 'Valido',
  Commissione: euro(movement.commission),
  'Importo netto': euro(movement.net),
});

const sumBy = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

/** Amounts in cents. */
export interface Sum {
  readonly count: number;
  readonly gross: number;
  readonly commission: number;
  readonly net: number;
}

/** Movements added up. */
export const sumOf = (movements: readonly SeedMovement[]): Sum => ({
  count: movements.length,
  gross: sumBy(movements, ({ amount }) => amount),
  commission: sumBy(movements, ({ commission }) => commission),
  net: sumBy(movements, ({ amount, commission }) => amount - commission),
});

/** The movements that count, or those that were cancelled. */
export const withStatus = (movements: readonly SeedMovement[], status: 'V' | 'A') =>
  movements.filter((each) => each.status === status);

/** The totals above the rows of 'Movimenti'. */
export const totalCells = ({ count: number, gross, commission, net }: Sum): Cells => ({
  'Numero movimenti': count(number),
  'Importo lordo': euro(gross),
  Commissioni: euro(commission),
  'Importo netto': euro(net),
});

const takenCells = (movements: readonly SeedMovement[], number: string, cancelled: string) => {
  const valid = sumOf(withStatus(movements, 'V'));
  const lost = movements.length - valid.count;
  return {
    [number]: `${count(movements.length)}${lost === 0 ? '' : ` di cui ${lost} ${cancelled}`}`,
    'Importo lordo': euro(valid.gross),
    Commissioni: euro(valid.commission),
    'Importo netto': euro(valid.net),
  };
};

/** A row of a month in 'Statistica Mensile'; in the workbook the cancelled ones have a column. */
export const monthCells = (userId: string, month: Month, shop?: SeedShop): Cells => ({
  Anno: String(month.year),
  Mese: monthTitle(month),
  ...takenCells(
    movementsOf(userId, { month, ...(shop && { shop }) }),
    'Numero transazioni',
    'annullate',
  ),
});

/** What was taken in several months, cancelled movements left out but for their count. */
export const periodCells = (userId: string, months: readonly Month[]): Cells =>
  takenCells(
    months.flatMap((month) => movementsOf(userId, { month })),
    'Numero transazioni',
    'annullate',
  );

/** The gross amount of a month without what was cancelled, in cents. */
export const grossOf = (userId: string, choice: Choice) =>
  sumOf(withStatus(movementsOf(userId, choice), 'V')).gross;

/** A row of 'Mese per punto vendita', compared with the month before. */
export const pointCells = (userId: string, shop: SeedShop, month: Month, before: Month): Cells => {
  const movements = movementsOf(userId, { month, shop });
  const gross = grossOf(userId, { month, shop });
  const valid = withStatus(movements, 'V').length;
  return {
    'Codice esercizio': shop.code,
    Insegna: shop.sign,
    Città: shop.place.city.city,
    ...takenCells(movements, 'Movimenti', 'annullati'),
    'Importo medio': euro(Math.round(gross / valid)),
    'Sul mese prima': change(gross - grossOf(userId, { month: before, shop })),
  };
};

/** What a bank credits for a day; amounts in cents. */
export interface Payout {
  readonly day: string;
  readonly valueDate: string;
  readonly bank: string;
  readonly summaries: number;
  readonly gross: number;
  readonly commission: number;
  readonly adjustments: number;
}

/** Letters about a movement are written up to four months after it. */
const monthsOfLetters = 4;

/** The letters of a company that are dated in a month. */
export const lettersOf = (userId: string, back: number): readonly SeedAdjustment[] => {
  const { year, number } = monthBack(back);
  const month = `${year}-${two(number)}`;
  return Array.from({ length: monthsOfLetters + 1 }, (_, earlier) => monthBack(back + earlier))
    .flatMap((each) => monthsOf(userId, { month: each }))
    .flatMap(({ letters }) => letters)
    .concat(casesOf(userId).flatMap(({ charges }) => charges))
    .filter(({ letterDate }) => letterDate.startsWith(month));
};

/** The payouts of a month of a company, by day and bank. */
export const payoutsOf = (userId: string, back: number): readonly Payout[] => {
  const { banks } = companyOf(userId);
  const month = monthBack(back);
  const settlements = monthsOf(userId, { month }).flatMap((each) => each.settlements);
  const movements = withStatus(movementsOf(userId, { month }), 'V');
  const letters = lettersOf(userId, back);
  const bankOf = (settlementId: number) => banks[settlementId % 10];
  return daysOf(month).flatMap((day) =>
    banks.toSorted().flatMap((bank) => {
      const own = settlements.filter((each) => each.day === day && each.abi === bank);
      const [first] = own;
      if (first === undefined) return [];
      return {
        day,
        bank,
        valueDate: first.valueDate,
        summaries: own.length,
        gross: sumBy(own, (each) => each.grossDeclared),
        commission: sumOf(
          movements.filter(
            (each) => each.date.startsWith(day) && bankOf(each.settlementId) === bank,
          ),
        ).commission,
        adjustments: sumBy(
          letters.filter((each) => each.letterDate === day && bankOf(each.settlementId) === bank),
          ({ amount }) => amount,
        ),
      };
    }),
  );
};

const paid = ({ gross, commission, adjustments }: Payout) => gross - commission + adjustments;

/** A row of 'Accrediti'. */
export const payoutCells = (payout: Payout): Cells => ({
  Valuta: moment(payout.valueDate),
  ABI: payout.bank,
  'Operazioni del': moment(payout.day),
  'Lordo dichiarato': euro(payout.gross),
  Commissioni: euro(payout.commission),
  Rettifiche: euro(payout.adjustments),
  'Importo accreditato': euro(paid(payout)),
});

/** The totals above the rows of 'Accrediti'. */
export const payoutFigures = (payouts: readonly Payout[]): Cells => ({
  Accrediti: count(payouts.length),
  'Lordo dichiarato': euro(sumBy(payouts, ({ gross }) => gross)),
  Commissioni: euro(sumBy(payouts, ({ commission }) => commission)),
  Rettifiche: euro(sumBy(payouts, ({ adjustments }) => adjustments)),
  'Accreditato in banca': euro(sumBy(payouts, paid)),
});

/** What the bank sent back and is still unpaid, in the months that the demo has. */
export const unpaidNow = (userId: string): readonly SeedUnpaid[] =>
  Array.from({ length: 13 }, (_, back) => monthBack(back))
    .flatMap((month) => daysOf(month).filter((day) => day < today))
    .flatMap((date) =>
      ownShops(userId).flatMap((shop) => unpaidOf(companyOf(userId), shop, dayOf(date))),
    )
    .filter(({ paidOn }) => paidOn === null || paidOn === undefined || paidOn > today);

/** The shops of a company by their signs, as its list of points of sale has them. */
export const shopsBySign = (userId: string): readonly SeedShop[] =>
  companyOf(userId).shops.toSorted((one, other) => (one.sign < other.sign ? -1 : 1));

/** A row of 'Punti vendita' on Home. */
export const shopCells = ({ sign, code, place }: SeedShop): Cells => ({
  INSEGNA: sign,
  'CODICE ESERCIZIO': code,
  INDIRIZZO: `${place.address} ${place.streetNumber}`,
  CITTÀ: place.city.city,
});

/** A settlement with the sums of its movements; amounts in cents. */
export interface Settled extends Sum {
  readonly settlement: SeedSettlement;
  readonly movements: readonly SeedMovement[];
}

/** The settlements of a month, newest first. */
export const settledIn = (userId: string, choice: Choice): readonly Settled[] => {
  const movements = new Map<number, SeedMovement[]>();
  for (const each of movementsOf(userId, choice))
    movements.set(each.settlementId, [...(movements.get(each.settlementId) ?? []), each]);
  return monthsOf(userId, choice)
    .flatMap(({ settlements }) => settlements)
    .toSorted((one, other) =>
      one.day === other.day ? other.id - one.id : one.day < other.day ? 1 : -1,
    )
    .map((settlement) => {
      const own = movements.get(settlement.id) ?? [];
      const valid = sumOf(withStatus(own, 'V'));
      return { settlement, movements: own, ...valid, count: own.length };
    });
};

const declaredNet = ({ settlement, commission }: Settled) => settlement.grossDeclared - commission;

/** A row of 'Riepiloghi', on the screen and in the workbook. */
export const settledCells = (userId: string, settled: Settled): Cells => {
  const { settlement, gross, commission, net } = settled;
  return {
    'Codice esercizio': settlement.posCode,
    Insegna: signOf(userId, settlement.posCode),
    Data: moment(settlement.day),
    ABI: settlement.abi,
    Codice: settlement.code,
    'Numero transazioni': count(settled.count),
    'Lordo calcolato': euro(gross),
    'Lordo dichiarato': euro(settlement.grossDeclared),
    Commissione: euro(commission),
    'Netto calcolato': euro(net),
    'Netto dichiarato': euro(declaredNet(settled)),
    Differenza: euro(net - declaredNet(settled)),
  };
};

/** The totals above the rows of 'Riepiloghi'. */
export const settledFigures = (all: readonly Settled[]): Cells => {
  const net = sumBy(all, (each) => each.net);
  const declared = sumBy(all, declaredNet);
  return {
    'Numero riepiloghi': count(all.length),
    'Lordo calcolato': euro(sumBy(all, ({ gross }) => gross)),
    'Commissione calcolata': euro(sumBy(all, ({ commission }) => commission)),
    'Netto calcolato': euro(net),
    'Netto dichiarato': euro(declared),
    Differenza: euro(net - declared),
  };
};

const byPointAndDay = (one: SeedAdjustment, other: SeedAdjustment) =>
  `${one.posCode} ${one.letterDate}` < `${other.posCode} ${other.letterDate}` ? -1 : 1;

/** The letters of a month about differences and cancelled movements, by point and day. */
export const differencesOf = (userId: string, back: number) =>
  lettersOf(userId, back)
    .filter(({ type }) => type !== 'CON')
    .toSorted(byPointAndDay);

/** The letters of a month about disputes, by point and day. */
export const chargesOf = (userId: string, back: number) =>
  lettersOf(userId, back)
    .filter(({ type }) => type === 'CON')
    .toSorted(byPointAndDay);

/** A row of 'Differenze contabili'; 'Addebiti e accrediti' have a description too. */
export const letterCells = (userId: string, letter: SeedAdjustment): Cells => ({
  'Codice esercizio': letter.posCode,
  Insegna: signOf(userId, letter.posCode),
  'Data lettera': moment(letter.letterDate),
  'Importo netto': euro(letter.amount),
  'N. pratica': letter.caseNumber,
});

/** The totals above letters. */
export const letterFigures = (letters: readonly SeedAdjustment[]): Cells => ({
  'Numero lettere': count(letters.length),
  'Importo netto': euro(sumBy(letters, ({ amount }) => amount)),
});

/** A row of 'Insoluti'. */
export const unpaidCells = (userId: string, item: SeedUnpaid): Cells => ({
  'Codice esercizio': item.posCode,
  Insegna: signOf(userId, item.posCode),
  Importo: euro(item.amount),
  'Data valuta': moment(item.valueDate),
  'Data contabile': moment(item.bookingDate),
  Causale: item.reason,
});

/** What is still unpaid, added up in cents. */
export const unpaidSum = (items: readonly SeedUnpaid[]) => sumBy(items, ({ amount }) => amount);

/** The dispute cases that a company had when the demo was seeded today, by deadline and number. */
export const casesOf = (userId: string): readonly Life[] =>
  livesOf(portfolioOf(companyOf(userId)), new Date(), new Set()).toSorted((one, other) =>
    one.one.dueOn === other.one.dueOn
      ? one.one.id - other.one.id
      : one.one.dueOn < other.one.dueOn
        ? -1
        : 1,
  );

const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

const dueWords = (day: string) => {
  const days = daysUntil(day);
  return days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${days} giorni`;
};

/** The number of a case, as letters and lists have it. */
export const caseNumber = ({ one }: Life) => `3${one.id}`;

/** A row of a list of cases that wait for an answer. */
export const caseCells = (life: Life): Cells => ({
  Scadenza: `${moment(life.one.dueOn)} Scade ${dueWords(life.one.dueOn)}`,
  'Codice punto vendita': life.shop.code,
  'Data operazione': moment(life.one.transactionAt.slice(0, 10)),
  'Numero carta': life.one.pan,
  'Importo transazione': euro(life.one.amount),
  'Importo contestato': euro(life.one.disputed),
  'N. pratica': caseNumber(life),
});
