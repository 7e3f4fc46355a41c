import type { Criteria } from '../../../machines/criteria';
import type { Session } from '../../../machines/portal/session';
import { isCompany } from '../../../machines/portal/session';
import * as select from '../../../machines/shared/list/list.selectors';
import { searchTexts } from '../../italian/search';
import { Button } from '../../ui/Button';
import type { ListPartProps } from './ListRows';

type PointAsked = Criteria & { readonly codPos: string };

interface PointInUseProps<Asked> extends ListPartProps<unknown, Asked> {
  readonly session: Session;
}

/**
 * For a company that has chosen a point of sale: the list is narrowed to it, with a link to all.
 */
export function PointInUse<Asked extends PointAsked>({
  snapshot,
  send,
  session,
}: PointInUseProps<Asked>) {
  const criteria = select.criteria(snapshot);
  const { point } = session;
  if (point === null || !isCompany(session)) return null;
  const narrowed = criteria.codPos !== '';
  const show = (codPos: string) =>
    send({ type: 'search.requested', criteria: { ...criteria, codPos } });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 rounded-control border border-accent-line bg-accent-soft px-4 py-1 print:hidden"
    >
      <p>
        {narrowed ? (
          <>
            {searchTexts.pointInUse} <strong>{point.name}</strong> {point.code}
          </>
        ) : (
          searchTexts.everyPointShown
        )}
      </p>
      <Button look="quiet" onClick={() => show(narrowed ? '' : point.code)}>
        {narrowed ? searchTexts.showEveryPoint : searchTexts.backToPoint(point.name)}
      </Button>
    </div>
  );
}
