// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { portalMachine } from '../../../machines/portal/portal.machine';
import type { PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { emptySession } from '../../../machines/portal/session';
import { company, defaults } from '../../../paths/portal/company';
import type { Shown } from '../../../src/portal/screen-props';
import { signedInShell } from '../../../src/portal/signed-in-shell';

afterEach(cleanup);

const portal = portalMachine.resolveState({
  value: { access: { inside: { signedIn: 'browsing' } }, session: 'valid' },
  context: {
    configuration: defaults,
    session: { ...emptySession, token: 'a-token', merchant: { ...company, ebox: 'SI' } },
    arrival: { kind: 'plain' },
    failedAt: null,
  },
} as never) as PortalSnapshot;

const { signedIn: Page } = signedInShell;
const send = () => {};

const at = (changes: Partial<Shown>) => (
  <Page
    portal={portal}
    send={send}
    visit={send}
    leave={send}
    shown={{
      address: { pathname: '/Dispute/DettaglioPratica', search: '', hash: '' },
      page: 'caseDetail',
      level: 'case',
      openedFrom: null,
      flow: null,
      ...changes,
    }}
  />
);

it.each([
  ['a handover, which has the address of its case', { level: 'assigning' }],
  ['a case of Richieste aperte after one of a list', { openedFrom: 'openCases' as const }],
])('[CAS-030] the path above the page follows to %s', async (_what, changes) => {
  const words = 'level' in changes ? 'Assegna a un altro gestore' : 'Richieste aperte';
  const { rerender } = render(at({}));
  await screen.findByText('Elenco pratiche');
  expect(screen.queryByText(words)).toBeNull();
  rerender(at(changes));
  screen.getByText(words);
});
