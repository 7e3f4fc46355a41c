import { requestActor } from '../../call';
import type { ListFailure } from '../../flow-result';
import type { Asked, Figures, SummaryEvent } from './home-summary.types';

/** Its code is loaded on first use; if that fails, no call has been made. */
const finders = () =>
  import('./find').then(
    ({ find }) => find,
    () => null,
  );

/** One part of the summary, as one call. */
const part = (name: keyof Figures) =>
  requestActor<Asked, SummaryEvent>(async (asked, ask) => {
    const find = await finders();
    if (find === null) return { type: 'http.network', part: name };
    const outcome = await find[name](asked, ask);
    if (outcome.type !== 'http.200') return { ...(outcome as ListFailure), part: name };
    return { type: outcome.type, part: name, known: outcome.body } as SummaryEvent;
  });

export const homeSummaryActors = {
  askTakings: part('takings'),
  askRequests: part('requests'),
  askUnpaid: part('unpaid'),
  askStatement: part('statement'),
};
