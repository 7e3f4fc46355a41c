import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import type { StatementsProps } from '../../src/statements/StatementsView';
import { StatementsList } from '../../src/statements/StatementsView';
import { createStubs } from '../engine/stubs';
import { defaults } from '../portal/company';
import { listScreen } from '../shared/list/list-screen';
import { asked, everyPoint, onePoint, statementsScenario } from './statements.scenario';

const stubs = createStubs();
const statements = createActor(
  statementsScenario.machine.provide({
    actors: {
      list: stubs.child('list', {
        state: 'arriving',
        context: { rows: [], total: 0, criteria: asked },
      }),
    },
  } as never),
  { input: statementsScenario.inputs['all of them'] } as never,
).start();

export const screens = [
  listScreen({
    name: 'Estratto Conto, elenco',
    rows: [everyPoint, onePoint, { ...onePoint, date: '2026-08-31' }],
    asked,
    view: (list) => (
      <StatementsList
        list={list}
        actor={statements as unknown as StatementsProps['actor']}
        flowInput={{ today: '2026-11-21', configuration: defaults }}
      />
    ),
    month: 'Mese',
    exports: false,
    table: 'Estratti conto',
    headers: ['Data', 'Codice esercizio', 'Insegna', 'PDF'],
    cells: ['31-10-2026', 'Tutti', 'Tutte', 'Apri PDF', 'Scarica PDF'],
    empty: 'Nessun risultato',
    stays: () => screen.getByRole('form', { name: 'Filtri di ricerca' }),
  }),
];
