import type { MouseEvent } from 'react';
import type { CaseState } from '../../acquirer/contract/case-states';
import type { CaseRow } from '../../acquirer/contract/cases';
import { caseTexts } from '../italian/cases';
import { formatDate, formatEuro } from '../italian/format';
import { CardNumber } from '../ui/CardNumber';
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
    cell: (row) => <Expiry row={row} today={isOpen(state) ? today : null} onOpen={onOpen} />,
  },
  { key: 'codPV', header: words.columns.point, leaves: 3, cell: ({ codPV }) => codPV },
  {
    key: 'insegnaLoc',
    header: words.columns.sign,
    card: 'line',
    text: true,
    cell: ({ insegnaLoc }) => insegnaLoc,
  },
  {
    key: 'dataTrans',
    header: words.columns.operationDate,
    leaves: 2,
    cell: ({ dataTrans }) => formatDate(dataTrans),
  },
  {
    key: 'card',
    header: words.columns.card,
    wide: true,
    leaves: 5,
    cell: ({ card }) => <CardNumber>{card}</CardNumber>,
  },
  {
    key: 'amountTrans',
    header: words.columns.amount,
    align: 'end',
    leaves: 4,
    cell: ({ amountTrans }) => formatEuro(amountTrans),
  },
  {
    key: 'amountCont',
    header: words.columns.contested,
    card: 'aside',
    align: 'end',
    cell: ({ amountCont }) => formatEuro(amountCont),
  },
  {
    key: 'practice',
    header: words.columns.practice,
    leaves: 1,
    cell: ({ practice }) => practice,
  },
];
