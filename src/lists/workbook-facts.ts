import { exactAmountOf } from '../../acquirer/contract/rules/written-amount';
import type { Criteria } from '../../machines/criteria';
import { mismatches, type Totals } from '../../machines/totals';
import { monthName } from '../italian/calendar';
import { formatEuro } from '../italian/format';
import { quadratureTexts, searchTexts } from '../italian/search';
import { workbookTexts } from '../italian/workbook';
import { periodIn } from '../shared/export/heading';
import type { WorkbookFact } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import type { NamedFilter } from './filters';
import { isCount, shownTotals, type TotalLabels, totalOf } from './labels';

/** The criteria that all lists share: a month, the point of sale in force. */
export type PeriodAsked = Criteria & { readonly month: string; readonly codPos: string };

const kindOf = (name: string): WorkbookFact['kind'] => (isCount(name) ? 'count' : 'money');

const isAmount = (kind: NamedFilter<unknown>['kind']) =>
  kind === 'least' || kind === 'most' || kind === 'exact';

const shownOf = <Asked>(filter: NamedFilter<Asked>, used: string) => {
  if (filter.kind === 'choice') return filter.words[used] ?? used;
  return filter.kind === 'month' && used !== '' ? monthName(used) : used;
};

/** Each filter in use, and those whose '' has a text. */
export const filterFacts = <Asked extends Criteria>(
  criteria: Asked,
  filters: readonly NamedFilter<Asked>[],
): WorkbookFact[] =>
  filters.flatMap((filter): WorkbookFact[] => {
    const { name, label, kind } = filter;
    const used = criteria[name] ?? '';
    const value = shownOf(filter, used);
    if (value === '') return [];
    return isAmount(kind)
      ? [{ label, kind: 'money', value: Number(kind === 'exact' ? exactAmountOf(value) : value) }]
      : [{ label, kind: 'text', value }];
  });

/** 'Importo lordo da: 10,00 €'. */
export const factInWords = ({ label, kind, value }: WorkbookFact) =>
  `${label}: ${kind === 'money' ? formatEuro(Number(value)) : value}`;

/** The filters in use, in words. */
export const filtersInWords = <Asked extends Criteria>(
  criteria: Asked,
  filters: readonly NamedFilter<Asked>[],
) =>
  filterFacts(
    criteria,
    filters.filter(({ name }) => (criteria[name] ?? '') !== ''),
  ).map(factInWords);

/** Each of the totals, by its name. */
export const totalFacts = (totals: Totals, labels: TotalLabels): WorkbookFact[] =>
  shownTotals(totals, labels).map(([name, label]) => ({
    label,
    kind: kindOf(name),
    value: totalOf(totals, name),
  }));

const ofWholeSearch = (whole: Totals | undefined, labels: TotalLabels): WorkbookFact[] =>
  whole === undefined
    ? []
    : totalFacts(whole, labels).map((fact) => ({
        ...fact,
        label: workbookTexts.ofWholeSearch(fact.label),
      }));

/** Quadratura: whether the rows add up to the totals, and their sums where not. */
const quadratureFacts = (
  { announced, carried }: Exported<unknown, unknown>,
  labels: TotalLabels,
): WorkbookFact[] => {
  const found = mismatches(announced, carried);
  const agrees = carried.isCut ? quadratureTexts.cut : quadratureTexts.agrees;
  return [
    {
      label: quadratureTexts.title,
      kind: 'text',
      value: found.length === 0 ? agrees : quadratureTexts.warning,
    },
    ...found.map(({ name, found: value }) => ({
      label: quadratureTexts.fromRows(labels[name] ?? name),
      kind: kindOf(name),
      value,
    })),
  ];
};

/** The second sheet of a search's workbook: the filters used, the totals, and whether they agree. */
export const searchFacts = <Asked extends PeriodAsked>(
  exported: Exported<unknown, Asked>,
  filters: readonly NamedFilter<Asked>[],
  totals: TotalLabels,
): WorkbookFact[] => {
  const { criteria, announced } = exported;
  return [
    {
      label: searchTexts.period,
      kind: 'text',
      value: periodIn(criteria, exported.days),
    },
    { label: searchTexts.point, kind: 'text', value: criteria.codPos || workbookTexts.every },
    ...filterFacts(criteria, filters),
    ...totalFacts(announced, totals),
    ...ofWholeSearch(exported.whole, totals),
    ...quadratureFacts(exported, totals),
  ];
};
