import type { Criteria } from '../../../machines/criteria';
import { mismatches } from '../../../machines/totals';
import { quadratureTexts, searchTexts } from '../../italian/search';
import { workbookTexts } from '../../italian/workbook';
import { periodIn } from '../export/heading';
import type { WorkbookFact } from '../export/workbook';
import type { Exported } from '../export/write-workbooks';
import { type TotalLabels, totalOf } from './labels';

/** What every search is asked: a month, perhaps a day, the point of sale in force. */
type PeriodAsked = Criteria & { readonly month: string; readonly codPos: string };

/** A filter as the second sheet says it: only where it was used, or where '' has a word of its own. */
export interface FilterFact<Asked> {
  readonly name: keyof Asked & string;
  readonly label: string;
  readonly kind: 'text' | 'money';
  readonly words?: Readonly<Record<string, string>>;
}

const kindOf = (name: string) => (name === 'count' ? 'count' : 'money');

const filterFacts = <Asked extends Criteria>(
  criteria: Asked,
  filters: readonly FilterFact<Asked>[],
): WorkbookFact[] =>
  filters.flatMap(({ name, label, kind, words }) => {
    const used = criteria[name] ?? '';
    const value = words?.[used] ?? used;
    if (value === '') return [];
    return [{ label, kind, value: kind === 'money' ? Number(value) : value }];
  });

/** Quadratura: that the rows add up to the totals, or what they add up to instead. */
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
      kind: kindOf(name) as WorkbookFact['kind'],
      value,
    })),
  ];
};

/** The second sheet of a search's workbook: the filters used, the totals, and whether they agree. */
export const searchFacts = <Asked extends PeriodAsked>(
  exported: Exported<unknown, Asked>,
  filters: readonly FilterFact<Asked>[],
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
    ...Object.entries(totals).map(([name, label]) => ({
      label,
      kind: kindOf(name) as WorkbookFact['kind'],
      value: totalOf(announced, name),
    })),
    ...quadratureFacts(exported, totals),
  ];
};
