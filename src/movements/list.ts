import type { Movement, MovementTotals } from '../../acquirer/contract/movements';
import { posFilter } from '../../acquirer/contract/rules/codes';
import { type MovementCriteria, movementActors } from '../../machines/movements/movements.actors';
import { isCompany, type Session } from '../../machines/portal/session';
import { movementTexts } from '../italian/movements';
import { workbookTexts } from '../italian/workbook';
import type { SearchList } from '../lists/list';
import { totalLines, validityFacts } from './validity';

/** VAL-065: only a shop may name one of its terminals. */
const isShop = (session: Session) => !isCompany(session);

const { columns: words, filters: labels, validity, totals } = movementTexts;

/** Consulta Movimenti: columns MOV-017, filters MOV-002 to MOV-010, workbook MOV-020. */
export const movementList: SearchList<Movement, MovementCriteria> = {
  page: 'movements',
  words: movementTexts,
  calls: movementActors,
  columns: {
    branchCode: { header: words.point, kind: 'text', leaves: 5 },
    name: { header: words.brand, kind: 'name', wide: true },
    date: { header: words.date, kind: 'dateTime', card: 'line' },
    summary: { header: words.reference, kind: 'text', leaves: 2 },
    pos: { header: words.pos, kind: 'text', leaves: 1, width: 12 },
    amount: { header: words.gross, kind: 'money', card: 'title' },
    autorization: { header: words.authorization, kind: 'text', leaves: 3 },
    pan: { header: words.card, kind: 'card', leaves: 6 },
    status: { header: words.status, kind: 'status', card: 'aside' },
    commission: { header: words.commission, kind: 'money', leaves: 4 },
    net: { header: words.net, kind: 'money' },
  },
  filters: {
    month: 'month',
    day: 'day',
    minAmount: { label: labels.minAmount, kind: 'least', upTo: 'maxAmount' },
    maxAmount: { label: labels.maxAmount, kind: 'most' },
    minNetAmount: { label: labels.minNetAmount, kind: 'least', upTo: 'maxNetAmount' },
    maxNetAmount: { label: labels.maxNetAmount, kind: 'most' },
    pos: { label: labels.pos, kind: 'digits', rule: posFilter, longest: 10, isFor: isShop },
    closedOnly: { label: labels.closedOnly, kind: 'choice', words: validity },
    codPos: 'point',
  },
  totals: totals satisfies Record<Exclude<keyof MovementTotals, 'cancelled'>, string>,
  lines: totalLines,
  facts: ({ rows, wholeRows = [] }) => [
    ...validityFacts(rows),
    ...(wholeRows.length === 0 ? [] : validityFacts(wholeRows)).map((fact) => ({
      ...fact,
      label: workbookTexts.ofWholeSearch(fact.label),
    })),
  ],
};
