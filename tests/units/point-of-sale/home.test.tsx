// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pathOf } from '../../../machines/pages';
import { pointOfSaleMachine } from '../../../machines/point-of-sale/point-of-sale.machine';
import { emptySession } from '../../../machines/portal/session';
import { summary } from '../../../paths/point-of-sale/point-of-sale.scenario';
import { company, defaults } from '../../../paths/portal/portal.scenario';
import { atWork } from '../../../paths/screen/at-work';
import * as person from '../../../paths/screen/person';
import { type HomeProps, HomeView } from '../../../src/point-of-sale/HomeView';

afterEach(cleanup);

const session = { ...emptySession, token: 'a-token', merchant: company };

const open = () => {
  const offered = { ...summary, offered: false };
  const input = { company: true, lastTab: 'all', point: null, summary: offered };
  const flow = atWork(pointOfSaleMachine, input, ['searchPoints', 'refreshSession']);
  render(
    <HomeView
      actor={flow.actor as HomeProps['actor']}
      flowInput={{ session, configuration: defaults }}
    />,
  );
  return flow;
};

describe('Home', () => {
  it('[HOM-006] [HOM-007] [HOM-008] says what can be consulted, and of which months', () => {
    open();
    person.isIn('Consulta movimenti, contestazioni, riepiloghi e statistiche online');
    screen.getByText(/punti vendita che hanno avuto transazioni negli ultimi 13 mesi/);
  });

  it.each([
    ['HOM-020', 'Movimenti'],
    ['HOM-021', 'Riepilogo'],
    ['HOM-022', 'Statistica Mensile'],
    ['HOM-023', 'Statistica Trimestrale'],
    ['HOM-024', 'Statistica Semestrale'],
    ['HOM-025', 'Dettaglio Differenze Contabili'],
    ['HOM-026', 'Addebiti/accrediti generati da contestazioni'],
  ])('[BUS-005] [HOM-027] [%s] leads to what is consulted most: %s', (_id, name) => {
    const { actor } = open();
    person.press(name);
    const { opening } = actor.getSnapshot().context;
    expect(pathOf(opening)).toBe(addresses[name]);
  });
});

const addresses: Readonly<Record<string, string>> = {
  Movimenti: '/Home/Movimenti',
  Riepilogo: '/Home/Riepilogo',
  'Statistica Mensile': '/Home/StatisticaMensile',
  'Statistica Trimestrale': '/Home/StatisticaTrimestrale',
  'Statistica Semestrale': '/Home/StatisticaSemestrale',
  'Dettaglio Differenze Contabili': '/Home/DettaglioDifferenzeContabili',
  'Addebiti/accrediti generati da contestazioni': '/Home/AddebitiContestazioni',
};
