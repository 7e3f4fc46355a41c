import type { OutcomeOf } from '../../../acquirer/client';
import type { searchPointOfSales } from '../../../acquirer/contract/points-of-sale';
import { requestActor } from '../../call';

export type PointsAnswer = OutcomeOf<typeof searchPointOfSales>;

/** The contract of the call is loaded with the first search; if that fails, no call was made. */
const contract = () =>
  import('./find-points').then(
    ({ searchPointOfSales: loaded }) => loaded,
    () => null,
  );

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
