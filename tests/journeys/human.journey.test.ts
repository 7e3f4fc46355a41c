import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { humanSet, sampleOf } from '../../paths/human/human-set';
import type { Session, Step } from '../../paths/human/session';
import { title as heading, open, press, step, still, text } from '../../paths/human/vocabulary';
import { Drift, playSession } from '../human/robot';
import { launchBrowser } from './browser';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser(inject('quickest'));
});
afterAll(() => browser.close());

/** Sessions that change nothing: all journeys share the acquirer. */
const harmless = humanSet.filter(({ changes }) => changes === undefined);

const sessionCalled = (id: string) => {
  const found = humanSet.find((session) => session.id === id);
  if (found === undefined) throw new Error(`no session ${id}`);
  return found;
};

const play = (session: Session, patienceMs?: number) =>
  playSession(browser, inject('acquirer'), session, { ...(patienceMs && { patienceMs }) });

const sessionOf = (...steps: readonly Step[]): Session => ({
  id: 'prova',
  title: '',
  flows: [],
  steps,
});

test('two sessions of the human set can be followed to the letter', async () => {
  for (const session of sampleOf(harmless, 2, 3)) await play(session);
});

test('[RIE-025] [BUS-010] [BUS-013] Riepilogo.xlsx has every row of the search, as the session says', async () => {
  await play(sessionCalled('riepilogo'));
});

describe('the robot names a sentence', () => {
  const opened = step(open('/login'), heading('Accesso al portale'));

  test('that is not true', async () => {
    const played = play(sessionOf(step(open('/login'), heading('Un’altra pagina'))), 1_000);
    await expect(played).rejects.toThrow(Drift);
    await expect(played).rejects.toThrow('prova, passo 1: Aprire /login.');
  });

  test('that only a screen reader reads', async () => {
    const played = play(sessionOf(step(open('/login'), text('Vai al contenuto'))), 1_000);
    await expect(played).rejects.toThrow('no person can read it');
  });

  test('that was true before the step', async () => {
    const again = step(press('ACCEDI'), heading('Accesso al portale'));
    await expect(play(sessionOf(opened, again), 1_000)).rejects.toThrow('there before the step');
  });

  test('about what stays, where it was not there', async () => {
    const stays = step(press('ACCEDI'), still(heading('Impostazioni')));
    await expect(play(sessionOf(opened, stays), 1_000)).rejects.toThrow('not there before');
  });
});

interface Row {
  readonly amount: number;
  readonly commission: number;
  readonly net: number;
  readonly date: string;
}
type Answer = { readonly transactionList: readonly Row[] };

/** Changes what the acquirer is asked for, and what it answers, in the calls with this name. */
const altering =
  (
    alias: string,
    answer: (body: Answer) => object,
    request: (body: Record<string, string>) => object = (body) => body,
  ) =>
  (context: BrowserContext) =>
    context.route(`**/api/${alias}`, async (route) => {
      const postData = JSON.stringify(request(route.request().postDataJSON()));
      const response = await route.fetch({ postData });
      await route.fulfill({ response, json: answer(await response.json()) });
    });

const rowsAs = (change: (row: Row) => Row) =>
  altering('getTransactionList', ({ transactionList }) => ({
    transactionList: transactionList.map(change),
  }));

const asked = (change: (body: Record<string, string>) => object) =>
  altering('getTransactionList', (body) => body, change);

const dayLater = (date: string) =>
  `${new Date(Date.parse(`${date}Z`) + 86_400_000).toISOString().slice(0, 19)}`;

describe('a defect is red in the robot’s run', () => {
  const inMovements = sessionCalled('movimenti');
  const defects = [
    {
      defect: 'every amount is a hundredfold',
      session: inMovements,
      plant: rowsAs((row) => ({ ...row, amount: row.amount * 100 })),
      says: 'Importo lordo is',
    },
    {
      defect: 'a date is shifted by a day',
      session: inMovements,
      plant: rowsAs((row) => ({ ...row, date: dayLater(row.date) })),
      says: 'Data is',
    },
    {
      defect: 'commission and net amount are exchanged',
      session: inMovements,
      plant: rowsAs((row) => ({ ...row, commission: row.net, net: row.commission })),
      says: 'Commissione is',
    },
    {
      defect: 'the order is ascending instead of descending',
      session: inMovements,
      plant: asked((body) => ({ ...body, orderBy: body.orderBy?.replace('-', '+') ?? '' })),
      says: 'passo 9',
    },
    {
      defect: 'the rows are those of another shop',
      session: sessionCalled('home'),
      plant: asked((body) => ({ ...body, codPos: '2000000106' })),
      says: 'Codice esercizio is 2000000106',
    },
  ];
  test.each(defects)('$defect', async ({ session, plant, says }) => {
    const played = playSession(browser, inject('acquirer'), session, {
      patienceMs: 8_000,
      onProfile: plant,
    });
    await expect(played).rejects.toThrow(says);
  });
});
