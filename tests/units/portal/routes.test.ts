// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type PageName, pageNames, pathOf } from '../../../machines/pages';
import { routes } from '../../../src/routes';

describe('what the portal offers', () => {
  it.each([
    ['BUS-002', 'to register', '/RegistrationSelect'],
    ['BUS-005', 'card movements', '/Home/Movimenti'],
    ['BUS-005', 'settlement summaries', '/Home/Riepilogo'],
    ['BUS-005', 'monthly statistics', '/Home/StatisticaMensile'],
    ['BUS-005', 'quarterly statistics', '/Home/StatisticaTrimestrale'],
    ['BUS-005', 'half-yearly statistics', '/Home/StatisticaSemestrale'],
    ['BUS-005', 'accounting differences', '/Home/DettaglioDifferenzeContabili'],
    ['BUS-005', 'debits and credits of disputes', '/Home/AddebitiContestazioni'],
    ['BUS-006', 'account statements', '/EstrattoConto'],
    ['BUS-006', 'unpaid items', '/Insoluti'],
    ['BUS-004', 'a new password', '/Setting/ModificaPassword'],
    ['BUS-004', 'a new e-mail', '/Setting/ModificaEmail'],
    ['BUS-004', 'a new phone', '/Setting/ModificaTelefono'],
    ['BUS-002', 'the enrolment in Dispute Online', '/DisputeOnline'],
    ['BUS-002', 'documentation requests', '/Dispute/GestioneRichieste'],
  ])('[%s] %s has its flow', async (_id, _what, path) => {
    const route = routes.find(({ paths }) => paths.includes(path));
    expect(await route?.load()).toHaveProperty('View');
  });
});

/** Pages that the portal chart shows without a flow. */
const ofThePortal: readonly PageName[] = ['start', 'login', 'publicError', 'error'];

describe('every page of the portal is shown by a flow', () => {
  it.each(pageNames.filter((page) => !ofThePortal.includes(page)))('%s', (page) => {
    const path = pathOf(page);
    const shown = routes.filter(({ paths, inner }) => [...paths, ...(inner ?? [])].includes(path));
    expect(shown.length).toBeGreaterThan(0);
  });

  it.each(ofThePortal)('%s by the portal itself', (page) => {
    expect(routes.flatMap(({ paths, inner = [] }) => [...paths, ...inner])).not.toContain(
      pathOf(page),
    );
  });
});
