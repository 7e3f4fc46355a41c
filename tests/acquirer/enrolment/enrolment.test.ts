import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentMessages } from '../../../acquirer/demo/outbox/messages';
import { disputeCase } from '../../../acquirer/server/cases/tables';
import { eventually } from '../../support/eventually';
import { acquirerOfTests } from '../support/acquirer';
import { type Merchant, merchantOf, refusalOf } from '../support/disputes';

const acquirer = acquirerOfTests();
let company: Merchant;
let shop: Merchant;
beforeAll(async () => {
  company = await merchantOf(acquirer, 'azienda02');
  shop = await merchantOf(acquirer, 'negozio01');
});

const code = '1000000002';

const whole = {
  codManager: code,
  email: 'marco.santoro@alberghidelsole.example.it',
  pointOfSalesList: [] as { codPointOfSales: string }[],
  type: 'S',
  typeManager: 'S',
  user: 'azienda02',
  description: 'Alberghi del Sole',
};

const ofShop = (codManager: string, user: string, points: readonly string[]) => ({
  ...whole,
  codManager,
  user,
  type: 'V',
  typeManager: 'V',
  email: `gestore${codManager}@example.it`,
  pointOfSalesList: points.map((codPointOfSales) => ({ codPointOfSales })),
});

const request = (changes: Readonly<Record<string, unknown>> = {}) => ({
  user: 'azienda02',
  name: 'Marco',
  surname: 'Santoro',
  telephone: '+39 333 1200102',
  email: 'marco.santoro@alberghidelsole.example.it',
  flagMail: true,
  fax: '0612345678',
  description: 'Alberghi del Sole S.r.l.',
  managerList: [whole],
  ...changes,
});

interface Profile {
  readonly listaGestoriList: {
    codGestore: string;
    user: string;
    email: string;
    listaPuntiVenditaList: { codPV: string }[];
  }[];
}

const eboxOf = async (userId: string) => {
  const token = await acquirer.tokenOf(userId);
  return (await acquirer.call<{ ebox: string }>('welcome', {}, token)).ebox;
};

/** As if the company had never been enrolled. */
const forget = async () => {
  const { db } = acquirer.services;
  const managers = sql`(select id from ebox_manager where society_code = ${code})`;
  await db.execute(sql`update dispute_case set manager_id = null where society_code = ${code}`);
  await db.execute(sql`delete from ebox_manager_pos where manager_id in ${managers}`);
  await db.execute(sql`delete from ebox_manager where society_code = ${code}`);
  await db.execute(sql`delete from ebox where society_code = ${code}`);
  await db.execute(sql`delete from outbox`);
};
beforeEach(forget);

describe('whom a company may choose', () => {
  test('[API-052] its own users', async () => {
    expect(await company.call('SEARCH_USER_LIST_BY_SOC', {})).toEqual({
      users: [{ user: 'azienda02', email: 'marco.santoro@alberghidelsole.example.it' }],
    });
  });

  test('[API-051] the users of a point of sale, all of them', async () => {
    expect(await company.call('SEARCH_USER_POS_LIST', { codPointOfSales: '2000000203' })).toEqual({
      users: [
        { user: 'sole203', email: 'ugo.marini@alberghidelsole.example.it' },
        { user: 'sole203b', email: 'rita.sala@alberghidelsole.example.it' },
      ],
    });
    const none = { codPointOfSales: '2000000202' };
    expect(await company.call('SEARCH_USER_POS_LIST', none)).toEqual({ users: [] });
  });

  test('[API-053] [PRM-014] the points of sale that are registered', async () => {
    const { pointOfSalesList } = await company.call<{
      pointOfSalesList: { code: string; name: string }[];
    }>('SEARCH_POS_LIST', {});
    expect(pointOfSalesList.map((point) => point.code).toSorted()).toEqual([
      '2000000201',
      '2000000203',
      '2000000205',
    ]);
  });

  test('[API-054] the chosen points of sale, 10 a page, searched by sign or code', async () => {
    const large = await merchantOf(acquirer, 'azienda01');
    interface Page {
      readonly list: { code: string; emailGest: string }[];
      readonly pages: number;
      readonly currentPage: number;
    }
    const paged = (changes: Readonly<Record<string, unknown>> = {}) =>
      large.call<Page>('SEARCH_POS_PAGED', { ids: [], page: 1, search: '', ...changes });
    const all = await Promise.all([1, 2, 3, 4].map((page) => paged({ page })));
    expect(all.map(({ list, pages, currentPage }) => [list.length, pages, currentPage])).toEqual([
      [10, 3, 1],
      [10, 3, 2],
      [4, 3, 3],
      [0, 3, 4],
    ]);
    expect(new Set(all.flatMap(({ list }) => list.map((point) => point.code))).size).toBe(24);
    const ids = ['2000000113', '2000000101'];
    const chosen = await paged({ ids });
    expect(chosen.list.map((point) => point.code).toSorted()).toEqual(ids.toSorted());
    expect(chosen.list.find((point) => point.code === '2000000113')?.emailGest).toBe(
      'bottega113@sapori.example.it',
    );
    expect((await paged({ ids, search: '0101' })).list).toHaveLength(1);
    expect((await paged({ search: 'caffè' })).list.length).toBeGreaterThan(1);
  });

  test('[API-056] where a point of sale is', async () => {
    expect(await company.call('GET_POINT_OF_SALES', { codPointOfSales: '2000000201' })).toEqual({
      name: expect.stringMatching(/^ALBERGO DEL SOLE/),
      code: '2000000201',
      city: expect.any(String),
      address: expect.stringMatching(/\d+$/),
    });
  });
});

const assignment = (codPos: string, codAdmin: string, user: string) => ({
  codPos,
  signboard: 'dal portale',
  city: 'dal portale',
  codAdmin,
  email: `gestore${codAdmin}@example.it`,
  user,
});

describe('assignments', () => {
  test('[API-057] [API-058] become managers with their points of sale; nothing is stored', async () => {
    const { managerList } = await company.call<{ managerList: unknown[] }>('ADD_MULTIPLE_ADMIN', [
      assignment('2000000201', '2000000201', 'sole201'),
      assignment('2000000202', '2000000201', 'sole201'),
      assignment('2000000203', '2000000203', 'Tutti'),
    ]);
    expect(managerList).toEqual([
      {
        codManager: '2000000201',
        description: expect.stringMatching(/^ALBERGO DEL SOLE/),
        user: 'sole201',
        email: 'gestore2000000201@example.it',
        type: 'V',
        typeManager: 'V',
        desc: '',
        pointOfSalesList: [
          expect.objectContaining({ codPointOfSales: '2000000201', userGest: 'sole201' }),
          expect.objectContaining({ codPointOfSales: '2000000202', codeGest: '2000000201' }),
        ],
      },
      expect.objectContaining({ codManager: '2000000203', user: 'Tutti' }),
    ]);
    expect(await eboxOf('azienda02')).toBe('NO');
  });

  test('are refused for a point with two managers, and for one without a registered user', async () => {
    const twice = [
      assignment('2000000201', '2000000201', 'sole201'),
      assignment('2000000201', '2000000203', 'Tutti'),
    ];
    expect((await company.post('ADD_MULTIPLE_ADMIN', twice)).status).toBe(400);
    const unregistered = [assignment('2000000202', '2000000202', 'Tutti')];
    expect((await company.post('ADD_MULTIPLE_ADMIN', unregistered)).status).toBe(400);
  });
});

describe('an enrolment', () => {
  test('[PRM-007] with the company code gives everybody an e-box from the next login on', async () => {
    expect(await eboxOf('azienda02')).toBe('NO');
    expect(await eboxOf('sole201')).toBe('NO');
    expect(await company.managers()).toEqual([]);
    await company.call('ENROLL_EBOX', request());
    expect(await eboxOf('azienda02')).toBe('SI');
    expect(await eboxOf('sole201')).toBe('SI');
    const [manager] = await company.managers();
    expect(manager).toMatchObject({ managerCode: code, flSuspended: '0' });
    const cases = await company.everything(manager?.eboxCode ?? '');
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.every(({ state }) => !['annullate', 'evase', 'chiuse'].includes(state))).toBe(
      true,
    );
  });

  test('[PRM-015] with managers of some points opens it to those points only', async () => {
    const managerList = [
      ofShop('2000000201', 'sole201', ['2000000201', '2000000202']),
      ofShop('2000000203', 'Tutti', ['2000000203']),
    ];
    await company.call('ENROLL_EBOX', request({ managerList }));
    expect(await eboxOf('sole201')).toBe('SI');
    expect(await eboxOf('sole203b')).toBe('SI');
    expect(await eboxOf('sole205')).toBe('NO');
    const one = await merchantOf(acquirer, 'sole203');
    expect((await one.managers()).map(({ managerCode }) => managerCode)).toEqual(['2000000203']);
  });

  test('[API-068] is told by the profile', async () => {
    const managerList = [ofShop('2000000203', 'Tutti', ['2000000203', '2000000204'])];
    await company.call('ENROLL_EBOX', request({ managerList }));
    expect(await company.call('GET_EBOX_PROFILE', {})).toEqual({
      nome: 'Marco',
      cognome: 'Santoro',
      telefono: '+39 333 1200102',
      fax: '0612345678',
      email: 'marco.santoro@alberghidelsole.example.it',
      listaGestoriList: [
        {
          codGestore: '2000000203',
          user: 'Tutti',
          email: 'gestore2000000203@example.it',
          listaPuntiVenditaList: [{ codPV: '2000000203' }, { codPV: '2000000204' }],
        },
      ],
    });
  });

  test('[ENR-009] is confirmed by e-mail', async () => {
    await company.call('ENROLL_EBOX', request());
    await eventually(async () =>
      expect(await sentMessages(acquirer.services.db)).toEqual([
        expect.objectContaining({
          to: 'marco.santoro@alberghidelsole.example.it',
          text: expect.stringContaining('Alberghi del Sole S.r.l. a Dispute Online è confermata'),
        }),
      ]),
    );
  });

  test('is made once, by the first of two users', async () => {
    const answers = await Promise.all([1, 2].map(() => company.post('ENROLL_EBOX', request())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await company.managers()).toHaveLength(1);
  });

  test.each([
    ['a fax of 8 digits', { fax: '06123456' }],
    ['a name of one letter', { name: 'M' }],
    ['a telephone without its country', { telephone: '3331200102' }],
    ['an e-mail that is none', { email: 'marco@' }],
    ['no manager', { managerList: [] }],
    [
      'a type that its code does not make',
      { managerList: [{ ...whole, type: 'V', typeManager: 'V' }] },
    ],
    ['a shop without a registered user', { managerList: [ofShop('2000000202', 'Tutti', [])] }],
    [
      'a point of sale with two managers',
      {
        managerList: [
          ofShop('2000000201', 'sole201', ['2000000203']),
          ofShop('2000000203', 'Tutti', ['2000000203']),
        ],
      },
    ],
  ])('with %s is refused, and nothing is stored', async (_, changes) => {
    expect((await company.post('ENROLL_EBOX', request(changes))).status).toBe(400);
    expect(await eboxOf('azienda02')).toBe('NO');
    expect(await company.managers()).toEqual([]);
  });
});

describe('a modification', () => {
  const modified = (changes: Readonly<Record<string, unknown>> = {}) =>
    company.post('MODIFY_EBOX', request({ fax: '0612345', ...changes }));

  test('[API-065] changes the managers: one no longer named is ANNULLATO and keeps its archive', async () => {
    await company.call('ENROLL_EBOX', request());
    const [first] = await company.managers();
    const box = first?.eboxCode ?? '';
    const open = (await company.everything(box)).length;
    const managerList = [
      ofShop('2000000203', 'Tutti', [
        '2000000201',
        '2000000202',
        '2000000203',
        '2000000204',
        '2000000205',
        '2000000206',
      ]),
    ];
    expect((await modified({ managerList })).status).toBe(200);
    const managers = await company.managers();
    expect(managers.map((one) => [one.managerCode, one.flSuspended])).toEqual([
      ['2000000203', '0'],
      [code, '1'],
    ]);
    expect(await company.everything(box)).toEqual([]);
    expect(await company.everything(managers[0]?.eboxCode ?? '')).toHaveLength(open);
    expect(await company.call('GET_EBOX_PROFILE', {})).toMatchObject({ fax: '0612345' });
  });

  test('keeps the e-box of a manager that goes on, with its new e-mail', async () => {
    await company.call('ENROLL_EBOX', request());
    const before = await company.managers();
    expect(
      (await modified({ managerList: [{ ...whole, email: 'nuova@example.it' }] })).status,
    ).toBe(200);
    expect(await company.managers()).toEqual(before);
    expect(await company.call('GET_EBOX_PROFILE', {})).toMatchObject({
      listaGestoriList: [{ email: 'nuova@example.it' }],
    });
  });

  test('[ENR-017] as the profile says it changes nothing, and the fax alone only the fax', async () => {
    const { list } = await company.call<{ list: { code: string }[] }>('SEARCH_POS_PAGED', {
      ids: [],
      page: 1,
      search: '',
    });
    const codes = list.map((each) => each.code);
    await company.call(
      'ENROLL_EBOX',
      request({
        managerList: [
          {
            ...whole,
            pointOfSalesList: codes.slice(0, 2).map((codPointOfSales) => ({ codPointOfSales })),
          },
          ofShop('2000000203', 'Tutti', codes.slice(2, -1)),
        ],
      }),
    );
    const state = async () => ({
      boxes: await company.managers(),
      cases: await acquirer.services.db
        .select({ id: disputeCase.id, managerId: disputeCase.managerId, state: disputeCase.state })
        .from(disputeCase)
        .where(eq(disputeCase.societyCode, code))
        .orderBy(disputeCase.id),
    });
    const before = {
      ...(await state()),
      profile: await company.call<Profile>('GET_EBOX_PROFILE', {}),
    };
    const managerList = before.profile.listaGestoriList.map(
      ({ codGestore, user, email, listaPuntiVenditaList }) => ({
        ...(codGestore === code ? whole : ofShop(codGestore, user, [])),
        email,
        pointOfSalesList: listaPuntiVenditaList.map(({ codPV }) => ({ codPointOfSales: codPV })),
      }),
    );
    expect((await modified({ managerList, fax: '0699887766' })).status).toBe(200);
    expect(await state()).toEqual({ boxes: before.boxes, cases: before.cases });
    expect(await company.call('GET_EBOX_PROFILE', {})).toEqual({
      ...before.profile,
      fax: '0699887766',
    });
  });

  test('leaves no open request without a manager: the company answers where no other is in charge', async () => {
    await company.call('ENROLL_EBOX', request());
    const [all] = await company.managers();
    const openIn = async (box = '') => {
      const states = ['nuove', 'sospeso', 'scadenza', 'visione'] as const;
      return (await Promise.all(states.map((state) => company.list(box, state)))).flat();
    };
    const before = await openIn(all?.eboxCode);
    const stored = before[0]?.codPV ?? '';
    const managerList = [ofShop('2000000203', 'Tutti', [stored])];
    expect((await modified({ managerList })).status).toBe(200);
    const managers = await company.managers();
    expect(managers.map((one) => [one.managerCode, one.flSuspended]).toSorted()).toEqual([
      [code, '0'],
      ['2000000203', '0'],
    ]);
    const boxOf = (managerCode: string) =>
      managers.find((one) => one.managerCode === managerCode)?.eboxCode;
    const [shopOpen, companyOpen] = [await openIn(boxOf('2000000203')), await openIn(boxOf(code))];
    expect(shopOpen.every(({ codPV }) => codPV === stored)).toBe(true);
    expect(companyOpen.length).toBeGreaterThan(0);
    const ids = (rows: typeof before) => rows.map(({ caseId }) => caseId).toSorted();
    expect(ids([...shopOpen, ...companyOpen])).toEqual(ids(before));
    const answerable = await Promise.all(
      (['nuove', 'sospeso', 'scadenza'] as const).map((state) =>
        company.list(boxOf(code) ?? '', state),
      ),
    );
    const answer = { caseId: answerable.flat()[0]?.caseId ?? '', ebox: boxOf(code) ?? '' };
    expect((await company.reply(answer, { msgEse: 'ecco' })).status).toBe(200);
    const { listaGestoriList } = await company.call<{ listaGestoriList: unknown[] }>(
      'GET_EBOX_PROFILE',
      {},
    );
    expect(listaGestoriList).toHaveLength(2);
  });

  test('of nothing is refused, and so is one without the copy of notices', async () => {
    expect((await modified()).status).toBe(400);
    await company.call('ENROLL_EBOX', request());
    expect((await modified({ flagMail: false })).status).toBe(400);
  });
});

describe('what belongs to others', () => {
  const foreign = '2000000101';

  test.each([
    ['SEARCH_USER_POS_LIST', { codPointOfSales: foreign }],
    ['SEARCH_POS_PAGED', { ids: ['2000000201', foreign], page: 1, search: '' }],
    ['GET_POINT_OF_SALES', { codPointOfSales: foreign }],
    ['GET_POINT_OF_SALES', { codPointOfSales: '9999999999' }],
    ['ADD_MULTIPLE_ADMIN', [assignment(foreign, '2000000201', 'sole201')]],
    ['ADD_MULTIPLE_ADMIN', [assignment('2000000201', foreign, 'sapori101')]],
    ['ADD_MULTIPLE_ADMIN', [assignment('2000000201', '2000000201', 'azienda01')]],
    ['ENROLL_EBOX', request({ user: 'azienda01' })],
    ['ENROLL_EBOX', request({ managerList: [{ ...whole, user: 'azienda01' }] })],
    ['ENROLL_EBOX', request({ managerList: [{ ...whole, codManager: '1000000001' }] })],
    ['ENROLL_EBOX', request({ managerList: [ofShop('2000000201', 'sole201', [foreign])] })],
  ])('[PRM-004] is refused: %s %j', async (alias, body) => {
    expect((await company.post(alias, body)).status).toBe(403);
    expect(await eboxOf('azienda02')).toBe('NO');
  });

  test('[API-065] [PRM-004] cannot be taken over by a modification', async () => {
    await company.call('ENROLL_EBOX', request());
    const managerList = [ofShop('2000000201', 'sole201', [foreign])];
    expect((await company.post('MODIFY_EBOX', request({ managerList }))).status).toBe(403);
    const [manager] = await company.managers();
    expect(manager).toMatchObject({ managerCode: code, flSuspended: '0' });
  });

  test('[PRM-006] the user of one shop cannot enrol', async () => {
    for (const [alias, body] of [
      ['SEARCH_USER_LIST_BY_SOC', {}],
      ['ADD_MULTIPLE_ADMIN', [assignment('2000000301', '2000000301', 'negozio01')]],
      ['ENROLL_EBOX', request()],
      ['MODIFY_EBOX', request()],
      ['GET_EBOX_PROFILE', {}],
    ] as const) {
      expect([alias, (await shop.post(alias, body)).status]).toEqual([alias, 403]);
    }
    const list = await shop.call<{ list: unknown[] }>('SEARCH_POS_PAGED', {
      ids: [],
      page: 1,
      search: '',
    });
    expect(list.list).toEqual([expect.objectContaining({ code: '2000000301' })]);
    const next = { codPointOfSales: '2000000302' };
    expect((await shop.post('SEARCH_USER_POS_LIST', next)).status).toBe(403);
    expect((await shop.post('GET_POINT_OF_SALES', next)).status).toBe(403);
    expect(await shop.call('SEARCH_POS_LIST', {})).toEqual({
      pointOfSalesList: [expect.objectContaining({ code: '2000000301' })],
    });
  });

  test('a company that is not enrolled has no profile', async () => {
    expect(await refusalOf(await company.post('GET_EBOX_PROFILE', {}))).toEqual({
      status: 404,
      details: ['the company is not enrolled'],
    });
  });
});
