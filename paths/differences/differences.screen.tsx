import type { Difference } from '../../acquirer/contract/differences';
import type { DifferenceCriteria } from '../../machines/differences/differences.actors';
import { emptySession } from '../../machines/portal/session';
import { differenceList } from '../../src/differences/list';
import { MonthlyView } from '../../src/lists/MonthlyView';
import { company } from '../portal/portal.scenario';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';
import { disputes } from './disputes';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
};

const title = 'Consulta Dettaglio Differenze Contabili';

export const screens = [
  listScreen<Difference, DifferenceCriteria>({
    name: title,
    rows: disputes,
    asked: { month: '', type: '', codPos: '' },
    view: (actor) => <MonthlyView list={differenceList} actor={actor} flowInput={flowInput} />,
    month: 'Mese e anno',
    exports: true,
    sorts: { header: 'Codice esercizio', order: '+branchCode' },
    table: 'Differenze contabili',
    headers: ['Codice esercizio', 'Insegna', 'Data lettera', 'Importo netto', 'N. pratica'],
    cells: ['5000000001', 'TRATTORIA AL PONTE', '09-11-2026', '2026004711'],
    waiting: 'Per avviare la ricerca scelga mese e anno.',
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  }),
];
