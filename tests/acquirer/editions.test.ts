import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertKind } from '../../acquirer/server/database/kind';
import { migrate } from '../../acquirer/server/database/migrate';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { openTestDatabase } from './support/database';
import { merchantOf } from './support/disputes';
import {
  editionAsSql,
  enrolment,
  replyText,
  type Started,
  statementsOf,
  workInEdition,
} from './support/edition';
import { companyCredentials } from './support/registration';
import { codeTo, done, loggedIn, minutes, visitor } from './support/visitor';

const folder = 'tests/acquirer/editions';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const written = readdirSync(folder).map(
  (file) => [file.replace('.sql', ''), () => readFileSync(`${folder}/${file}`, 'utf8')] as const,
);

/** A database as this version leaves it; KEEP_EDITION=1 stores it for later versions. */
const asNow = async () => {
  const acquirer = await openTestAcquirer({}, { small: 0.2 });
  const text = await editionAsSql(acquirer.services.db, await workInEdition(acquirer));
  await acquirer.close();
  if (process.env.KEEP_EDITION === '1') writeFileSync(`${folder}/${version}.sql`, text);
  return text;
};

test('every version that was released has its database here, from the first on', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm);
  const released = [...headings].map(([, name = '']) => name);
  expect(released).toContain('0.1.0');
  expect(written.map(([name]) => name)).toEqual(expect.arrayContaining(released));
});

describe.each([...written, ['of now', asNow] as const])(
  'a database of the version %s, opened by this one',
  (_, read) => {
    let acquirer: TestAcquirer;
    let started: Started;
    beforeAll(async () => {
      const text = await read();
      started = JSON.parse(text.slice('-- '.length, text.indexOf('\n')));
      const opened = await openTestDatabase();
      await opened.db.transaction(async (tx) => {
        for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
      });
      await migrate(opened.db);
      await assertKind(opened.db, 'demo');
      acquirer = await openTestAcquirer({}, { opened });
      acquirer.pass(minutes);
    });
    afterAll(() => acquirer.close());

    test('finishes a registration that had reached its code', async () => {
      const person = visitor(acquirer, undefined, started.sessionId);
      const credentials = companyCredentials();
      expect(await person.answerTo('validateMerchantUser', credentials)).toBe('200 true');
      const otp = await codeTo(acquirer, '+393401234567');
      expect(await person.answerTo('VERIFY_OTP_USER', { otp, user: credentials.username })).toBe(
        done,
      );
      const user = await loggedIn(acquirer, credentials.username, credentials.password);
      expect(await (await user.post('welcome', {})).json()).toMatchObject({
        codsoc: '0123456789',
        nome: 'Giulia',
        cognome: "D'Angelo",
      });
    });

    test('knows an enrolment as it was made, and lets it be modified', async () => {
      const company = await merchantOf(acquirer, 'azienda02');
      expect(await company.call('welcome', {})).toMatchObject({ ebox: 'SI' });
      const { name, surname, telephone, fax, email } = enrolment;
      expect(await company.call('GET_EBOX_PROFILE', {})).toMatchObject({
        nome: name,
        cognome: surname,
        telefono: telephone,
        fax,
        email,
        listaGestoriList: [{ codGestore: '1000000002', user: 'azienda02' }],
      });
      const changed = { ...enrolment, fax: '0698765432' };
      expect((await company.post('MODIFY_EBOX', changed)).status).toBe(200);
      expect(await company.call('GET_EBOX_PROFILE', {})).toMatchObject({ fax: '0698765432' });
    });

    test('shows a reply that was sent, and gives out its documents', async () => {
      const company = await merchantOf(acquirer, 'azienda01');
      const { state, messagesList } = await company.detail(started.caseId);
      expect(state).toBe('In visione');
      const [latest] = messagesList;
      expect(latest?.testo).toBe(replyText);
      expect(latest?.allegatiList).toHaveLength(2);
      for (const { documento, path } of latest?.allegatiList ?? []) {
        const document = await company.download(documento, path);
        expect(document.status).toBe(200);
        expect(await document.text()).toMatch(/^%PDF-1\./);
      }
    });
  },
);
