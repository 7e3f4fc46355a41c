// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { App } from '../../../src/App';
import { preloadSignedInShell } from '../../../src/portal/lazy-pages';
import { routes } from '../../../src/routes';
import { type OpenHost, openHost, settle } from '../support/hosting';
import { answering } from '../support/wire';

let at: OpenHost | null = null;
afterEach(() => {
  cleanup();
  at?.stop();
});

it('[ERR-013] [NAV-047] a page whose first call finds the session over, before it was drawn, has a heading under the dialog', async () => {
  const path = '/Home/StatisticaTrimestrale';
  await routes.find(({ paths }) => paths.includes(path))?.load();
  await preloadSignedInShell();
  at = openHost(
    path,
    routes,
    { ...emptySession, token: 'a-token', merchant: company },
    answering({ type: 'http.401' }).client,
  );
  const { navigation } = at;
  await settle();
  await act(async () => void render(<App navigation={navigation} />));
  expect(screen.getByRole('dialog', { name: 'Sessione scaduta' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 1, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Statistica Trimestrale']);
});
