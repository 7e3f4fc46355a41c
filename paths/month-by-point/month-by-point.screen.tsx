import type { PointMonthRow } from '../../machines/month-by-point/month-by-point.actors';
import { emptySession } from '../../machines/portal/session';
import { MonthlyView } from '../../src/lists/MonthlyView';
import { pointMonthList } from '../../src/month-by-point/list';
import { company } from '../portal/portal.scenario';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
};

const title = 'Mese per punto vendita';

const shop = (branchCode: string, name: string, amount: number): PointMonthRow => ({
  branchCode,
  name,
  city: 'VERONA',
  count: 12,
  cancelled: 2,
  amount,
  commission: 1.5,
  net: amount - 1.5,
  average: 10.25,
  onMonthBefore: 7.5,
  onYearBefore: null,
  otherAmount: null,
  onOtherMonth: null,
  share: 1,
  month: '202611',
});

export const screens = [
  listScreen({
    name: title,
    rows: [
      shop('5000000001', 'TRATTORIA AL PONTE', 123),
      shop('5000000002', 'BAR', 45.5),
      shop('5000000003', 'HOTEL', 67.8),
    ],
    asked: { month: '', otherMonth: '', codPos: '' },
    view: (actor) => <MonthlyView list={pointMonthList} actor={actor} flowInput={flowInput} />,
    month: 'Mese e anno',
    exports: true,
    table: 'Punti vendita del mese',
    headers: [
      'Codice esercizio',
      'Insegna',
      'Città',
      'Movimenti',
      'Importo lordo',
      'Commissioni',
      'Importo netto',
      'Importo medio',
      'Sul mese prima',
      'Su un anno prima',
    ],
    cells: ['5000000001', 'TRATTORIA AL PONTE', '123,00 €', '+7,50 €', '–'],
    waiting: 'Per avviare la ricerca scelga mese e anno.',
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  }),
];
