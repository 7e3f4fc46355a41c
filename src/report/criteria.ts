import * as v from 'valibot';
import { reportState } from '../../acquirer/contract/report';
import { reportDate } from '../../acquirer/contract/rules';
import * as select from '../../machines/report/report.selectors';
import type { ReportInput } from '../../machines/report/report.types';
import { filtersFrom, writtenQuery } from '../lists/criteria';

const rules = {
  cod: v.pipe(v.string(), v.regex(/^\d{0,10}$/)),
  state: reportState,
  startDate: reportDate,
  endDate: reportDate,
};

type Asked = Pick<ReportInput, 'typed' | 'hadCard' | 'asksResult'> & { readonly point: string };

const noFilters = { state: '', startDate: '', endDate: '' } as const;

/** The report that an address asks for. */
export const reportFrom = (query: URLSearchParams): Asked => {
  const { cod, state, startDate, endDate } = filtersFrom(query, rules);
  if (startDate === '' || endDate === '')
    return { point: '', typed: noFilters, hadCard: false, asksResult: false };
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
