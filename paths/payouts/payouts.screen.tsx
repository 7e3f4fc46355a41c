import type { PayoutRow } from '../../machines/payouts/payouts.actors';
import { emptySession } from '../../machines/portal/session';
import { MonthlyView } from '../../src/lists/MonthlyView';
import { payoutList } from '../../src/payouts/list';
import { company } from '../portal/portal.scenario';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
};

const title = 'Accrediti';

const payout = (day: string, net: number): PayoutRow => ({
  id: `2026-11-${day}-03069`,
  valueDate: '2026-11-09',
  date: `2026-11-${day}`,
  bank: '03069',
  iban: 'IT60 **** **** **** **** ***3 456',
  summaries: 24,
  gross: net + 1.5,
  commission: 1.5,
  adjustments: 0,
  net,
  match: '',
});

export const screens = [
  listScreen({
    name: title,
    rows: [payout('06', 123), payout('07', 45.5), payout('08', 67.8)],
    asked: { month: '', credited: '', codPos: '' },
    view: (actor) => <MonthlyView list={payoutList} actor={actor} flowInput={flowInput} />,
    month: 'Mese e anno',
    exports: true,
    table: 'Accrediti del mese',
    headers: [
      'Valuta',
      'ABI',
      'IBAN',
      'Operazioni del',
      'Riepiloghi',
      'Lordo dichiarato',
      'Commissioni',
      'Rettifiche',
      'Importo accreditato',
    ],
    cells: ['09-11-2026', '06-11-2026', '24 riepiloghi', '124,50 €', '123,00 €'],
    waiting: 'Per avviare la ricerca scelga mese e anno.',
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  }),
];
