import type { MouseEvent } from 'react';
import type { CaseState } from '../../acquirer/contract/case-states';
import type { CaseRow } from '../../acquirer/contract/cases';
import { caseTexts } from '../italian/cases';
import { formatDate, formatEuro } from '../italian/format';
import type { Column } from '../ui/DataTable';
import { Tag } from '../ui/Tag';
import { TextLink } from '../ui/TextLink';
import { deadlineOf } from './deadline';
import { ToCalendar } from './ToCalendar';

const words = caseTexts.list;
const open: readonly CaseState[] = ['nuove', 'sospeso', 'scadenza'];
export const isOpen = (state: CaseState) => open.includes(state);

type OpenCase = (row: CaseRow) => void;

interface ExpiryProps {
  row: CaseRow;
  /** Null where the case waits for nobody. */
  today: string | null;
  onOpen: OpenCase;
}

/** CAS-028: the expiry leads to the case; while it is open, how much time is left. */
function Expiry({ row, today, onOpen }: ExpiryProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(row);
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

/** CAS-027. */
export const caseColumns = (
  state: CaseState,
  today: string,
  onOpen: OpenCase,
): readonly Column<CaseRow>[] => [
  {
    key: 'expiry',
    header: words.columns.expiry,
    card: 'title',
    width: '11rem',
    cell: (row) => <Expiry row={row} today={isOpen(state) ? today : null} onOpen={onOpen} />,
  },
  { key: 'codPV', header: words.columns.point, width: '8rem', cell: ({ codPV }) => codPV },
  {
    key: 'insegnaLoc',
    header: words.columns.sign,
    card: 'line',
    cell: ({ insegnaLoc }) => insegnaLoc,
  },
  {
    key: 'dataTrans',
    header: words.columns.operationDate,
    width: '7.5rem',
    cell: ({ dataTrans }) => formatDate(dataTrans),
  },
  {
    key: 'card',
    header: words.columns.card,
    width: '10.5rem',
    wide: true,
    cell: ({ card }) => card,
  },
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
    card: 'aside',
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
