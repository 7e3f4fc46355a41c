import { emptySession } from '../../machines/portal/session';
import { chargeList } from '../../src/charges/list';
import { MonthlyView } from '../../src/lists/MonthlyView';
import { disputes } from '../differences/disputes';
import { company } from '../portal/portal.scenario';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
};

const title = 'Consulta Addebiti/Accrediti Generati da Contestazioni';

export const screens = [
  listScreen({
    name: title,
    rows: disputes,
    asked: { month: '', codPos: '' },
    view: (actor) => <MonthlyView list={chargeList} actor={actor} flowInput={flowInput} />,
    month: 'Mese e anno',
    exports: true,
    table: 'Addebiti e accrediti',
    headers: [
      'Codice esercizio',
      'Insegna',
      'Data lettera',
      'Importo netto',
      'N. pratica',
      'Descrizione',
    ],
    cells: [
      '5000000001',
      'TRATTORIA AL PONTE',
      '09-11-2026',
      '2026004711',
      'Documentazione non pervenuta',
    ],
    waiting: 'Per avviare la ricerca scelga mese e anno.',
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  }),
];
