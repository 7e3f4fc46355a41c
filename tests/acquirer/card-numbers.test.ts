import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { blankRequest } from '../../acquirer/contract/fields';
import { getTotalTransaction } from '../../acquirer/contract/movements';
import { journalTo } from '../../acquirer/server/common/journal';
import { listWorkbook } from '../../src/lists/workbook';
import { movementList } from '../../src/movements/list';
import { writesRows } from '../../src/shared/export/rows-xml';
import { forAccountants } from '../../src/shared/export/sheet-features';
import { sheetsOf } from '../../src/shared/export/sheets';
import type { WorkbookPlan } from '../../src/shared/export/workbook';
import { openTestAcquirer, origin, type TestAcquirer } from './support/acquirer';
import { statementsRequest, summaryRequest } from './support/consultation';
import { listRequest } from './support/criteria';
import { merchantOf, pdfFile, textFile } from './support/disputes';
import { readPdf } from './support/pdf';

/** As the issuers number their cards, in groups or not; the number of a movement has 13 digits. */
const candidates =
  /(?<![\d*.])(?:[456](?:[ -]?\d){15}|3[47](?:[ -]?\d){13}|4(?:[ -]?\d){18})(?![\d*])/g;

const isCard = (text: string) => {
  const digits = [...text.replaceAll(/\D/g, '')].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/** A card has at most five groups of digits, so that a list of small numbers is none. */
const isGrouped = (text: string) => (text.match(/[ -]/g) ?? []).length <= 4;

const cardsIn = (text: string) =>
  (text.match(candidates) ?? []).filter((found) => isGrouped(found) && isCard(found));

const typed = '5425233430109903';

let acquirer: TestAcquirer;
const answers: string[] = [];
const lines: string[] = [];
let exported = '';

/** Everything that a merchant gets from calls that know of cards, and from every page. */
const lookEverywhere = async () => {
  const journal = journalTo((line) => lines.push(line), true);
  const talk = acquirer.setOtherwise({}, { journal });
  const keep = async (response: Response) => {
    const refusal = response.ok ? '' : `${response.status} ${await response.clone().text()}`;
    expect(refusal).toBe('');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isPdf = response.headers.get('content-type') === 'application/pdf';
    const text = isPdf
      ? readPdf(bytes)
          .texts.map((one) => one.text)
          .join('\n')
      : Buffer.from(bytes).toString();
    answers.push(text);
    return text;
  };
  for (const user of ['azienda01', 'negozio01']) {
    const token = await talk.tokenOf(user);
    const ask = async (alias: string, body: unknown) => keep(await talk.post(alias, body, token));
    await ask('welcome', {});
    exported = await ask('getTransactionList', listRequest({ typeCall: 'C' }));
    const { summaryList } = JSON.parse(await ask('GET_SUMMARY_LIST', summaryRequest({})));
    for (const { branchCode, uid } of (summaryList ?? []).slice(0, 4)) {
      await ask('GET_SUMMARY_TRANSACTION_LIST', { branchCode, uid, orderBy: '', page: 1 });
    }
    await ask('GET_OUTSTANDING', { date: '2026-03-14', orderBy: '', page: 1 });
    const { accountListItems } = JSON.parse(
      await ask('SEARCH_ACCOUNT_BALANCE', statementsRequest({ month: '202602' })),
    );
    for (const { branchCode, date } of accountListItems.slice(0, 3)) {
      await ask('GET_PDF_ACCOUNT_BALANCE', { branchCode, date });
    }
    const merchant = await merchantOf(acquirer, user);
    for (const { eboxCode, flSuspended } of await merchant.managers()) {
      for (const { caseId } of (await merchant.everything(eboxCode)).slice(0, 6)) {
        const detail = await merchant.detail(caseId);
        answers.push(JSON.stringify(detail));
        for (const { documento, path } of detail.messagesList.flatMap((one) => one.allegatiList)) {
          await keep(await merchant.download(documento, path));
        }
      }
      const [open] = flSuspended === '0' ? await merchant.list(eboxCode, 'nuove') : [];
      if (open) {
        const files = [pdfFile(), textFile('senza numeri')];
        await keep(await merchant.reply({ ...open, ebox: eboxCode }, { files }));
      }
    }
    if (user === 'azienda01') {
      await ask('DETAIL_REPORT', {
        card: typed,
        startDate: '01/02/2026',
        endDate: '14/03/2026',
        cod: '2000000101',
        state: '',
      });
    }
    await ask('getSession', { path: `/${typed}` });
  }
  for (const path of ['/outbox', '/openapi.json', '/config.json', '/metrics', '/termini']) {
    await keep(await talk.app.request(`${origin}${path}`));
  }
};

beforeAll(async () => {
  acquirer = await openTestAcquirer();
  await lookEverywhere();
});
afterAll(() => acquirer.close());

test('a card number is known when it is seen, whatever its groups, and an amount or a long id is none', () => {
  const seen = ['carta 4111 1111 1111 1111.', '"5425-2334-3010-9903"', '378282246310005'];
  expect(seen.flatMap(cardsIn)).toHaveLength(3);
  const others = ['411111******1111', '4111111111111112', '74000000000000000000123', '1234.567'];
  expect(others.flatMap(cardsIn)).toEqual([]);
});

test('no answer, page, statement or document holds a card number, though many hold masked ones', () => {
  expect(answers.join('\n').match(/\d{6}\*+\d{4}/g)?.length).toBeGreaterThan(150);
  expect(answers.some((answer) => answer.includes('RICEVUTA DI PAGAMENTO'))).toBe(true);
  expect(answers.flatMap(cardsIn)).toEqual([]);
});

test('no line of a log holds one, though one was typed', () => {
  expect(lines.length).toBeGreaterThan(20);
  expect([...lines, ...acquirer.logged].flatMap(cardsIn)).toEqual([]);
});

test('no row of the database holds one, though one was typed', async () => {
  const { db } = acquirer.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const { rows } = await db.execute<{ row: string }>(sql`
      select row from (select ${table}::text as row from ${table}) as rows
      where row ~ '[3-6]([ -]?[0-9]){14}'`);
    const texts = rows.map(({ row }) => row.replaceAll(/\\\\x[\da-f]+/g, ''));
    found.push(...texts.flatMap(cardsIn).map((card) => `${name}: ${card}`));
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

const workbookOf = async (plan: WorkbookPlan) => {
  const features = [forAccountants(plan), writesRows(plan, () => {})];
  const file = await writeWorkbook(sheetsOf(plan), { features }).toBlob();
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.values(parts).map((part) => strFromU8(part));
};

test('no workbook of movements holds one, in any of its parts', async () => {
  const { transactionList: rows } = JSON.parse(exported);
  const all = { count: rows.length, sums: {} };
  const criteria = { ...blankRequest(getTotalTransaction), month: '202602' };
  const parts = await workbookOf(
    listWorkbook(movementList)({ criteria, rows, announced: all, carried: all, owner: null }),
  );
  expect(parts.join('\n').match(/\d{6}\*+\d{4}/g)).toHaveLength(rows.length);
  expect(parts.flatMap(cardsIn)).toEqual([]);
});

test('no file of the embedded database holds one, its log included', async () => {
  const folder = await acquirer.dataFolder();
  const isServer = process.env.TEST_DATABASE_URL !== undefined;
  expect(folder.length > 10_000_000).toBe(!isServer);
  expect(folder.includes('TRATTORIA')).toBe(!isServer);
  expect(cardsIn(`${folder} ${typed}`)).toEqual([typed]);
});
