import type { FoundMovement } from '../../acquirer/contract/find-movements';
import { FindView } from '../../src/find-movements/FindView';
import { defaults } from '../portal/company';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';

const title = 'Trova un movimento';

const movement = (autorization: string, amount: number): FoundMovement => ({
  branchCode: '5000000001',
  name: 'TRATTORIA AL PONTE',
  date: '2026-10-03T12:41:07',
  summary: '000120',
  uid: '90210',
  pos: '00004711',
  amount,
  autorization,
  pan: '453201******7788',
  status: 'V',
  commission: 1.01,
  net: amount - 1.01,
});

export const screens = [
  listScreen({
    name: title,
    rows: [movement('483920', 84.5), movement('483921', 12), movement('483922', 40)],
    asked: { text: '' },
    by: 'text',
    view: (actor) => <FindView actor={actor} flowInput={{ configuration: defaults }} />,
    month: 'Importo, ultime 4 cifre, autorizzazione, riferimento, POS',
    exports: true,
    shops: true,
    ofEveryShop: true,
    table: 'Movimenti trovati',
    headers: [
      'Codice esercizio',
      'Insegna',
      'Data',
      'Riferimento',
      'POS',
      'Importo lordo',
      'Autorizzazione',
      'Numero carta',
      'Stato',
      'Commissione',
      'Importo netto',
    ],
    cells: ['03-10-2026 12:41', '000120', '483920', '84,50 €'],
    waiting: 'Scriva che cosa conosce del movimento.',
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  }),
];
