import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { comeToCase } from './support/cases';
import { journey } from './support/journey';
import {
  expectNoMisfit,
  forceFont,
  openSettled,
  otherFonts,
  setTextSize,
  shifts,
  spaceText,
  unstyled,
} from './support/layout';
import { button, field, heading } from './support/on-screen';
import { settled } from './support/settled';

const everyDay = process.env.ALL_TESTS === undefined;
const widths = everyDay ? [360, 1280] : [320, 360, 390, 768, 1280, 1920];

const shownToAll = [
  ['/login?error=x&attempts=1', 'Accesso al portale'],
  ['/RegistrationSelect', 'Registrazione'],
  ['/accessibilita', 'Dichiarazione di accessibilità'],
] as const;

/** Of a company, with rows where there are rows. */
const pages = [
  ['/Home', 'Consulta movimenti, contestazioni, riepiloghi e statistiche online'],
  ['/Home/Movimenti?month=', 'Consulta Movimenti'],
  ['/Home/Riepilogo?month=', 'Consulta Riepilogo'],
  ['/Home/StatisticaMensile', 'Statistica Mensile'],
  ['/Home/DettaglioDifferenzeContabili?month=', 'Consulta Dettaglio Differenze Contabili'],
  ['/Home/AddebitiContestazioni?month=', 'Consulta Addebiti/Accrediti Generati da Contestazioni'],
  ['/Home/MesePerPuntoVendita', 'Mese per punto vendita'],
  ['/Home/Accrediti?month=', 'Accrediti'],
  ['/Home/Trova?text=44', 'Trova un movimento'],
  ['/EstrattoConto', 'Estratto Conto'],
  ['/Insoluti', 'Insoluti'],
  ['/DisputeOnlineRegistered', 'Dispute Online'],
  ['/Dispute/GestioneRichieste', 'GESTIONE RICHIESTE'],
  ['/Dispute/RichiesteAperte', 'Richieste aperte'],
  ['/Dispute/Report', 'REPORT DISPUTE'],
  ['/Setting/ModificaPassword', 'Modifica Password'],
  ['/Setting/ModificaEmail', 'Modifica email'],
  ['/Setting/ModificaTelefono', 'Modifica telefono cellulare'],
] as const;

const ways = {
  'in its own typeface': async () => {},
  'with text of twice the size': (page: Page) => setTextSize(page, 32),
  'in a wide font of the device': (page: Page) => forceFont(page, 'DejaVu Sans'),
  'with the text spacing of WCAG 1.4.12': spaceText,
} as const;

const everyWay = Object.entries(ways);
const usualWays = everyDay ? everyWay.slice(0, 1) : everyWay;
const everyFont = Object.keys(otherFonts) as (keyof typeof otherFonts)[];
/** The widest of them. */
const usualFonts = everyDay ? (['DejaVu Sans'] as const) : everyFont;

/** At every width in every way, read when it no longer changes: later it would not fit either. */
const expectFits = async (page: Page, path: string, ofWays = usualWays) => {
  for (const [way, apply] of ofWays) {
    await apply(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoMisfit(page, `${path} at ${width} px ${way}`);
    }
    await unstyled(page);
    await setTextSize(page, 16);
  }
};

describe('nothing sticks out, is cut or lies over anything else', () => {
  journey(
    `at ${widths.join(', ')} px, ${usualWays.map(([way]) => way).join(', ')}, on every page`,
    async ({ visitor, signedIn }) => {
      const stranger = await visitor();
      for (const [path, title] of shownToAll) {
        await openSettled(stranger, path, title);
        await expectFits(stranger, path);
      }
      const page = await signedIn('azienda01');
      for (const [path, title] of pages) {
        await page.setViewportSize({ width: 360, height: 800 });
        await openSettled(page, path, title);
        await expect.poll(() => page.evaluate(shifts), { message: path, timeout: 1 }).toEqual([]);
        await expectFits(page, path);
      }
    },
  );

  journey(
    'where the browser shows no text smaller than 20 px, in an opened row too',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', { largeText: true });
      for (const [path, title] of pages.slice(1)) {
        await openSettled(page, path, title);
        await expectFits(page, path, usualWays.slice(0, 1));
        await page.setViewportSize({ width: 360, height: 800 });
        const folded = page.getByRole('button', { name: /^Dettagli di / }).first();
        if (await settled(() => folded.isVisible())) {
          await folded.click();
          await expectNoMisfit(page, `${path}, an opened card`);
        }
      }
    },
  );

  journey.beforeRelease(
    'before the typeface has come, and where it is blocked',
    async ({ signedIn, announce }) => {
      const page = await signedIn('azienda01');
      announce(/\.woff2/);
      await page.route('**/*.woff2', (route) => route.abort());
      for (const [path, title] of pages.slice(0, 4)) {
        await openSettled(page, path, title);
        await expectFits(page, path, [['in the font of the device', async () => {}]]);
      }
    },
  );
});

/** How far the page scrolls sideways, in px. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Its first and its last line are in the window, and nothing lies over them. */
const isUncovered = (part: Locator) =>
  part.evaluate((it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 8, y) === it);
  });

const titleSize = (page: Page) =>
  page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));

describe('a phone', () => {
  journey(
    'with text of twice the size shows titles of twice the size, and Home without scrolling sideways',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', { width: 360 });
      const [[path, title]] = pages;
      await openSettled(page, path, title);
      const usual = await settled(() => titleSize(page));
      await setTextSize(page, 32);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => sideways(page), { message: `${width} px` }).toBe(0);
        await expect.poll(() => titleSize(page)).toBe(2 * usual);
      }
    },
  );

  journey(
    'with its keyboard open, and a page at 400%, has the field of a reply in sight, and INVIA after it',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await comeToCase(page);
      for (const [width, height] of [
        [360, 400],
        [390, 400],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        const message = field(page, 'Messaggio');
        await message.focus();
        await expect
          .poll(() => isUncovered(message), { message: `${width} x ${height}` })
          .toBe(true);
        const send = button(page, 'INVIA la risposta');
        await send.focus();
        await expect.poll(() => isUncovered(send), { message: `${width} x ${height}` }).toBe(true);
      }
    },
  );
});

describe('the eleven columns of Movimenti', () => {
  journey(
    `[MOV-017] stand side by side at 1280 px, no value and no word of a header broken, in our typeface and in ${usualFonts.join(', ')}`,
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      const expectEleven = async (font: string) => {
        await expectNoMisfit(page, font);
        await expect
          .poll(() => page.locator('.data-table thead th').count(), { message: font })
          .toBe(11);
      };
      await openSettled(page, '/Home/Movimenti?month=', 'Consulta Movimenti');
      await expectEleven('Source Sans 3');
      for (const font of usualFonts) {
        await page.reload();
        await heading(page, 'Consulta Movimenti').waitFor();
        await page.getByRole('row').nth(60).waitFor();
        await forceFont(page, font);
        await expectEleven(font);
      }
    },
  );

  journey.beforeRelease(
    '[MOV-017] are all on paper, and those that left a narrow window are back in the detail of each row after it',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.setViewportSize({ width: 900, height: 800 });
      await openSettled(page, '/Home/Movimenti?month=', 'Consulta Movimenti');
      const heads = page.locator('.data-table th[data-key]');
      await heads.first().waitFor();
      await expect.poll(() => heads.count()).toBeLessThan(11);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect.poll(() => heads.count()).toBe(11);
      // Paper has another width than the window.
      await page.setViewportSize({ width: 800, height: 800 });
      expect(await settled(() => heads.count())).toBe(11);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect.poll(() => heads.count()).toBeLessThan(11);
    },
  );
});
