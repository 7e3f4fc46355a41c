import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseStates } from '../../../acquirer/contract/case-states';
import { acquirerOfTests } from '../support/acquirer';
import { countOf, type Merchant, merchantOf, refusalOf } from '../support/disputes';
import { readPdf } from '../support/pdf';

const acquirer = acquirerOfTests();
let company: Merchant;
let shop: Merchant;
let ebox: string;
let shopBox: string;
beforeAll(async () => {
  company = await merchantOf(acquirer, 'azienda01');
  shop = await merchantOf(acquirer, 'negozio01');
  ebox = await codeOf(company, '1000000001');
  shopBox = await codeOf(shop, '2000000301');
});

const codeOf = async (merchant: Merchant, managerCode: string) => {
  const found = (await merchant.managers()).find((one) => one.managerCode === managerCode);
  if (!found) throw new Error(`no manager ${managerCode}`);
  return found.eboxCode;
};

const users = ['azienda01', 'negozio01'] as const;

describe('the managers', () => {
  test('[CAS-003] [CAS-004] are told with code and description, a cancelled one last', async () => {
    const managers = await company.managers();
    expect(managers).toHaveLength(4);
    expect(managers.map((one) => one.flSuspended)).toEqual(['0', '0', '0', '1']);
    expect(managers.at(-1)).toMatchObject({
      managerCode: '2000000106',
      description: expect.stringMatching(/^BOTTEGA SAPORI NAPOLI .+ Napoli$/),
    });
  });

  test('[CAS-005] a cancelled one has an archive, and nothing that is still open', async () => {
    const cancelled = (await company.managers()).at(-1)?.eboxCode ?? '';
    const counts = await Promise.all(
      (['nuove', 'sospeso', 'scadenza', 'visione'] as const).map(
        async (state) => (await company.list(cancelled, state)).length,
      ),
    );
    expect(counts).toEqual([0, 0, 0, 0]);
    expect((await company.everything(cancelled)).length).toBeGreaterThan(0);
  });

  test('[PRM-004] of a shop are those in charge of it', async () => {
    expect(await shop.managers()).toEqual([
      expect.objectContaining({ managerCode: '2000000301', flSuspended: '0' }),
    ]);
  });

  test('are none without an e-box', async () => {
    for (const user of ['azienda02', 'negozio02']) {
      expect(await (await merchantOf(acquirer, user)).managers()).toEqual([]);
    }
  });
});

describe.each(users)('the cases of %s', (user) => {
  const merchant = () => (user === 'azienda01' ? company : shop);
  const box = () => (user === 'azienda01' ? ebox : shopBox);

  test('[CAS-021] are there in each of the seven states, some in several pages', async () => {
    const counts = await merchant().counts(box());
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    expect(Object.values(counts).some((count) => count > 10)).toBe(true);
  });

  test('[API-069] [CAS-019] are as many in every list as the summary counts', async () => {
    const counts = await merchant().counts(box());
    for (const state of caseStates) {
      expect([state, (await merchant().list(box(), state)).length]).toEqual([
        state,
        counts[countOf[state]],
      ]);
    }
  });

  test('are due today, tomorrow and in days', async () => {
    const due = (await merchant().list(box(), 'scadenza')).map(({ expiry }) => expiry);
    expect(due).toContain('2026-03-15');
    expect(due).toContain('2026-03-16');
    expect(due.some((day) => day > '2026-03-16')).toBe(true);
    expect(due.every((day) => day >= '2026-03-15')).toBe(true);
  });

  test('[API-071] carry every field, the card masked', async () => {
    for (const row of await merchant().everything(box())) {
      expect(row).toEqual({
        state: expect.any(String),
        caseId: expect.stringMatching(/^\d+$/),
        expiry: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        codPV: expect.stringMatching(/^2000000\d{3}$/),
        insegnaLoc: expect.stringMatching(/^.+ - .+$/),
        dataTrans: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        card: expect.stringMatching(/^\d{6}\*{5,6}\d{4}$/),
        amountTrans: expect.any(Number),
        amountCont: expect.any(Number),
        practice: `3${row.caseId}`,
      });
      expect(row.amountCont).toBeGreaterThan(0);
      expect(row.amountCont).toBeLessThanOrEqual(row.amountTrans);
    }
  });
});

describe('the case list', () => {
  test.each([
    ['datascad', 'expiry'],
    ['pv', 'codPV'],
    ['dataOp', 'dataTrans'],
    ['importo', 'amountTrans'],
    ['carta', 'card'],
  ] as const)('[CAS-025] ordered by %s rises by %s', async (order, field) => {
    const rows = await company.list(ebox, 'evase', { order });
    const values = rows.map((row) => row[field]);
    const rising = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(values).toEqual(rising);
  });

  test('[CAS-026] is narrowed to one point of sale', async () => {
    const all = await company.list(ebox, 'evase');
    const [first] = all;
    const search = first?.codPV ?? '';
    const own = await company.list(ebox, 'evase', { search });
    expect(own).toEqual(all.filter(({ codPV }) => codPV === search));
    expect(own.length).toBeLessThan(all.length);
  });

  test('cannot be asked for by another order or state', async () => {
    const request = { ebox, order: 'datascad', search: '', state: 'nuove' };
    for (const wrong of [{ order: 'pan' }, { state: 'scadute' }, { state: 'attesa' }]) {
      const response = await company.post('SEARCH_PRATICES', { ...request, ...wrong });
      expect(response.status).toBe(400);
    }
  });
});

describe('the lists of any manager, however ordered', () => {
  test('hold each case once, and as many as the summary counts, by point of sale too', async () => {
    const boxes = await Promise.all(
      [company, shop].map(async (merchant) =>
        (await merchant.managers()).map(({ eboxCode }) => ({ merchant, eboxCode })),
      ),
    );
    const order = fc.constantFrom('datascad', 'pv', 'dataOp', 'importo', 'carta');
    const state = fc.constantFrom(...caseStates);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...boxes.flat()), state, order, async (box, one, by) => {
        const { merchant, eboxCode } = box;
        const rows = await merchant.list(eboxCode, one, { order: by });
        expect(new Set(rows.map(({ caseId }) => caseId)).size).toBe(rows.length);
        expect(rows).toHaveLength((await merchant.counts(eboxCode))[countOf[one]]);
        const points = [...new Set(rows.map(({ codPV }) => codPV))];
        const parts = await Promise.all(
          points.map((search) => merchant.list(eboxCode, one, { order: by, search })),
        );
        const ids = (some: typeof rows) => some.map(({ caseId }) => caseId).toSorted();
        expect(ids(parts.flat())).toEqual(ids(rows));
      }),
      { numRuns: 25 },
    );
  });
});

describe('a case', () => {
  test('[API-073] is told whole, and agrees with the payment it is about', async () => {
    const rows = await company.everything(ebox);
    for (const row of rows.slice(0, 30)) {
      const detail = await company.detail(row.caseId);
      const { rows: movements } = await acquirer.services.db.execute(sql`
        select terminal as "codTerm", authorization_code as "autorization", pan as card,
          pos_code as "codPoS", society_code as "codSoc",
          to_char(date, 'YYYY-MM-DD') as "transDate", to_char(date, 'HH24:MI') as hour,
          (amount / 100.0)::float as "transAmount", status from movement where id = ${row.caseId}::bigint`);
      const { status, ...facts } = movements[0] ?? {};
      expect(status).toBe('V');
      expect(detail).toMatchObject({ ...facts, number: row.practice, signLocale: row.insegnaLoc });
      expect(detail).toMatchObject({
        practiceType: expect.stringMatching(/^(Richiesta documentazione|Contestazione)$/),
        arn: expect.stringMatching(/^7\d{22}$/),
        numOper: expect.stringMatching(/^\d{6}$/),
        message: expect.stringMatching(/^Il titolare .+\.$/),
      });
      expect(detail.requestDocList).not.toEqual([]);
    }
  });

  test('[CAS-044] has its history, newest first, the latest entry its state', async () => {
    const labels = [
      'Nuova',
      'In sospeso',
      'In scadenza',
      'In visione',
      'Annullata',
      'Evasa',
      'Chiusa',
    ];
    for (const [index, state] of caseStates.entries()) {
      const [row] = await company.list(ebox, state);
      const { state: label, messagesList, openingDate } = await company.detail(row?.caseId ?? '');
      expect(label).toBe(labels[index]);
      expect(messagesList[0]?.statoEbox).toBe(label);
      const times = messagesList.map(({ dataCreazione }) => dataCreazione);
      expect(times).toEqual(times.toSorted().reverse());
      expect(times.at(-1)?.slice(0, 10)).toBe(openingDate);
    }
  });

  test('[API-075] has stored documents of every kind, and each comes as a PDF', async () => {
    const rows = await company.list(ebox, 'evase');
    const details = await Promise.all(rows.map(({ caseId }) => company.detail(caseId)));
    const documents = details
      .flatMap(({ messagesList }) => messagesList)
      .flatMap(({ allegatiList }) => allegatiList);
    for (const ending of ['.pdf', '.txt', '.tif']) {
      const found = documents.find(({ documento }) => documento.endsWith(ending));
      const response = await company.download(found?.documento ?? '', found?.path ?? '');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      const { file } = readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(file).toMatch(/^%PDF-/);
      expect(file.trimEnd()).toMatch(/%%EOF$/);
    }
  });
});

describe('what belongs to another merchant', () => {
  const foreign = async () => {
    const [row] = await company.list(ebox, 'evase');
    const { messagesList } = await company.detail(row?.caseId ?? '');
    const [attached] = messagesList.flatMap(({ allegatiList }) => allegatiList);
    return { caseId: row?.caseId ?? '', attached };
  };

  test('[PRM-004] is refused by every call, and so is what does not exist', async () => {
    const { caseId, attached } = await foreign();
    const other = await merchantOf(acquirer, 'ristretto01');
    const list = { ebox, order: 'datascad', search: '', state: 'nuove' };
    const draft = { action: 'read', caseID: caseId, message: '', faxPost: false };
    const requests: [string, unknown][] = [
      ['EBOX_REQUEST', { ebox }],
      ['EBOX_REQUEST', { ebox: '99999' }],
      ['EBOX_REQUEST', { ebox: 'inventato' }],
      ['SEARCH_PRATICES', list],
      ['SEARCH_PRATICES', { ...list, ebox: '99999' }],
      ['EBOX_DETAIL', { caseID: caseId }],
      ['EBOX_DETAIL', { caseID: '1' }],
      ['EBOX_DETAIL', { caseID: '1 or 1=1' }],
      ['draftReply', draft],
      ['draftReply', { ...draft, action: 'write' }],
      ['EBOX_DOWNLOAD_ALLEGATO', { doc: attached?.documento, path: attached?.path }],
      ['EBOX_DOWNLOAD_ALLEGATO', { doc: 'x.pdf', path: '../../etc/passwd' }],
    ];
    for (const [alias, body] of requests) {
      expect([alias, (await other.post(alias, body)).status]).toEqual([alias, 403]);
      expect([alias, (await shop.post(alias, body)).status]).toEqual([alias, 403]);
    }
  });

  test('a point of sale of others cannot be searched for', async () => {
    const request = { ebox, order: 'datascad', search: '2000000301', state: 'nuove' };
    expect((await company.post('SEARCH_PRATICES', request)).status).toBe(403);
  });

  test('a document is not given under another name or another case', async () => {
    const { attached } = await foreign();
    const path = attached?.path ?? '';
    expect((await company.download('altro.pdf', path)).status).toBe(403);
    expect(
      (await company.download(attached?.documento ?? '', `1/${path.split('/')[1]}`)).status,
    ).toBe(403);
  });

  test('[PRM-004] a shop sees its own cases and not those of the next shop of its company', async () => {
    const { rows } = await acquirer.services.db.execute<{ id: string }>(sql`
      select id::text as id from dispute_case where pos_code in ('2000000302', '2000000303')`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      expect((await shop.post('EBOX_DETAIL', { caseID: id })).status).toBe(403);
    }
    const own = await shop.everything(shopBox);
    expect(own.every(({ codPV }) => codPV === '2000000301')).toBe(true);
  });

  test('[PRM-004] a shop under the charge of another sees its own cases under that manager', async () => {
    const one = await merchantOf(acquirer, 'sapori101');
    expect((await one.managers()).map(({ managerCode }) => managerCode)).toEqual(['1000000001']);
    const own = await one.everything(ebox);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ codPV }) => codPV === '2000000101')).toBe(true);
    const counts = await one.counts(ebox);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(own.length);
  });

  test('[PRM-013] [PRM-015] a manager sees and answers what its e-box covers: its own point and others', async () => {
    const one = await merchantOf(acquirer, 'sapori113');
    const box = await codeOf(one, '2000000113');
    const covered = await company.everything(box);
    expect(await one.everything(box)).toEqual(covered);
    const counts = await one.counts(box);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(covered.length);
    const elsewhere = covered.find(
      ({ codPV, state }) => codPV !== '2000000113' && ['nuove', 'sospeso'].includes(state),
    );
    const { codPV = '', caseId = '', state = 'nuove' } = elsewhere ?? {};
    expect((await one.list(box, state, { search: codPV })).map((row) => row.caseId)).toContain(
      caseId,
    );
    const request = { ebox: box, state: '', week: '', search: '', typeCall: 'C', page: 1 };
    const { caseList } = await one.call<{ caseList: { codPV: string }[] }>('openCases', {
      ...request,
      codPos: codPV,
    });
    expect(new Set(caseList.map((open) => open.codPV))).toEqual(new Set([codPV]));
    expect((await one.reply({ caseId, ebox: box }, { msgEse: 'x' })).status).toBe(200);
    const { rows } = await acquirer.services.db.execute<{ id: string }>(sql`
      select id::text as id from dispute_case join ebox_manager_pos using (pos_code)
      where dispute_case.manager_id is not null and state <> 'attesa'
        and ebox_manager_pos.manager_id <> ${box}::bigint
        and dispute_case.manager_id <> ${box}::bigint limit 5`);
    for (const { id } of rows)
      expect((await one.post('EBOX_DETAIL', { caseID: id })).status).toBe(403);
    const foreign = { ebox: box, order: 'datascad', search: '2000000101', state: 'nuove' };
    expect((await one.post('SEARCH_PRATICES', foreign)).status).toBe(403);
  });

  test('a case that only comes in some days is not there yet', async () => {
    const { rows } = await acquirer.services.db.execute<{ id: string }>(sql`
      select id::text as id from dispute_case where state = 'attesa' and society_code = '1000000001'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      expect(await refusalOf(await company.post('EBOX_DETAIL', { caseID: id }))).toMatchObject({
        status: 403,
      });
    }
  });
});

describe('a reply in progress', () => {
  const write = (caseID: string, message: string, action = 'write') =>
    company.call('draftReply', { action, caseID, message, faxPost: true });

  test('is kept until it is cleared', async () => {
    const [row] = await company.list(ebox, 'nuove');
    const caseId = row?.caseId ?? '';
    expect(await write(caseId, '', 'read')).toEqual({ message: '', faxPost: false });
    await write(caseId, 'In allegato <b>la</b>');
    await write(caseId, 'In allegato la ricevuta');
    const stored = { message: 'In allegato la ricevuta', faxPost: true };
    expect(await write(caseId, '', 'read')).toEqual(stored);
    expect(await write(caseId, '', 'clear')).toEqual({ message: '', faxPost: false });
    expect(await write(caseId, '', 'read')).toEqual({ message: '', faxPost: false });
  });

  test('is its writer’s own: a colleague on the same case finds none', async () => {
    const colleague = await merchantOf(acquirer, 'sapori113');
    const [manager] = await colleague.managers();
    const [row] = await colleague.list(manager?.eboxCode ?? '', 'nuove');
    const caseID = row?.caseId ?? '';
    await write(caseID, 'quello che scrive la società');
    const request = { action: 'read', caseID, message: '', faxPost: false };
    expect(await colleague.call('draftReply', request)).toEqual({ message: '', faxPost: false });
    await write(caseID, '', 'clear');
  });

  test('is not kept for a case that cannot be answered', async () => {
    const [row] = await company.list(ebox, 'evase');
    await write(row?.caseId ?? '', 'troppo tardi');
    expect(await write(row?.caseId ?? '', '', 'read')).toEqual({ message: '', faxPost: false });
  });
});
