import { and, eq, ne, not } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outbox, sentMessages } from '../../acquirer/demo/outbox/messages';
import { account } from '../../acquirer/server/accounts/tables';
import { ebox } from '../../acquirer/server/ebox/tables';
import { removeExpired } from '../../acquirer/server/expiry';
import { auditEvent } from '../../acquirer/server/http/audit-tables';
import { society } from '../../acquirer/server/merchants/tables';
import { eventually } from '../support/eventually';
import { acquirerOfTests, origin } from './support/acquirer';
import { companyForm, registering, shopForm } from './support/registration';
import { done, loggedIn, minutes, type Visitor, visitor } from './support/visitor';

const acquirer = acquirerOfTests({}, { small: 0 });
beforeEach(async () => {
  const { db } = acquirer.services;
  await db.delete(account).where(not(account.demo));
  await db.delete(outbox);
});

const hours = 60 * minutes;
let phones = 3_403_000_000;

/** What the statement of a company says. */
const statementOf = async (companyCode: string) => {
  const { db } = acquirer.services;
  const [found] = await db.select().from(society).where(eq(society.code, companyCode));
  return { companyCode, codVat: found?.vatNumber, codZip: found?.zip };
};

/** Registers a user with its code, and returns the answer to the code. */
const register = async (
  username: string,
  {
    kind = 'company' as 'company' | 'shop',
    ...form
  }: Readonly<Record<string, unknown>> & { kind?: 'company' | 'shop' } = {},
) => {
  phones += 1;
  const { person, code } = await registering(acquirer, kind, username, `+39${phones}`, form);
  const alias = kind === 'company' ? 'VERIFY_OTP_USER' : 'VERIFY_OTP_POS';
  return person.answerTo(alias, { otp: code, user: username });
};

const welcomeOf = async (user: string) =>
  (await loggedIn(acquirer, user, 'Lasagne2026')).status('welcome', {});

const textsTo = async (address: string) =>
  (await sentMessages(acquirer.services.db))
    .filter(({ to, code }) => to === address && code === '')
    .map(({ text }) => text);

const newestTo = async (address: string, part: string) => {
  let text = '';
  await eventually(async () => {
    text = (await textsTo(address)).find((one) => one.includes(part)) ?? '';
    expect(text).toContain(part);
  });
  return text;
};

/** The links of an e-mail: the first admits, the second refuses. */
const linksTo = async (address: string) => {
  const [admit = '', refuse = ''] = (await newestTo(address, 'http')).match(/http\S+/g) ?? [];
  return { admit, refuse };
};

const open = (link: string) => acquirer.app.request(link);
const press = (link: string) =>
  acquirer.app.request(`${origin}${new URL(link).pathname}`, {
    method: 'POST',
    body: new URLSearchParams(new URL(link).search),
  });

const giulia = 'giulia.marchetti@sapori.example.it';
const thief = 'ladro@example.it';

const registerAtSapori = async () =>
  register('ladro2026', { ...(await statementOf('1000000001')), email: thief });

describe('[REG-027] a second user of a company', () => {
  test('[LOG-022] gets 204 and nothing else until a user of the company has admitted it', async () => {
    expect(await registerAtSapori()).toBe(done);
    const stranger = await loggedIn(acquirer, 'ladro2026', 'Lasagne2026');
    expect(await stranger.answerTo('welcome', {})).toBe('204 ');
    for (const alias of ['searchPointOfSales', 'GET_EBOX_PROFILE', 'updateEmail'])
      expect(await stranger.status(alias, {})).toBe(403);
    const { admit } = await linksTo(giulia);
    expect(await (await open(admit)).text()).toContain('ladro2026');
    expect(await welcomeOf('ladro2026')).toBe(204);
    expect((await press(admit)).status).toBe(200);
    expect(await welcomeOf('ladro2026')).toBe(200);
    await newestTo(thief, 'è stata confermata');
    for (const used of [await press(admit), await open(admit)]) expect(used.status).toBe(410);
  });

  test('is gone once one of them has refused it, and its links with it', async () => {
    await registerAtSapori();
    const stranger = await loggedIn(acquirer, 'ladro2026', 'Lasagne2026');
    const { admit, refuse } = await linksTo(giulia);
    expect((await press(refuse)).status).toBe(200);
    expect(await stranger.status('welcome', {})).toBe(401);
    expect(await acquirer.logIn('ladro2026', 'Lasagne2026')).toEqual({ p_error: 'credentials' });
    expect((await press(admit)).status).toBe(410);
    await newestTo(thief, 'non è stata confermata');
  });

  test('can be admitted for 72 hours, and is removed after', async () => {
    await registerAtSapori();
    const { admit } = await linksTo(giulia);
    acquirer.pass(72 * hours);
    expect((await press(admit)).status).toBe(410);
    const { db, clock } = acquirer.services;
    await removeExpired(db, clock());
    expect(await acquirer.logIn('ladro2026', 'Lasagne2026')).toEqual({ p_error: 'credentials' });
  });

  test('is no candidate of an enrolment while it waits', async () => {
    await registerAtSapori();
    const { token } = await loggedIn(acquirer, 'azienda01');
    const { users } = await acquirer.call<{ users: { user: string }[] }>(
      'SEARCH_USER_LIST_BY_SOC',
      {},
      token ?? '',
    );
    expect(users.map(({ user }) => user)).not.toContain('ladro2026');
  });

  test('is told to one who has no e-mail address by an SMS', async () => {
    await register('ladro2026', await statementOf('1000000008'));
    expect((await linksTo('+393331200109')).admit).toContain(`${origin}/auth/admit-user?code=`);
  });

  test('of two who register at once only one is the first', async () => {
    const both = await Promise.all(
      [1, 2].map((one) => registering(acquirer, 'company', `insieme${one}a`, `+39340400000${one}`)),
    );
    await Promise.all(
      both.map(({ person, code }, index) =>
        person.answerTo('VERIFY_OTP_USER', { otp: code, user: `insieme${index + 1}a` }),
      ),
    );
    const welcomes = [await welcomeOf('insieme1a'), await welcomeOf('insieme2a')];
    expect(welcomes.sort()).toEqual([200, 204]);
  });
});

describe('[REG-027] the first user of a shop', () => {
  test('enters as before, and the users of the company are told', async () => {
    await register('aurora2026', { email: 'aurora@example.it' });
    await register('negozio2026', { kind: 'shop' });
    expect(await welcomeOf('negozio2026')).toBe(200);
    expect(await newestTo('aurora@example.it', 'negozio2026')).not.toContain('http');
  });

  test('and of the same shop the second is admitted by the first', async () => {
    await register('negozio2026', { kind: 'shop' });
    await register('negozio2027', { kind: 'shop' });
    expect(await welcomeOf('negozio2027')).toBe(204);
    await press((await linksTo('negozio@example.it')).admit);
    expect(await welcomeOf('negozio2027')).toBe(200);
  });
});

describe('the audit trail of registrations', () => {
  test('has the refused ones, and who admitted whom', async () => {
    const { db } = acquirer.services;
    const before = (await db.select().from(auditEvent)).length;
    await visitor(acquirer).post('register/merchant', companyForm({ codZip: '00184' }));
    await visitor(acquirer).post('register/pos', shopForm({ codZip: '00184' }));
    await registerAtSapori();
    await press((await linksTo(giulia)).admit);
    const added = (await db.select().from(auditEvent).orderBy(auditEvent.id)).slice(before);
    expect(
      added.map(({ userId, what, subject, outcome }) => [what, outcome, userId, subject].join(' ')),
    ).toEqual([
      'register/merchant 500 5802  0123456789',
      'register/pos 500 5802  0123456789',
      'register/merchant done  1000000001',
      'validateMerchantUser done  ',
      'VERIFY_OTP_USER done ladro2026 ',
      'admitUser done azienda01 ladro2026',
    ]);
  });
});

describe('[ENR-017] an enrolment by a user who registered less than 72 hours ago', () => {
  const giveAll = (userId: string) => ({
    user: userId,
    name: 'Ladro',
    surname: 'Gentile',
    telephone: '+39 333 1200102',
    email: thief,
    flagMail: true,
    fax: '0612345678',
    description: 'Sapori',
    managerList: [
      {
        codManager: '1000000001',
        email: thief,
        pointOfSalesList: [],
        type: 'S',
        typeManager: 'S',
        user: userId,
        description: 'Sapori',
      },
    ],
  });
  const enterAtSapori = async () => {
    await registerAtSapori();
    await press((await linksTo(giulia)).admit);
    const { db } = acquirer.services;
    await db.delete(outbox);
    return loggedIn(acquirer, 'ladro2026', 'Lasagne2026');
  };
  const modify = async (who: Visitor) => who.status('MODIFY_EBOX', giveAll('ladro2026'));

  test('is announced before it counts: a user of the company lets it count, or closes the user', async () => {
    const stranger = await enterAtSapori();
    expect([await modify(stranger), await modify(stranger)]).toEqual([403, 403]);
    const { refuse } = await linksTo(giulia);
    expect((await textsTo(giulia)).length).toBe(1);
    await newestTo('laura.fontana@sapori.example.it', 'non ha ancora effetto');
    await press(refuse);
    expect(await stranger.status('welcome', {})).toBe(401);
    expect(await welcomeOf('ladro2026')).toBe(204);
  });

  test('where no user is left, counts once the responsible person admits it, at the enrolled address', async () => {
    const stranger = await enterAtSapori();
    const { db } = acquirer.services;
    const others = and(eq(account.societyCode, '1000000001'), ne(account.userId, 'ladro2026'));
    await db.update(account).set({ closed: true }).where(others);
    const [enrolled] = await db.select().from(ebox).where(eq(ebox.societyCode, '1000000001'));
    expect(await modify(stranger)).toBe(403);
    await press((await linksTo(enrolled?.email ?? '')).admit);
    const [admitted] = await db.select().from(account).where(eq(account.userId, 'ladro2026'));
    expect(admitted?.watchedSince).toBeNull();
    await db.update(account).set({ closed: false }).where(others);
  });

  test('counts once admitted: who was in charge is told that they are no longer', async () => {
    const stranger = await enterAtSapori();
    await modify(stranger);
    await press((await linksTo(giulia)).admit);
    expect(await modify(stranger)).toBe(200);
    await newestTo(giulia, 'non è più responsabile');
    await newestTo('laura.fontana@sapori.example.it', 'non è più gestore');
  });

  test('counts at once for the first user of a company that was never enrolled, and its changes too', async () => {
    await register('aurora2026');
    const first = await loggedIn(acquirer, 'aurora2026', 'Lasagne2026');
    const all = giveAll('aurora2026');
    const own = { ...all, managerList: [{ ...all.managerList[0], codManager: '0123456789' }] };
    expect(await first.status('ENROLL_EBOX', own)).toBe(200);
    expect(await first.status('MODIFY_EBOX', own)).toBe(200);
  });
});

test('[REG-027] wrong logins before a registration do not lock the user that is made later', async () => {
  for (const _ of [1, 2, 3]) await acquirer.logIn('aurora2026', 'x');
  await register('aurora2026');
  expect(await welcomeOf('aurora2026')).toBe(200);
});
