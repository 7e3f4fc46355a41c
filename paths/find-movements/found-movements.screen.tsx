import type { FindCriteria } from '../../machines/find-movements/find-movements.actors';
import { FindForm, FoundMovements } from '../../src/find-movements/FindView';
import { HeadedPage } from '../../src/ui/HeadedPage';
import { defaults } from '../portal/company';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';
import { movement } from './find-movements.rows';

const title = 'Trova un movimento';

const flowInput = { configuration: defaults, today: '2026-10-18' };

export const screens = [
  listScreen({
    name: 'Trova un movimento, elenco',
    rows: [movement('483920', 84.5), movement('483921', 12), movement('483922', 40)],
    asked: { text: '', codPos: '' } as FindCriteria,
    by: 'text',
    view: (list) => (
      <HeadedPage title={title}>
        <FindForm list={list} actor={list} withCases={false} flowInput={flowInput} />
        <FoundMovements list={list} flowInput={flowInput} />
      </HeadedPage>
    ),
    month: 'Importo, ultime 4 cifre, autorizzazione, riferimento, POS',
    exports: true,
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
    empty: 'Nessun movimento trovato',
    stays: () => person.isIn(title),
  }),
];
