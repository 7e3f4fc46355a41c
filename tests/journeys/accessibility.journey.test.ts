import { describe } from 'vitest';
import { expectAccessible, expectReadableByNight } from './support/accessible';
import { journey } from './support/journey';
import { search } from './support/movements';
import { button, dialog, field, heading, isAt, openMoreFilters, tab } from './support/on-screen';
import { oddToken } from './support/ordinary-answers';

const trouble = 'Ops! Qualcosa non va...';

describe('nothing stands in the way of anybody', () => {
  journey('on the login page, whatever it says', async ({ visitor }) => {
    const page = await visitor();
    for (const query of ['', '?p_error=x', '?error=x&attempts=1', '?error=x&locked=true']) {
      await page.goto(`/login${query}`);
      await button(page, 'Mostra').click();
      await expectAccessible(page, `login${query}`);
    }
  });

  journey('on Home of a company, its tabs and its dialog', async ({ asMerchant }) => {
    const page = await asMerchant('azienda01');
    await expectAccessible(page, 'all points');
    await tab(page, 'Singolo punto vendita').click();
    await page.getByRole('row').nth(1).waitFor();
    await button(page, 'Movimenti').click();
    await dialog(page, 'Attenzione').waitFor();
    await expectAccessible(page, 'dialog');
    await button(page, 'CHIUDI').click();
    await page.getByRole('row').nth(2).click();
    await expectAccessible(page, 'single point');
    await field(page, 'Cerca punto vendita').fill('zzz');
    await button(page, 'CERCA').click();
    await page.getByText('Nessun risultato').waitFor();
    await expectAccessible(page, 'no point found');
  });

  for (const user of ['ristretto01', 'email01'])
    journey(`on Home of ${user}, with the menu open where there is one`, async ({ asMerchant }) => {
      const page = await asMerchant(user, { width: 360 });
      await button(page, 'Menu').click();
      await expectAccessible(page, user);
    });

  journey('on Movimenti, before, during and after a search', async ({ asMerchant }) => {
    const page = await asMerchant('azienda02');
    await button(page, 'Movimenti').click();
    await heading(page, 'Consulta Movimenti').waitFor();
    await openMoreFilters(page);
    await field(page, 'Importo lordo da').fill('9');
    await field(page, 'Importo lordo a').fill('8');
    await expectAccessible(page, 'waiting, crossed bounds');
    await search(page, { month: 2 });
    await expectAccessible(page, 'empty');
    await field(page, 'Importo lordo a').fill('');
    await field(page, 'Giorno').selectOption('10');
    await button(page, 'CERCA').click();
    await page.getByRole('row').nth(1).waitFor();
    await expectAccessible(page, 'results');
    await page.route('**/api/getTransactionList', () => {});
    await button(page, 'ESPORTA').click();
    await page.getByRole('progressbar').waitFor();
    await expectAccessible(page, 'exporting');
    await button(page, 'ANNULLA').click();
    await button(page, 'CERCA').click();
    await page.getByRole('status', { name: 'Caricamento' }).waitFor();
    await expectAccessible(page, 'searching');
  });

  journey(
    '[RES-014] on the public error page, which offers the login, on a page outside the session, under the expired-session dialog',
    async ({ visitor, announce }) => {
      announce(/api\/welcome: 401/);
      const page = await visitor();
      await page.goto('/ErrorPageReg');
      await heading(page, trouble).waitFor();
      await expectAccessible(page, '/ErrorPageReg');
      await button(page, 'Login').click();
      await field(page, 'User ID').waitFor();
      await page.goto('/RegistrationSelect');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, '/RegistrationSelect');
      await page.goto(`/login?token=${oddToken}`);
      await dialog(page, 'Sessione scaduta').waitFor();
      await expectAccessible(page, 'expired session');
    },
  );

  journey('inside: on a page to come, in error, expired', async ({ asMerchant, announce }) => {
    announce(/getSession: 500/, /getSession: 401/);
    const page = await asMerchant('azienda01');
    await page.route('**/getSession', (route) => route.fulfill({ status: 500, json: {} }));
    await button(page, 'Movimenti').click();
    await heading(page, trouble).waitFor();
    await expectAccessible(page, 'error page');
    await button(page, 'Home').click();
    await button(page, 'Statistica Mensile').click();
    await isAt(page, '/Home/StatisticaMensile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'in preparation');
    await page.goBack();
    await page.unroute('**/getSession');
    await page.route('**/getSession', (route) => route.fulfill({ status: 401, json: {} }));
    await button(page, 'Movimenti').click();
    await dialog(page, 'Sessione scaduta').waitFor();
    await expectAccessible(page, 'expired session');
  });

  journey('by night, on pages of every kind', async ({ visitor, asMerchant }) => {
    const outside = await visitor();
    for (const path of ['/login', '/ErrorPageReg']) {
      await outside.goto(path);
      await outside.getByRole('heading', { level: 1 }).waitFor();
      await expectReadableByNight(outside, path);
    }
    const page = await asMerchant('azienda01');
    await page.getByRole('link', { name: /^Insoluti \d/ }).waitFor();
    await expectReadableByNight(page, 'Home');
    await button(page, 'Movimenti').click();
    await search(page, { month: 1 });
    await expectReadableByNight(page, 'Movimenti');
    for (const path of [
      '/Home/StatisticaMensile',
      '/DisputeOnlineRegistered',
      '/Setting/ModificaPassword',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('status', { name: 'Caricamento' }).waitFor({ state: 'detached' });
      await expectReadableByNight(page, path);
    }
  });
});
