import type { OutcomeOf } from '../../../acquirer/client';
import type { searchPointOfSales } from '../../../acquirer/contract/points-of-sale';
import { requestActor } from '../../call';
import type { ChosenPoint } from '../../portal/session';

export type PointsAnswer = OutcomeOf<typeof searchPointOfSales>;

/** The contract of the call is loaded with the first search; if that fails, no call was made. */
const contract = () =>
  import('./find-points').then(
    ({ searchPointOfSales: loaded }) => loaded,
    () => null,
  );

/** The shop of an address: the user's, or not among the user's. */
export type PointFound =
  | Exclude<PointsAnswer, { type: 'http.200' }>
  | { readonly type: 'point.found'; readonly point: ChosenPoint }
  | { readonly type: 'point.unknown' };

export const pointChoiceActors = {
  /** HOM-012, API-026: as on Home; the filter travels upper-cased. */
  searchPoints: requestActor<{ filter: string; page: number }, PointsAnswer>(
    async ({ filter, page }, ask) => {
      const call = await contract();
      if (call === null) return { type: 'http.network' };
      return ask(call, { orderBy: '', page, filter: filter.trim().toUpperCase() });
    },
  ),
};

/** The shop that an address names, by its code (PRM-003 to PRM-005). */
export const findPoint = requestActor<{ code: string }, PointFound>(async ({ code }, ask) => {
  if (!/^\d{1,10}$/.test(code)) return { type: 'point.unknown' };
  const call = await contract();
  if (call === null) return { type: 'http.network' };
  const answer = await ask(call, { orderBy: '', page: 1, filter: code });
  if (answer.type !== 'http.200') return answer;
  const found = answer.body.accountListItems.find((each) => each.codPointOfSales === code);
  if (found === undefined) return { type: 'point.unknown' };
  const { name, city } = found;
  return { type: 'point.found', point: { code, name, city, index: 0 } };
});
