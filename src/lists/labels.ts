import type { Criteria } from '../../machines/criteria';
import { isCompany, type Session } from '../../machines/portal/session';
import type { Totals } from '../../machines/totals';
import { formatEuro, formatWhole } from '../italian/format';
import { period, searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';

/** The names of the totals of a search, `count` and each sum, in display order. */
export type TotalLabels = Readonly<Record<string, string>>;

/** The totals that are numbers; the others are euro. */
export const isCount = (name: string) => ['count', 'movements', 'cancelled'].includes(name);

export const formatTotal = (name: string, value: number) =>
  isCount(name) ? formatWhole(value) : formatEuro(value);

export const totalOf = ({ count, sums }: Totals, name: string) =>
  name === 'count' ? count : (sums[name] ?? 0);

const brandOf = ({ codPos }: Criteria, session: Session) => {
  if (!isCompany(session)) return session.merchant?.name ?? '';
  if (codPos === '') return sharedTexts.everyBrand;
  return session.point?.name ?? sharedTexts.everyBrand;
};

/** Whose figures these are (MOV-011, MOV-012). */
export const ownerItems = (criteria: Criteria, session: Session) => [
  { label: searchTexts.company, value: session.merchant?.codsoc ?? '' },
  { label: searchTexts.point, value: criteria.codPos || sharedTexts.all },
  { label: searchTexts.brand, value: brandOf(criteria, session), name: true },
];

/** The owner of these figures, and their period. */
export const scopeItems = (criteria: Criteria, session: Session) => [
  ...ownerItems(criteria, session),
  { label: searchTexts.period, value: period(criteria.month ?? '', criteria.day ?? '') },
];

/** The totals that are shown: without 'di cui annullati' where none is, or their number is unknown. */
export const shownTotals = (totals: Totals, labels: TotalLabels) =>
  Object.entries(labels).filter(([name]) => name !== 'cancelled' || totalOf(totals, name) > 0);

export const totalItems = (totals: Totals, labels: TotalLabels) =>
  shownTotals(totals, labels).map(([name, label]) => ({
    label,
    value: formatTotal(name, totalOf(totals, name)),
    strong: true,
  }));

/** Totals of a search, or of a part of what it found. */
export interface TotalLine {
  readonly label: string;
  readonly totals: Totals;
  readonly strong?: boolean;
}

export const figureLines = (lines: readonly TotalLine[], labels: TotalLabels) =>
  lines.map(({ label, totals, strong = false }) => ({
    label,
    strong,
    values: Object.keys(labels).map((name) => formatTotal(name, totalOf(totals, name))),
  }));
