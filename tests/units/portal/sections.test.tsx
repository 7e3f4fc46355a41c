// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageAt } from '../../../machines/pages';
import type { PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { DisputeTrail } from '../../../src/portal/DisputeTrail';
import { sectionsFor } from '../../../src/portal/navigation';

afterEach(cleanup);

const visitor = { enrolled: true, restricted: true };
const marked = (path: string) =>
  sectionsFor(visitor, pageAt(path))
    .filter(({ current }) => current)
    .map(({ label }) => label);

describe('the section one is in', () => {
  it.each([
    ['/Home/Movimenti', 'Home'],
    ['/InsertEmail', 'Home'],
    ['/Dispute/DettaglioPratica', 'Dispute online'],
    ['/Setting/ModificaEmail', 'Impostazioni'],
  ])('%s belongs to %s', (path, section) => {
    expect(marked(path)).toEqual([section]);
  });
});

const portal = {
  context: { session: { ...emptySession, merchant: { ...company, ebox: 'SI' } } },
} as unknown as PortalSnapshot;

const open = (pathname: string, at = pathname) =>
  render(
    <DisputeTrail
      portal={portal}
      shown={{ address: { pathname, search: '', hash: '' }, page: pageAt(at), flow: null }}
    />,
  );

describe('the trail of Dispute Online', () => {
  it.each([
    ['/Dispute/DettaglioPratica', ['Gestione richieste', 'Elenco pratiche'], 'Dettaglio pratica'],
    ['/Dispute/Report', [], 'Report'],
  ])('on %s leads to each level above', (path, above, here) => {
    open(path);
    const trail = within(screen.getByRole('navigation', { name: 'Percorso' }));
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Servizio Dispute Online',
      ...above,
    ]);
    expect(trail.getByText(here).getAttribute('aria-current')).toBe('page');
  });

  it('leads back from a receipt', () => {
    open('/ResultPage', '/Dispute/GestioneRichieste');
    expect(screen.getByText('Ricevuta').getAttribute('aria-current')).toBe('page');
  });
});
