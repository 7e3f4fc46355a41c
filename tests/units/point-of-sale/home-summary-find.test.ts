import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../machines/call';
import { find } from '../../../machines/point-of-sale/home-summary/find';

type Answers = Readonly<Record<string, (request: Record<string, unknown>) => unknown>>;

const asked = { codPos: '', today: '2026-11-21' };

/** Answers with a body, or with a status where there is none. */
const answering = (answers: Answers): Ask =>
  (async ({ alias }: { alias: string }, request: Record<string, unknown>) => {
    const body = answers[alias]?.(request);
    return body === undefined ? { type: 'http.500' } : { type: 'http.200', body };
  }) as never;

const manager = (eboxCode: string, flSuspended = '0') => ({ eboxCode, flSuspended });
const counts = (open: object) => ({ new: 0, suspended: 0, expired: 0, ...open });

describe('what Home asks for', () => {
  it('[CAS-005] [CAS-022] open requests are those that a manager in charge can answer', async () => {
    const lists: Record<string, { expiry: string }[]> = {
      '31 nuove': [{ expiry: '2026-11-25' }],
      '33 scadenza': [{ expiry: '2026-11-23' }, { expiry: '2026-12-24' }],
    };
    const found = await find.requests(
      asked,
      answering({
        GET_EBOX_LIST: () => ({ managerList: [manager('31'), manager('32', '1'), manager('33')] }),
        EBOX_REQUEST: ({ ebox }) => counts(ebox === '31' ? { new: 1 } : { expired: 2 }),
        SEARCH_PRATICES: ({ ebox, state }) => ({ practiceList: lists[`${ebox} ${state}`] }),
      }),
    );
    expect(found).toEqual({
      open: 3,
      soon: 2,
      nearest: '2026-11-23',
      place: { ebox: '33', state: 'scadenza', caseId: '', facts: null },
    });
  });

  it('a list that does not come leaves all of the requests out: half of them would be no figure', async () => {
    const ask = answering({
      GET_EBOX_LIST: () => ({ managerList: [manager('31')] }),
      EBOX_REQUEST: () => counts({ new: 1 }),
    });
    expect(await find.requests(asked, ask)).toBeNull();
  });

  it('takings are asked up to the day it is, so that the same days are compared', async () => {
    const requests: unknown[] = [];
    const ask = answering({
      GET_STATISTICS: (request) => {
        requests.push(request);
        return { statisticsList: [] };
      },
    });
    await find.takings({ codPos: '5000000001', today: '2026-11-09' }, ask);
    expect(requests).toEqual([
      { orderBy: '+sequence', period: 'm', codPos: '5000000001', untilDay: 9 },
    ]);
  });

  it('unpaid items are those of the point in force, to the cent', async () => {
    const rows = [
      { branchCode: '1', amount: 0.1 },
      { branchCode: '2', amount: 5 },
      { branchCode: '1', amount: 0.2 },
    ];
    const ask = answering({ GET_OUTSTANDING: () => ({ outstandingList: rows }) });
    expect(await find.unpaid({ ...asked, codPos: '1' }, ask)).toEqual({ count: 2, amount: 0.3 });
  });

  it('without a statement there is none to show', async () => {
    const ask = answering({ SEARCH_ACCOUNT_BALANCE: () => ({ accountListItems: [] }) });
    expect(await find.statement(asked, ask)).toBeNull();
  });
});
