// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Layout } from '../../../src/layout/Layout';
import { WelcomeBanner } from '../../../src/layout/WelcomeBanner';

import { expectAccessible } from './support';

const entries = ['Home', 'Estratto conto', 'Dispute online', 'Insoluti', 'Impostazioni'];

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function renderLayout(onLogout = vi.fn(), account: string | null = 'ROSSI SRL') {
  render(
    <MemoryRouter initialEntries={['/Home']}>
      <Layout
        navigation={entries.map((label, index) => ({
          href: index === 0 ? '/Home' : `/${index}`,
          label,
          current: index === 0,
        }))}
        account={account}
        merchantSiteUrl="https://esercizi.example/"
        termsUrl="/termini"
        privacyUrl="/privacy"
        year={2026}
        onLogout={onLogout}
        banner={
          <WelcomeBanner
            name="ROSSI SRL"
            address="Via Roma 1, 40100 Bologna (BO)"
            passwordWarning={{ daysLeft: 1, href: '/Setting/ModificaPassword' }}
          />
        }
      >
        <h1>Home</h1>
        <Address />
      </Layout>
    </MemoryRouter>,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const burger = () => screen.getByRole('button', { name: 'Menu' });

describe('the frame of every page', () => {
  it('[NAV-032] [NAV-033] [NAV-042] [NAV-043] [NAV-044] leads to the start, the merchant site and the legal pages', async () => {
    renderLayout();
    expect(hrefOf('Portale Esercenti')).toBe('/');
    expect(hrefOf('Esercizi Commerciali')).toBe('https://esercizi.example/');
    expect(hrefOf('Termini e condizioni')).toBe('/termini');
    expect(hrefOf('Privacy')).toBe('/privacy');
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2026');
    await expectAccessible();
  });

  it('[NAV-035] offers the way out', async () => {
    const onLogout = vi.fn();
    renderLayout(onLogout);
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });
});

describe('the burger menu', () => {
  it('[NAV-041] says whether it is open, and Escape closes it and keeps the focus', async () => {
    renderLayout();
    expect(burger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(burger());
    expect(burger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(burger().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(burger());
  });
});

describe('I miei dati', () => {
  const opener = () => screen.getByRole('button', { name: 'I miei dati' });
  const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

  it('[BUS-004] names the merchant and leads to what each of them may change', async () => {
    renderLayout();
    await userEvent.click(opener());
    expect(isOpen()).toBe(true);
    const menu = within(screen.getByRole('region', { name: 'I miei dati' }));
    expect(menu.getByText('ROSSI SRL')).toBeTruthy();
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Setting/ModificaEmail',
      '/Setting/ModificaTelefono',
      '/Setting/ModificaPassword',
    ]);
    await expectAccessible();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(opener())],
    ['a choice', () => userEvent.click(screen.getByRole('link', { name: 'Modifica email' }))],
    ['a click outside of it', () => userEvent.click(screen.getByRole('main'))],
    ['going on with the keyboard', () => userEvent.keyboard('{Tab}'.repeat(5))],
  ])('is put away by %s', async (_, putAway) => {
    renderLayout();
    await userEvent.click(opener());
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await putAway();
    expect(isOpen()).toBe(false);
  });
});

describe('the welcome banner', () => {
  it('[HOM-001] [HOM-003] names the company and its address, and warns of the last day in the singular', () => {
    renderLayout();
    expect(screen.getByText('Benvenuto, ROSSI SRL')).toBeTruthy();
    expect(screen.getByText('Via Roma 1, 40100 Bologna (BO)')).toBeTruthy();
    expect(document.body.textContent).toContain('tra 1 giorno.');
    expect(hrefOf('Modifica la password')).toBe('/Setting/ModificaPassword');
  });
});
