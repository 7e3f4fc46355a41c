import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { charts } from '../../atlas/charts';
import type { Comparison } from '../../atlas/comparison/comparison';
import type { Chart } from '../../atlas/graph/chart';
import { expectAccessible, expectReadableByNight } from './support/accessible';
import { journey } from './support/journey';
import { button, downloadAfter, field, heading, link, tab, words } from './support/on-screen';
import { sheetsOf } from './support/workbook';

/**
 * Parallel parts, a clock, children, tables of many rows, a single state: these pages have
 * everything that others have.
 */
const ofEveryKind = ['portal', 'code', 'phone-change', 'case-detail', 'settings'];

const recorded = (order: number, type: string, value: unknown) => ({
  event: { type, fields: {} },
  value,
  order,
});

/** A change of the phone as far as the code that was sent. */
const recording = {
  kind: 'portale-esercenti/recording',
  version: 1,
  charts: [
    {
      actor: 'x:4',
      parent: null,
      chart: 'phoneChange',
      steps: [
        recorded(0, 'xstate.init', { oldNumber: 'known' }),
        recorded(2, 'step.confirmed', { oldNumber: 'known' }),
      ],
    },
    {
      actor: 'x:5',
      parent: 'x:4',
      chart: 'code',
      steps: [
        recorded(1, 'xstate.init', { form: 'ready' }),
        recorded(3, 'code.requested', { requesting: 'recalling' }),
        recorded(4, 'code.needed', { requesting: 'asking' }),
        recorded(5, 'http.200', { entering: { code: 'waiting', resend: 'available' } }),
      ],
    },
  ],
};

const drawn = (page: Page) => page.locator('#drawing').waitFor();
const chosen = (page: Page) => page.locator('#drawing [aria-current="true"]');

/** The active state of that name. */
const on = (page: Page, name: string) =>
  page.locator('#drawing [aria-current="step"]').filter({ hasText: name });

describe('the atlas', () => {
  journey(
    '[ERR-021] an analyst finds what 406 with 5708 does in the change of phone',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/atlas');
      // Letter by letter: the first one opens the page of the search.
      await field(page, 'Cerca in tutto l’atlante').pressSequentially('telefono 5708');
      const oldNumber = page.getByRole('region', { name: /^Modifica telefono › Passo 2/ });
      await link(oldNumber, '5708: Ultimo tentativo prima del blocco utenza').click();
      await heading(page, 'Modifica telefono').waitFor();
      await drawn(page);
      await expect.poll(() => page.url()).toMatch(/\/atlas\/phone-change#/);
      await expect.poll(() => chosen(page).textContent()).toContain('5708');
    },
  );

  journey(
    'a code is played inside the flow that asks for it, and takes it along',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/atlas/phone-change');
      await drawn(page);
      await link(page, 'Apri qui: Codice OTP del vecchio numero').click();
      await tab(page, 'Prova').click();
      await button(page, 'Premere AVANTI.').first().click();
      await button(page, 'Nessun codice inviato prima vale ancora.').click();
      await button(page, 'Il servizio (SEND_OTP_OLD_TEL) risponde 200.').click();
      await page
        .getByRole('button', { name: /Inserire il codice "123456" e premere AVANTI/ })
        .click();
      await page.getByRole('button', { name: /risponde 406 \/ 5708/ }).click();
      await on(page, '5708: Ultimo tentativo').waitFor();
      await page
        .getByRole('button', { name: /Inserire il codice "123456" e premere AVANTI/ })
        .click();
      await page
        .getByRole('button', { name: /risponde 200/ })
        .first()
        .click();
      await on(page, 'Passo 3: il nuovo numero').waitFor();
    },
  );

  journey('the whole portal stands on one page, with who sees what', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/portale');
    await drawn(page);
    await page
      .locator('#drawing')
      .getByRole('link', { name: /^GESTIONE RICHIESTE/ })
      .click();
    await page
      .getByText(/Punto vendita senza e-box: è condotto a/)
      .first()
      .waitFor();
    await expectAccessible(page, 'portale');
  });

  journey(
    'what 408 treated as 500 would change in lists is told with the paths to walk again',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/atlas/impatto');
      await page.getByLabel('Chiamata, status, requisito o testo').pressSequentially('408');
      await page.getByLabel(/^Solo nel flusso/).selectOption({ label: 'Elenco' });
      await page.getByLabel(/^Se fosse trattato come/).selectOption('500');
      await page
        .getByText(/diventerebbe «Errore»|diventerebbe «Ogni altro errore/)
        .first()
        .waitFor();
      await page
        .getByText(/percorsi da rifare/)
        .first()
        .waitFor();
      await expectAccessible(page, 'impatto');
    },
  );

  journey('the drawing is walked through by keyboard', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/phone-change#enteringOldCode');
    await drawn(page);
    await chosen(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#enteringNewNumber$/);
    await expect.poll(() => chosen(page).textContent()).toContain('Passo 3: il nuovo numero');
  });

  journey('QA plays a path, and takes all of them away', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/otp');
    await drawn(page);
    await tab(page, 'Percorsi').click();
    await field(page, 'Filtra i percorsi').fill('406 / 5707');
    await page
      .getByRole('button', { name: /^otp-\d+/ })
      .first()
      .click();
    await button(page, 'Passo successivo').click();
    await button(page, 'Passo successivo').click();
    await words(page, '2 di 2').waitFor();
    await on(page, '5707: Codice OTP non valido').waitFor();
    await field(page, 'Filtra i percorsi').fill('');
    await field(page, 'Solo l’insieme breve').uncheck();
    const save = page.getByRole('button', { name: /^Scarica \d+ percorsi/ });
    const saved = await downloadAfter(page, () => save.click());
    expect(saved.suggestedFilename()).toBe('otp-percorsi.xlsx');
    const [cover, sheet] = await sheetsOf(saved);
    expect(cover?.name).toBe('Copertina');
    const [header, ...rows] = sheet?.rows ?? [];
    expect(header?.map(({ value }) => value)).toEqual([
      'id',
      'precondizioni',
      'passi',
      'atteso',
      'esito',
      'note',
    ]);
    expect(rows.length).toBeGreaterThan(100);
  });

  journey('a flow is tried event by event', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/phone-change');
    await drawn(page);
    await tab(page, 'Prova').click();
    await button(page, 'Premere AVANTI.').click();
    await button(page, 'Nessun codice inviato prima vale ancora.').click();
    await button(page, 'Il servizio (SEND_OTP_OLD_TEL) risponde 200.').click();
    const code = on(page, 'Passo 2: codice OTP');
    await code.waitFor();
    await button(page, 'Ricomincia').click();
    await code.waitFor({ state: 'detached' });
  });

  journey('whatever its tab shows, the panel of a chart cuts nothing', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/search');
    await drawn(page);
    for (const name of ['Prova', 'Percorsi', 'Dal vivo', 'Esporta']) {
      await tab(page, name).click();
      const stickingOut = () =>
        page.getByRole('tabpanel').evaluate((panel) => {
          const edge = panel.getBoundingClientRect().right;
          const parts = [...panel.querySelectorAll('*')];
          return parts.filter((part) => part.getBoundingClientRect().right > edge).length;
        });
      await expect.poll(stickingOut, { message: name }).toBe(0);
    }
  });

  journey('the drawing is saved as a file that stands alone', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/otp');
    await drawn(page);
    await tab(page, 'Esporta').click();
    for (const [name, file] of [
      ['Disegno (.svg)', 'otp.svg'],
      ['SCXML', 'otp.scxml'],
      ['JSON', 'otp.json'],
      ['Mermaid', 'otp.mmd'],
      ['PlantUML', 'otp.puml'],
      ['Codice per Stately (.ts)', 'otp.ts'],
    ] as const) {
      const saved = await downloadAfter(page, () => button(page, name).click());
      expect(saved.suggestedFilename()).toBe(file);
    }
  });

  journey('by night a drawing is saved in the colours of the day', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/otp');
    await drawn(page);
    await tab(page, 'Esporta').click();
    const save = async () =>
      readFile(
        await (await downloadAfter(page, () => button(page, 'Disegno (.svg)').click())).path(),
      );
    const byDay = await save();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await save()).equals(byDay)).toBe(true);
  });

  journey('the portal in another tab lights the state it is in', async ({ asMerchant }) => {
    const portal = await asMerchant('azienda01');
    const page = await portal.context().newPage();
    await page.goto('/atlas/portal');
    await drawn(page);
    const state = on(page, 'Consulta le pagine del portale');
    await state.waitFor();
    await button(portal, 'Esci').click();
    await state.waitFor({ state: 'detached' });
  });

  journey('a recorded session is played step by step on the charts', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/atlas/sessione');
    await page.getByLabel('Registrazione (.json)').setInputFiles({
      name: 'sessione.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(recording)),
    });
    await page.getByRole('button', { name: /^6 .* Il servizio risponde: 200/ }).click();
    await on(page, 'Attende il codice di 6 cifre').waitFor();
    await button(page, 'Passo precedente').click();
    await on(page, 'Chiede di inviare il codice').waitFor();
    await expectAccessible(page, 'sessione');
  });

  journey('two revisions stand side by side, and what is new is told', async ({ visitor }) => {
    const page = await visitor();
    const code = charts.find(({ slug }) => slug === 'code')?.chart as Chart;
    const [gone, ...arrows] = code.arrows;
    const comparison: Comparison = {
      kind: 'portale-esercenti/comparison',
      from: 'main',
      charts: [
        {
          slug: 'code',
          before: { ...code, arrows },
          after: code,
          changes: [{ kind: 'added', text: `transizione ${gone?.event}` }],
          again: [0, 2],
        },
      ],
    };
    const file = {
      name: 'confronto.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(comparison)),
    };
    await page.goto('/atlas/confronto');
    await page.getByLabel('Confronto (.json)').setInputFiles(file);
    for (const drawing of ['#drawing-removed', '#drawing-added'])
      await page.locator(drawing).waitFor();
    await words(page, 'I loro numeri').click();
    await words(page, 'otp-001, otp-003').waitFor();
    await expectAccessible(page, 'confronto');
  });

  journey('its pages are accessible', async ({ visitor }) => {
    const page = await visitor();
    for (const [address, title] of [
      ['/atlas', 'I flussi del portale'],
      ['/atlas/cerca#otp', 'Ricerca nell’atlante'],
      ['/atlas/esiti', 'Esiti delle prove a mano'],
      ['/atlas/collaudo#accesso-esiti', 'Collaudo a mano'],
      ['/atlas/chiamate', 'Le chiamate del contratto'],
    ] as const) {
      await page.goto(address);
      await heading(page, title).waitFor();
      await expectAccessible(page, address);
      await expectReadableByNight(page, address);
    }
  });

  for (const { slug, name } of charts.filter((chart) => ofEveryKind.includes(chart.slug)))
    journey(`${name}: its page is accessible`, async ({ visitor }) => {
      const page = await visitor();
      await page.goto(`/atlas/${slug}`);
      await drawn(page);
      await expectAccessible(page, slug);
      await expectReadableByNight(page, slug);
    });
});
