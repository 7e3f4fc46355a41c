import { UnpaidList } from '../../src/unpaid/UnpaidView';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';
import { item, session, criteria as today } from './unpaid.scenario';

export const screens = [
  listScreen({
    name: 'Verifica Insoluti',
    rows: [item, { ...item, vDate: '2026-11-07' }, { ...item, vDate: '2026-11-08' }],
    asked: today,
    view: (list) => <UnpaidList list={list} flowInput={{ session }} />,
    exports: true,
    table: 'Insoluti',
    headers: ['Codice esercizio', 'Insegna', 'Importo', 'Data valuta', 'Data contabile', 'Causale'],
    cells: ['5000000001', 'Bar Centrale', '05-11-2026', '06-11-2026', 'Canone mensile POS'],
    empty: 'Al momento non risultano insoluti.',
    stays: () => person.findsNo('dialog'),
  }),
];
