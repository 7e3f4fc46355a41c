import { maskedIban } from '../banking/iban';
import { firstOfMonth } from '../common/clock';
import {
  type Credit,
  type DayLine,
  type Holder,
  type Letter,
  type SettlementLine,
  type Sums,
  sumFields,
} from './figures';
import { inEuro, inFigures, italianDate, italianMonth, words } from './words';

/** A row of a table: its captions and its sums. */
export interface Line {
  readonly texts: readonly string[];
  readonly sums: Sums;
}

/** A table: its lines and what they add up to. A table without lines is all total. */
export interface Group {
  readonly heading: string;
  readonly lines: readonly Line[];
  readonly total: Line;
}

/** A figure or a fact with its name. */
export interface HeadLine {
  readonly name: string;
  readonly value: string;
}

/** A step from one sum to the next, in eurocents; the last of them is the sum. */
export interface Step {
  readonly name: string;
  readonly amount: number;
}

/** A statement before it is drawn: its texts and figures. */
export interface StatementDocument {
  readonly title: string;
  /** The issuer: name and contacts; empty where unknown. */
  readonly issuer: readonly string[];
  readonly holder: readonly HeadLine[];
  readonly totals: readonly HeadLine[];
  readonly note: string;
  /** The captions of `Line.texts`; those of the sums are always the same. */
  readonly captions: readonly string[];
  readonly groups: readonly Group[];
  readonly sums: Sums;
  /** From the declared net to what the banks have paid; it ends the statement. */
  readonly closing: readonly Step[];
}

/** A company with more lines than this gets one for each point of sale instead of each day. */
const mostDayLines = 1_500;

const nothing: Sums = {
  transactions: 0,
  cancelled: 0,
  gross: 0,
  commission: 0,
  net: 0,
  declaredNet: 0,
};

const add = (one: Sums, other: Sums): Sums => {
  const total = { ...one };
  for (const field of sumFields) total[field] += other[field];
  return total;
};

const total = (rows: readonly Sums[]) => rows.reduce(add, nothing);

const line = (texts: readonly string[], row: Sums): Line => ({ texts, sums: add(nothing, row) });

const group = (heading: string, totalText: string, lines: readonly Line[]): Group => ({
  heading,
  lines,
  total: line([totalText], total(lines.map((one) => one.sums))),
});

const addressOf = (place: Holder['company'] | NonNullable<Holder['point']>) =>
  `${place.address} ${place.streetNumber}, ${place.zip} ${place.city} (${place.district})`;

const pointOf = ({ point }: Holder) =>
  point ? `${point.code} ${point.sign}, ${addressOf(point)}` : words.allPoints;

const periodUntil = (date: string) =>
  `${italianMonth(date)}, ${words.from} ${italianDate(firstOfMonth(date))} ${words.to} ${italianDate(date)}`;

const holderFacts = (holder: Holder, date: string): HeadLine[] => [
  { name: words.company, value: holder.company.name },
  { name: words.address, value: addressOf(holder.company) },
  { name: words.companyCode, value: holder.company.code },
  { name: words.vatNumber, value: holder.company.vatNumber },
  { name: words.pointOfSale, value: pointOf(holder) },
  { name: words.period, value: periodUntil(date) },
];

const paidBy = ({ declaredNet, adjusted }: Credit) => declaredNet + adjusted;

const accountOf = ({ abi, iban }: Credit) =>
  iban === undefined ? `ABI ${abi}` : `ABI ${abi}, IBAN ${maskedIban(iban)}`;

/** An account for each bank, and what was paid on it. */
const creditFacts = (credits: readonly Credit[]): HeadLine[] =>
  credits.map((credit) => ({
    name: words.creditedOn,
    value: `${accountOf(credit)}, ${inEuro(paidBy(credit))}`,
  }));

const issuerOf = ({ issuedBy }: Holder) =>
  issuedBy ? [issuedBy.name, `${issuedBy.address}, ${words.vatNumber} ${issuedBy.vatNumber}`] : [];

const totalFacts = (sums: Sums, adjusted: number): HeadLine[] => [
  { name: words.transactions, value: inFigures(sums.transactions) },
  { name: words.cancelled, value: inFigures(sums.cancelled) },
  { name: words.gross, value: inEuro(sums.gross) },
  { name: words.commission, value: inEuro(sums.commission) },
  { name: words.net, value: inEuro(sums.net) },
  { name: words.declaredNet, value: inEuro(sums.declaredNet) },
  { name: words.difference, value: inEuro(sums.net - sums.declaredNet) },
  { name: words.adjusted, value: inEuro(adjusted) },
  { name: words.paid, value: inEuro(sums.declaredNet + adjusted) },
];

const adjustedIn = (credits: readonly Credit[]) =>
  credits.reduce((sum, { adjusted }) => sum + adjusted, 0);

/** Beyond this number of letters, the statement shows only their sum. */
const mostLetters = 300;

const letterName = ({ day, posCode, description, caseNumber }: Letter) =>
  [italianDate(day), posCode, caseNumber, description].filter(Boolean).join(', ');

const letterSteps = (letters: readonly Letter[], adjusted: number): Step[] => {
  if (letters.length === 0) return [{ name: words.adjusted, amount: adjusted }];
  if (letters.length > mostLetters)
    return [{ name: words.letters(inFigures(letters.length)), amount: adjusted }];
  return letters.map((letter) => ({ name: letterName(letter), amount: letter.amount }));
};

/** What the banks have paid for a month, by account, and the letters it was corrected by. */
export interface Payment {
  readonly credits: readonly Credit[];
  readonly letters: readonly Letter[];
}

const unpaid: Payment = { credits: [], letters: [] };

const closingOf = ({ declaredNet }: Sums, { credits, letters }: Payment): Step[] => {
  const adjusted = adjustedIn(credits);
  return [
    { name: words.declaredNet, amount: declaredNet },
    ...letterSteps(letters, adjusted),
    { name: words.paid, amount: declaredNet + adjusted },
  ];
};

type Tables = Pick<StatementDocument, 'captions' | 'groups' | 'note'>;

const statementOf = (
  holder: Holder,
  date: string,
  rows: readonly Sums[],
  payment: Payment,
  tables: Tables,
): StatementDocument => ({
  title: `${words.title}, ${italianMonth(date)}`,
  issuer: issuerOf(holder),
  holder: [...holderFacts(holder, date), ...creditFacts(payment.credits)],
  totals: totalFacts(total(rows), adjustedIn(payment.credits)),
  sums: total(rows),
  closing: closingOf(total(rows), payment),
  ...tables,
});

/** The statement of a point of sale: a line for every settlement of the month. */
export const pointStatement = (
  holder: Holder,
  date: string,
  rows: readonly SettlementLine[],
  payment = unpaid,
): StatementDocument => {
  const lines = rows.map((row) =>
    line([italianDate(row.day), italianDate(row.valueDate), row.abi, row.code], row),
  );
  return statementOf(holder, date, rows, payment, {
    captions: [words.date, words.valueDate, words.abi, words.reference],
    groups: [group(words.settlements, words.total, lines)],
    note: words.note,
  });
};

/** The days of each point of sale together; they arrive by point. */
const byPoint = (rows: readonly DayLine[]) => {
  const points = new Map<string, DayLine[]>();
  for (const row of rows) {
    const days = points.get(row.posCode) ?? [];
    days.push(row);
    points.set(row.posCode, days);
  }
  return [...points.values()];
};

const nameOf = ([first]: readonly DayLine[]): [string, string] => [
  first?.posCode ?? '',
  first?.sign ?? '',
];

const everyDay = (rows: readonly DayLine[]): Tables => ({
  captions: [words.date, words.valueDate],
  groups: [
    ...byPoint(rows).map((days) => {
      const lines = days.map((row) =>
        line([italianDate(row.day), italianDate(row.valueDate)], row),
      );
      return group(nameOf(days).join(' '), words.total, lines);
    }),
    { heading: words.allPoints, lines: [], total: line([words.total], total(rows)) },
  ],
  note: words.note,
});

const everyPoint = (rows: readonly DayLine[]): Tables => ({
  captions: [words.branchCode, words.sign],
  groups: [
    group(
      words.points,
      words.total,
      byPoint(rows).map((days) => line(nameOf(days), total(days))),
    ),
  ],
  note: words.shortNote,
});

/**
 * The statement of a whole company: every point of sale with its days and a subtotal. Where that
 * would be dozens of pages, one line per point, whose separate statement has the days.
 */
export const companyStatement = (
  holder: Holder,
  date: string,
  rows: readonly DayLine[],
  payment = unpaid,
): StatementDocument => {
  const tables = rows.length > mostDayLines ? everyPoint(rows) : everyDay(rows);
  return statementOf(holder, date, rows, payment, tables);
};
