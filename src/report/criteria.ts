import { reportState } from '../../acquirer/contract/report';
import { reportDate } from '../../acquirer/contract/rules';
import { type ReportDraft, reportDraft } from '../../machines/report/report.draft';
import * as select from '../../machines/report/report.selectors';
import type { ReportInput } from '../../machines/report/report.types';
import { filtersFrom, writtenQuery } from '../lists/criteria';

const nothing: ReportDraft = {
  point: '',
  typed: { state: '', startDate: '', endDate: '' },
  hadCard: false,
};

const rules = {
  cod: reportDraft.entries.point,
  state: reportState,
  startDate: reportDate,
  endDate: reportDate,
};

type Asked = Pick<ReportInput, 'typed' | 'hadCard' | 'asksResult'> & { readonly point: string };

/** The report of an address; without one, the filters before a reload. */
export const reportFrom = (query: URLSearchParams, draft: ReportDraft | null): Asked => {
  const { cod, state, startDate, endDate } = filtersFrom(query, rules);
  if (startDate === '' || endDate === '') return { ...(draft ?? nothing), asksResult: false };
  return {
    point: cod,
    typed: { state, startDate, endDate },
    hadCard: query.has('carta'),
    asksResult: true,
  };
};

/**
 * The parameters that refresh, Back and a bookmark need of a result; of the card number only that
 * there was one.
 */
export const reportQuery = (snapshot: select.ReportSnapshot) => {
  if (select.isSearching(snapshot)) return null;
  if (!select.isShowing(snapshot)) return '';
  const { card, ...filters } = select.filters(snapshot);
  const carta = card === '' ? '' : 'si';
  return writtenQuery({ cod: select.point(snapshot), ...filters, carta }, 1);
};

/**
 * Filters and result share an address: Back moves between them. A result that is resumed has its
 * entry already.
 */
export const reportLevel = (snapshot: select.ReportSnapshot) =>
  select.isShowing(snapshot) || select.isResuming(snapshot) ? 'result' : 'filters';
