// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  hasConsultationRow,
  isNarrowedByPoint,
  type PageName,
  pageAt,
} from '../../../machines/pages';
import type { PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';

import { DisputeTrail } from '../../../src/portal/DisputeTrail';
import { sectionsFor } from '../../../src/portal/navigation';

afterEach(cleanup);

const visitor = { enrolled: true, restricted: true, finds: true };
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
    ['/Home/Trova', 'Trova'],
  ])('%s belongs to %s', (path, section) => {
    expect(marked(path)).toEqual([section]);
  });
});

describe('the shop in force', () => {
  it('[API-029] is not named where all of them are side by side', () => {
    expect(hasConsultationRow('monthByPoint')).toBe(true);
    expect(isNarrowedByPoint('monthByPoint')).toBe(false);
  });
});

const portal = {
  context: { session: { ...emptySession, merchant: { ...company, ebox: 'SI' } } },
} as unknown as PortalSnapshot;

const open = (pathname: string, at = pathname, level = '', openedFrom: PageName | null = null) =>
  render(
    <DisputeTrail
      portal={portal}
      shown={{
        address: { pathname, search: '', hash: '' },
        page: pageAt(at),
        level,
        openedFrom,
        flow: null,
      }}
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

  it.each([
    ['a case', '/Dispute/DettaglioPratica', '/Dispute/DettaglioPratica', 'case'],
    ['a handover', '/Dispute/DettaglioPratica', '/Dispute/DettaglioPratica', 'assigning'],
    ['a receipt', '/ResultPage', '/Dispute/GestioneRichieste', 'result'],
  ])(
    '[CAS-030] on %s of Richieste aperte leads back there, and not to a list that one has not seen',
    (_what, path, at, level) => {
      open(path, at, level, 'openCases');
      expect(screen.getByRole('link', { name: 'Richieste aperte' }).getAttribute('href')).toBe(
        '/Dispute/RichiesteAperte',
      );
      expect(screen.queryByRole('link', { name: 'Elenco pratiche' })).toBeNull();
    },
  );
});
