import type { MouseEvent } from 'react';
import type { CaseRow, CaseState } from '../../acquirer/contract/cases';
import { caseTexts } from '../italian/cases';
import { formatDate, formatEuro } from '../italian/format';
import { saveFile } from '../save-file';
import type { Column } from '../ui/DataTable';
import { Icon } from '../ui/Icon';
import { Tag } from '../ui/Tag';
import { TextLink } from '../ui/TextLink';
import { calendarOf } from './calendar';
import { deadlineOf } from './deadline';

const words = caseTexts.list;
const open: readonly CaseState[] = ['nuove', 'sospeso', 'scadenza'];

interface ExpiryProps {
  row: CaseRow;
  /** Null where the case waits for nobody. */
  today: string | null;
  onOpen: (caseId: string) => void;
}

/** CAS-028: the expiry leads to the case; while it is open, how much time is left. */
function Expiry({ row, today, onOpen }: ExpiryProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(row.caseId);
  };
  const deadline = today === null ? null : deadlineOf(row.expiry, today);
  return (
    <span className="grid justify-items-start gap-y-1">
      <span className="flex items-center gap-x-1">
        <TextLink href="/Dispute/DettaglioPratica" onClick={follow}>
          <span className="whitespace-nowrap">{formatDate(row.expiry) || row.practice}</span>
        </TextLink>
        {deadline && <ToCalendar row={row} />}
      </span>
      {deadline && <Tag tone={deadline.tone}>{deadline.text}</Tag>}
    </span>
  );
}

function ToCalendar({ row }: { row: CaseRow }) {
  const save = () =>
    saveFile(
      new Blob([calendarOf(row, new Date())], { type: 'text/calendar;charset=utf-8' }),
      caseTexts.calendar.fileName(row.practice),
    );
  return (
    <button
      type="button"
      aria-label={words.calendar(row.practice)}
      title={words.calendar(row.practice)}
      onClick={save}
      className="-my-1.5 grid size-8 cursor-pointer place-items-center rounded-control text-accent hover:bg-accent-soft"
    >
      <Icon name="month" />
    </button>
  );
}

/** CAS-027. */
export const caseColumns = (
  state: CaseState,
  today: string,
  onOpen: (caseId: string) => void,
): readonly Column<CaseRow>[] => [
  {
    key: 'expiry',
    header: words.columns.expiry,
    width: '11rem',
    wide: true,
    cell: (row) => <Expiry row={row} today={open.includes(state) ? today : null} onOpen={onOpen} />,
  },
  { key: 'codPV', header: words.columns.point, width: '8rem', cell: ({ codPV }) => codPV },
  {
    key: 'insegnaLoc',
    header: words.columns.sign,
    cell: ({ insegnaLoc }) => insegnaLoc,
  },
  {
    key: 'dataTrans',
    header: words.columns.operationDate,
    width: '7.5rem',
    cell: ({ dataTrans }) => formatDate(dataTrans),
  },
  { key: 'card', header: words.columns.card, width: '10.5rem', cell: ({ card }) => card },
  {
    key: 'amountTrans',
    header: words.columns.amount,
    align: 'end',
    width: '8rem',
    cell: ({ amountTrans }) => formatEuro(amountTrans),
  },
  {
    key: 'amountCont',
    header: words.columns.contested,
    align: 'end',
    width: '8rem',
    cell: ({ amountCont }) => formatEuro(amountCont),
  },
  {
    key: 'practice',
    header: words.columns.practice,
    width: '8rem',
    cell: ({ practice }) => practice,
  },
];
