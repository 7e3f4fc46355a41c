import type { CaseRow } from '../../acquirer/contract/cases';
import { caseTexts } from '../italian/cases';
import { formatDate, formatEuro } from '../italian/format';
import { onPlainClick, TextLink } from '../ui/Anchor';
import { Tag } from '../ui/Tag';
import { deadlineOf } from './deadline';
import { ToCalendar } from './ToCalendar';

const words = caseTexts.list;

interface ExpiryProps<Row extends CaseRow> {
  row: Row;
  /** Of its case. */
  href: string;
  /** Null where the case is not open. */
  today: string | null;
  onOpen: (row: Row) => void;
}

/** CAS-028: the expiry leads to the case; while it is open, how much time is left. */
export function Expiry<Row extends CaseRow>({ row, href, today, onOpen }: ExpiryProps<Row>) {
  const date = formatDate(row.expiry) || row.practice;
  const deadline = today === null ? null : deadlineOf(row.expiry, today);
  return (
    <span className="grid justify-items-start gap-y-1 max-md:grid-cols-[minmax(0,1fr)]">
      <span className="flex items-center gap-x-1 max-md:flex-wrap">
        <TextLink
          href={href}
          aria-label={words.link(date, formatEuro(row.amountCont), row.insegnaLoc)}
          onClick={onPlainClick(() => onOpen(row))}
        >
          <span className="whitespace-nowrap">{date}</span>
        </TextLink>
        {deadline && <ToCalendar row={row} address={href} />}
      </span>
      {deadline && <Tag tone={deadline.tone}>{deadline.text}</Tag>}
    </span>
  );
}
