// @vitest-environment happy-dom

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Statistic } from '../../../acquirer/contract/statistics';
import { emptySession } from '../../../machines/portal/session';
import { listOf } from '../../../machines/shared/list/list-of';
import type { StatisticCriteria } from '../../../machines/statistics/statistics.actors';
import { createStubs } from '../../../paths/engine/stubs';
import { company } from '../../../paths/portal/portal.scenario';
import { thirteenMonths, today } from '../../../paths/statistics/statistics.rows';
import { StatisticsView } from '../../../src/statistics/StatisticsView';

const flowInput = { session: { ...emptySession, token: 'a-token', merchant: company }, today };

afterEach(cleanup);

const openMonths = async () => {
  const stubs = createStubs();
  const machine = listOf<Statistic, StatisticCriteria>({ rows: stubs.call('rows') });
  const actor = createActor(machine, {
    input: {
      criteria: { period: 'm', codPos: '' },
      paging: 'client',
      pageSize: 3,
      page: 5,
      onEntry: true,
    },
  }).start();
  render(<StatisticsView actor={actor} flowInput={flowInput} />);
  await act(async () => stubs.answer({ type: 'http.200', body: { rows: thirteenMonths } }, 'rows'));
  return stubs;
};

describe('a statistics page', () => {
  it('[STA-002] has no filters', async () => {
    await openMonths();
    expect(screen.queryByRole('button', { name: 'CERCA' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[STA-003] leads to the other two and says which one is open', async () => {
    await openMonths();
    const links = within(screen.getByRole('navigation', { name: 'Statistiche' }))
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
    expect(links).toEqual([
      ['Statistica Mensile', '/Home/StatisticaMensile', 'page'],
      ['Statistica Trimestrale', '/Home/StatisticaTrimestrale', null],
      ['Statistica Semestrale', '/Home/StatisticaSemestrale', null],
    ]);
  });
});
