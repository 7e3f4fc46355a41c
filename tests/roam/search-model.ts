import { cap, rowsIn } from './too-many-rows';
import type { Said } from './wire';

type Asked = Readonly<Record<string, unknown>>;

const totalsCalls = ['getTotalTransaction', 'GET_TOTAL_SUMMARY'];
const exportCalls = ['getTransactionList', 'GET_SUMMARY_LIST'];

/** What is asked of the rows, without how they travel. */
const criteriaIn = ({ typeCall: _, page: __, orderBy: ___, ...criteria }: Asked) =>
  JSON.stringify(Object.entries(criteria).sort(([one], [other]) => (one < other ? -1 : 1)));

/** An export in several files asks for one day of the month after the other. */
const ofWholeMonth = (asked: Asked) => ('day' in asked ? { ...asked, day: '' } : asked);

/** A day is asked for of what was searched for in the whole month. */
const isDayOf = (searched: string, asked: Asked) =>
  typeof asked.day === 'string' && asked.day !== '' && criteriaIn(ofWholeMonth(asked)) === searched;

const keyOf = ({ branchCode, uid }: Asked) => `${branchCode}.${uid}`;

interface Searched {
  readonly criteria: string;
  /** The totals of one of its days: to offer them for an export, or the next search. */
  readonly counted: string;
  readonly exported: string;
  /** What was exported, were it of the whole month. */
  readonly exportedMonth: string;
  readonly hasTooManyRows: boolean;
  readonly rows: readonly string[] | null;
  readonly detail: string;
}

const nothing: Searched = {
  criteria: '',
  counted: '',
  exported: '',
  exportedMonth: '',
  hasTooManyRows: false,
  rows: null,
  detail: '',
};

/** What each tab has searched for, exported and looked into. */
export const createSearches = () => {
  const byTab = new Map<number, Searched>();
  const of = (tab: number) => byTab.get(tab) ?? nothing;
  const know = (tab: number, more: Partial<Searched>) => byTab.set(tab, { ...of(tab), ...more });

  const learn = ({ alias, asked, answer, status }: Said, tab: number) => {
    const criteria = criteriaIn(asked);
    if (totalsCalls.includes(alias))
      know(
        tab,
        isDayOf(of(tab).criteria, asked) ? { counted: criteria } : { ...nothing, criteria },
      );
    else if (asked.typeCall === 'X' && exportCalls.includes(alias) && criteria === of(tab).counted)
      know(tab, { ...nothing, criteria });
    if (alias === 'GET_SUMMARY_TRANSACTION_LIST') know(tab, { detail: keyOf(asked) });
    if (status !== 200 || !exportCalls.includes(alias)) return;
    if (asked.typeCall === 'C')
      know(tab, {
        exported: criteriaIn(asked),
        exportedMonth: criteriaIn(ofWholeMonth(asked)),
        hasTooManyRows: rowsIn(answer) > cap,
      });
    else if (alias === 'GET_SUMMARY_LIST') {
      const { summaryList = [] } = answer as { summaryList?: readonly Asked[] };
      know(tab, { rows: summaryList.map(keyOf) });
    }
  };

  return {
    learn,
    /** The last export is of what was searched for last. */
    hasExportedIts: (tab: number) =>
      [of(tab).exported, of(tab).exportedMonth].includes(of(tab).criteria),
    hasTooManyRows: (tab: number) => of(tab).hasTooManyRows,
    /** The detail asked for last is of a row that was brought last; null where no rows are known. */
    detailIsOfRow: (tab: number) => of(tab).rows?.includes(of(tab).detail) ?? null,
  };
};
