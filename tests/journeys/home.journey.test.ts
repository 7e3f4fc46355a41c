import { describe, expect } from 'vitest';
import { storagesOf } from './support/history';
import { homeTitle, journey } from './support/journey';
import {
  addressOf,
  button,
  dialog,
  field,
  headersOf,
  heading,
  isAt,
  radio,
  rowsOf,
  tab,
  words,
} from './support/on-screen';
import { askedAs, type Point } from './support/reference';

const points = 'Punti vendita';
const single = 'Singolo punto vendita';
const all = 'Tutti i punti vendita';

interface PointPage {
  readonly accountListItems: readonly Point[];
  readonly totalPage: number;
}

const lines = ({ accountListItems }: PointPage) =>
  accountListItems.map(({ name, code, address, city }) => [name, code, address, city].join('|'));

const pointsAsked = async (user: string, filter: string, page = 1) =>
  (await askedAs(user))<PointPage>('searchPointOfSales', { orderBy: '', page, filter });

describe('Home of a company', () => {
  journey(
    '[HOM-011] [HOM-012] [HOM-013] [HOM-014] [HOM-015] [HOM-016] [HOM-017] [HOM-018] [HOM-019] [HOM-030] [API-026] [VAL-068] lists its points of sale, ten a page, forwards and back, and finds one by its first letters or part of its code, or says that there is none, or that a text is too long, and keeps it whole; asks for one before it opens anything for a single one, lets one be chosen by its radio button or anywhere in its row, ticks it on the page it was chosen from, and forgets it only for the tab of all of them',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await tab(page, single).click();
      const shown = async () => (await rowsOf(page, points)).map((row) => row.slice(1).join('|'));
      await words(page, '1 di 3').waitFor();
      await expect
        .poll(() => headersOf(page, points))
        .toEqual(['Scelta', 'INSEGNA', 'CODICE ESERCIZIO', 'INDIRIZZO', 'CITTÀ']);
      const steps = [
        { press: 'Pagina successiva', page: 2 },
        { press: 'Ultima pagina', page: 3 },
        { press: 'Pagina precedente', page: 2 },
        { press: 'Prima pagina', page: 1 },
      ];
      for (const { press, page: number } of steps) {
        await button(page, press).click();
        const expected = lines(await pointsAsked('azienda01', '', number));
        await expect.poll(shown).toEqual(expected);
        await words(page, `${number} di 3`).waitFor();
      }
      await page.getByText('iniziali insegna/codice esercizio, anche parziale').waitFor();
      const box = field(page, 'Cerca punto vendita');
      const [first] = (await pointsAsked('azienda01', '', 2)).accountListItems;
      const filters = [first?.name.slice(0, 5).toLowerCase() ?? '', first?.code.slice(-3) ?? ''];
      for (const filter of filters) {
        await box.fill(filter);
        await button(page, 'CERCA').click();
        const expected = lines(await pointsAsked('azienda01', filter.toUpperCase()));
        expect(expected.length).toBeGreaterThan(0);
        await expect
          .poll(async () => (await rowsOf(page, points)).map((row) => row.slice(1).join('|')))
          .toEqual(expected);
      }
      await box.fill('nessuno si chiama così');
      await box.press('Enter');
      await words(page.getByRole('status'), 'Nessun risultato').waitFor();
      await expect.poll(() => page.getByRole('table').count()).toBe(0);
      await box.fill('');
      await box.pressSequentially('x'.repeat(45));
      await expect.poll(() => box.inputValue()).toBe('x'.repeat(45));
      await words(page, 'Al massimo 40 caratteri: ne ha inseriti 45').waitFor();
      await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);

      await box.fill('');
      await box.press('Enter');
      await words(page, '1 di 3').waitFor();
      for (const entry of ['Movimenti', 'Statistica Mensile']) {
        await button(page, entry).click();
        const warning = dialog(page, 'Attenzione');
        await words(
          warning,
          'Per visualizzare il dettaglio selezionare prima un punto vendita',
        ).waitFor();
        await button(warning, 'CHIUDI').click();
        await warning.waitFor({ state: 'detached' });
        await expect.poll(() => addressOf(page)).toBe('/Home');
      }
      const [, second, third] = (await pointsAsked('azienda01', '')).accountListItems;
      const choice = (point: Point | undefined) =>
        radio(page, `Seleziona ${point?.name} ${point?.code}`);
      await page.getByRole('row', { name: third?.code ?? '' }).click();
      await expect.poll(() => choice(third).isChecked()).toBe(true);
      await choice(second).check();
      await expect.poll(() => choice(third).isChecked()).toBe(false);
      await expect
        .poll(() => storagesOf(page))
        .toMatchObject({
          selectedPointCode: second?.code,
          selectedPointIndex: '1',
        });
      await button(page, 'Statistica Mensile').click();
      await isAt(page, '/Home/StatisticaMensile');
      await page.goBack();
      await expect.poll(() => choice(second).isChecked()).toBe(true);
      await tab(page, all).click();
      await expect.poll(async () => (await storagesOf(page)).selectedPointCode).toBeUndefined();
      await tab(page, single).click();
      await page.getByRole('row').nth(2).waitFor();
      await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);

      await button(page, 'Pagina successiva').click();
      await words(page, '2 di 3').waitFor();
      await page.getByRole('radio').nth(1).check();
      await button(page, 'Movimenti').click();
      await isAt(page, '/Home/Movimenti');
      for (const again of [() => page.goBack(), () => page.reload()]) {
        await again();
        await words(page, '2 di 3').waitFor();
        await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true);
      }
    },
  );
});

describe('the menu of Home', () => {
  const refreshed = [
    { entry: 'Movimenti', path: '/Home/Movimenti' },
    { entry: 'Riepilogo', path: '/Home/Riepilogo' },
    { entry: 'Dettaglio Differenze Contabili', path: '/Home/DettaglioDifferenzeContabili' },
    {
      entry: 'Addebiti/accrediti generati da contestazioni',
      path: '/Home/AddebitiContestazioni',
    },
  ];
  const direct = [
    { entry: 'Statistica Mensile', path: '/Home/StatisticaMensile' },
    { entry: 'Statistica Trimestrale', path: '/Home/StatisticaTrimestrale' },
    { entry: 'Statistica Semestrale', path: '/Home/StatisticaSemestrale' },
  ];

  journey(
    '[HOM-020] [HOM-021] [HOM-022] [HOM-023] [HOM-024] [HOM-025] [HOM-026] [HOM-028] [HOM-029] [ERR-013] [ERR-014] [RES-016] opens every page, and refreshes the session first where it must; where it cannot, it stays closed: an error page, from which RIPROVA and Home lead back, or an expired session, which is said over Home',
    async ({ asMerchant, announce }) => {
      announce(/api\/getSession: 500/, /api\/getSession: net::/, /api\/getSession: 408/);
      const page = await asMerchant('negozio01');
      const paths: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/getSession')) paths.push(request.postDataJSON().path);
      });
      for (const { entry, path } of [...refreshed, ...direct]) {
        await button(page, entry).click();
        await isAt(page, path);
        await page.goBack();
        await heading(page, homeTitle).waitFor();
      }
      expect(paths).toEqual(refreshed.map(({ path }) => path));
      const call = '**/api/getSession';
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
      await button(page, 'Movimenti').click();
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPage');
      await page.unroute(call);
      await button(page, 'RIPROVA').click();
      await heading(page, homeTitle).waitFor();
      await page.route(call, (route) => route.abort('connectionreset'));
      await button(page, 'Riepilogo').click();
      await button(page, 'Home').click();
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Home');
      await page.unroute(call);
      await button(page, 'Movimenti').click();
      await isAt(page, '/Home/Movimenti');
      await page.goBack();
      await heading(page, homeTitle).waitFor();
      await page.route(call, (route) => route.fulfill({ status: 408, json: {} }));
      await button(page, 'Movimenti').click();
      await button(dialog(page, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await isAt(page, '/login');
    },
  );
});
