import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { journey } from './support/journey';
import { button, isAt, link, words } from './support/on-screen';
import { askedAs, type Point } from './support/reference';
import { settled } from './support/settled';

interface PointPage {
  readonly accountListItems: readonly Point[];
}

describe('Home of a shop', () => {
  const changes = [
    { entry: 'Modifica email', path: '/Setting/ModificaEmail' },
    { entry: 'Modifica telefono cellulare', path: '/Setting/ModificaTelefono' },
    { entry: 'Modifica password', path: '/Setting/ModificaPassword' },
  ];

  journey(
    '[HOM-010] [PRM-004] [BUS-004] shows the shop itself and no list, says what matters today, each figure by one click, and from any page lets e-mail, phone and password be changed',
    async ({ asMerchant }) => {
      const page = await asMerchant('negozio01');
      const panel = page.getByRole('tabpanel');
      const request = { orderBy: '', page: 1, filter: '' };
      const { accountListItems } = await (await askedAs('negozio01'))<PointPage>(
        'searchPointOfSales',
        request,
      );
      const [own] = accountListItems;
      for (const part of [own?.name, own?.code, own?.city])
        await expect.poll(() => panel.textContent()).toContain(part);
      await expect.poll(() => page.getByRole('radio').count()).toBe(0);
      const glance = page.getByRole('region', { name: 'Oggi, in breve' });
      await glance.getByRole('link', { name: /^Incasso di questo mese [\d.]+,\d\d\s€/ }).waitFor();
      await glance.getByRole('link', { name: /^Insoluti / }).waitFor();
      await glance.getByRole('link', { name: /^Ultimo estratto conto \d\d-\d\d-\d{4}/ }).waitFor();
      const requests = glance.getByRole('link', { name: /^Dispute online \d+ richiest/ });
      const open = /\d+/.exec((await settled(() => requests.textContent())) ?? '')?.[0];
      await requests.click();
      await isAt(page, '/Dispute/RichiesteAperte');
      await words(page, `${open} richieste`).waitFor();
      await page.getByRole('list', { name: 'Scadenze per settimana' }).waitFor();
      await expectAccessible(page, 'the open cases');
      const deadlines = page.getByRole('table', { name: 'Richieste aperte' }).getByRole('link');
      await deadlines.first().click();
      const number = page.getByText(/^Pratica \d+$/);
      const first = (await settled(() => number.textContent())) ?? '';
      await button(page, 'SUCCESSIVA').click();
      await expect.poll(() => number.textContent()).not.toBe(first);
      const second = (await settled(() => number.textContent())) ?? '';
      await page.goBack();
      await isAt(page, '/Dispute/RichiesteAperte');
      await words(page, `${open} richieste`).waitFor();
      await page.goForward();
      await expect.poll(() => number.textContent()).toBe(second);
      await page.goBack();
      await isAt(page, '/Dispute/RichiesteAperte');
      await words(page, `${open} richieste`).waitFor();
      await deadlines.first().click();
      await number.waitFor();
      const trail = page.getByRole('navigation', { name: 'Percorso' });
      await page.reload();
      await button(page, 'SUCCESSIVA').waitFor();
      await trail.getByRole('link', { name: 'Richieste aperte' }).click();
      await words(page, `${open} richieste`).waitFor();
      await page.goBack();
      await glance.getByRole('link', { name: /^Insoluti / }).click();
      await isAt(page, '/Insoluti');
      for (const { entry, path } of changes) {
        await button(page, 'I miei dati').click();
        await link(page, entry).click();
        await isAt(page, path);
        await link(page, entry).waitFor({ state: 'hidden' });
      }
    },
  );

  journey(
    'leaves out what fails, and what never comes holds nothing up',
    async ({ asMerchant, announce }) => {
      announce(/api\/GET_STATISTICS: 500/);
      const page = await asMerchant('negozio02');
      await page.route('**/api/GET_STATISTICS', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.route('**/api/GET_OUTSTANDING', () => {});
      await page.reload();
      const glance = page.getByRole('region', { name: 'Oggi, in breve' });
      await glance.getByRole('link', { name: /^Ultimo estratto conto / }).waitFor();
      await glance.getByRole('link', { name: /^Incasso / }).waitFor({ state: 'detached' });
      await expect.poll(() => glance.getByText('Dispute online').count()).toBe(0);
      await button(page, 'Movimenti').click();
      await isAt(page, '/Home/Movimenti');
    },
  );
});
