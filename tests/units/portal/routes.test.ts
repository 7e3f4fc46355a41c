// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../machines/portal/addresses';
import { routes } from '../../../src/routes';

/** What the portal chart shows by itself. */
const ofThePortal = ['/', '/login', '/ErrorPageReg', '/ErrorPage'];

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

describe('every address of the portal has a page', () => {
  it.each(addresses.map(({ path }) => path).filter((path) => !ofThePortal.includes(path)))(
    '%s',
    (path) => {
      const owners = routes.filter((route) => route.paths.includes(path));
      const inner = routes.filter((route) => route.inner?.includes(path));
      expect(owners.length + inner.length, 'flows that live there').toBeGreaterThan(0);
      expect(owners.length, 'flows that are entered there').toBeLessThanOrEqual(1);
    },
  );

  it('and no flow lives where the portal has no address', () => {
    const known = addresses.map(({ path }) => path);
    const lived = routes.flatMap(({ paths, inner = [] }) => [...paths, ...inner]);
    expect(lived.filter((path) => !known.includes(path))).toEqual([]);
  });
});
