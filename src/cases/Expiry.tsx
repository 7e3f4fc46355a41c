import type { MouseEvent } from 'react';
import type { CaseRow } from '../../acquirer/contract/cases';
import { pathOf } from '../../machines/pages';
import { formatDate } from '../italian/format';
import { Tag } from '../ui/Tag';
import { TextLink } from '../ui/TextLink';
import { deadlineOf } from './deadline';
import { ToCalendar } from './ToCalendar';

interface ExpiryProps<Row extends CaseRow> {
  row: Row;
  /** Null where the case is not open. */
  today: string | null;
  onOpen: (row: Row) => void;
}

/** CAS-028: the expiry leads to the case; while it is open, how much time is left. */
export function Expiry<Row extends CaseRow>({ row, today, onOpen }: ExpiryProps<Row>) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(row);
  };
  const deadline = today === null ? null : deadlineOf(row.expiry, today);
  return (
    <span className="grid justify-items-start gap-y-1 max-md:grid-cols-[minmax(0,1fr)]">
      <span className="flex items-center gap-x-1 max-md:flex-wrap">
        <TextLink href={pathOf('caseDetail')} onClick={follow}>
          <span className="whitespace-nowrap">{formatDate(row.expiry) || row.practice}</span>
        </TextLink>
        {deadline && <ToCalendar row={row} />}
      </span>
      {deadline && <Tag tone={deadline.tone}>{deadline.text}</Tag>}
    </span>
  );
}
