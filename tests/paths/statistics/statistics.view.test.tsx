// @vitest-environment happy-dom
import { emptySession } from '../../../machines/portal/session';
import { StatisticsView } from '../../../src/statistics/StatisticsView';
import * as person from '../../../walks/person';
import { company } from '../../../walks/portal/portal.scenario';
import { walkListThrough } from '../../../walks/shared/list/list-screen';
import { statistic, today } from '../../units/statistics/statistics.rows';

const facts = { session: { ...emptySession, token: 'a-token', merchant: company }, today };

const screens = [
  { period: 'm', title: 'Statistica Mensile', unit: 'Mese', name: 'Gennaio' },
  { period: 't', title: 'Statistica Trimestrale', unit: 'Trimestre', name: '1° (Gennaio–Marzo)' },
  { period: 's', title: 'Statistica Semestrale', unit: 'Semestre', name: '1° (Gennaio–Giugno)' },
];

for (const { period, title, unit, name } of screens)
  walkListThrough({
    name: title,
    rows: [statistic(2026, 1), statistic(2026, 2), statistic(2026, 3)],
    asked: { period, codPos: '' },
    view: (actor) => <StatisticsView actor={actor} facts={facts} />,
    exports: true,
    table: title,
    headers: ['Anno', unit, 'Numero transazioni', 'Importo lordo', 'Commissioni', 'Importo netto'],
    cells: ['2026', name, '1.412', '1.234,56 €', '12,34 €', '1.222,22 €'],
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  });
