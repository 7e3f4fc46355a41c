import type { Statistic } from '../../acquirer/contract/statistics';
import { emptySession } from '../../machines/portal/session';
import type { StatisticCriteria } from '../../machines/statistics/statistics.actors';
import { StatisticsView } from '../../src/statistics/StatisticsView';
import { company } from '../portal/portal.scenario';
import * as person from '../screen/person';
import { listScreen } from '../shared/list/list-screen';
import { statistic, today } from './statistics.rows';

const flowInput = { session: { ...emptySession, token: 'a-token', merchant: company }, today };

const periods = [
  { period: 'm', title: 'Statistica Mensile', unit: 'Mese', name: 'Gennaio' },
  { period: 't', title: 'Statistica Trimestrale', unit: 'Trimestre', name: '1° (Gennaio–Marzo)' },
  { period: 's', title: 'Statistica Semestrale', unit: 'Semestre', name: '1° (Gennaio–Giugno)' },
] as const;

export const screens = periods.map(({ period, title, unit, name }) =>
  listScreen<Statistic, StatisticCriteria>({
    name: title,
    rows: [statistic(2026, 1), statistic(2026, 2), statistic(2026, 3)],
    asked: { period, codPos: '' },
    view: (actor) => <StatisticsView actor={actor} flowInput={flowInput} />,
    exports: true,
    table: title,
    headers: ['Anno', unit, 'Numero transazioni', 'Importo lordo', 'Commissioni', 'Importo netto'],
    cells: ['2026', name, '1.412', '1.234,56 €', '12,34 €', '1.222,22 €'],
    empty: 'Nessun risultato',
    stays: () => person.isIn(title),
  }),
);
