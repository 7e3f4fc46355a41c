import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../machines/call';
import { find } from '../../../machines/point-of-sale/home-summary/find';

type Answers = Readonly<Record<string, (request: Record<string, unknown>) => unknown>>;

const asked = { codPos: '', today: '2026-11-21', inbox: false };

/** Answers with a body, with a status, or where there is neither with 500. */
const answering = (answers: Answers): Ask =>
  (async ({ alias }: { alias: string }, request: Record<string, unknown>) => {
    const body = answers[alias]?.(request);
    if (body === undefined) return { type: 'http.500' };
    return typeof body === 'number' ? { type: `http.${body}` } : { type: 'http.200', body };
  }) as never;

const manager = (eboxCode: string, flSuspended = '0') => ({
  eboxCode,
  flSuspended,
  description: `Gestore ${eboxCode}`,
});
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
      type: 'http.200',
      body: {
        open: 2,
        late: 0,
        thisWeek: 0,
        nearest: '2026-11-23',
        leads: { ebox: '33', state: 'scadenza', caseId: '', header: null },
        others: [{ name: 'Gestore 31', open: 1 }],
      },
    });
  });

  it('[CAS-019] where the acquirer lists all open cases one call counts them, and the tile opens that list', async () => {
    const requests: unknown[] = [];
    const ask = answering({
      openCases: (request) => {
        requests.push(request);
        return {
          caseList: ['2026-11-20', '2026-11-23'].map((expiry) => ({ expiry })),
          totalElements: 61,
          weeks: { past: 1, thisWeek: 8, nextWeek: 16, later: 36 },
        };
      },
    });
    expect(await find.requests({ ...asked, inbox: true }, ask)).toEqual({
      type: 'http.200',
      body: { open: 61, late: 1, thisWeek: 8, nearest: '2026-11-20', leads: 'inbox', others: [] },
    });
    const everything = { ebox: '', codPos: '', state: '', week: '', search: '' };
    expect(requests).toEqual([{ ...everything, typeCall: 'X', page: 1 }]);
  });

  it('a list that does not come leaves all of the requests out: half of them would be no figure', async () => {
    const ask = answering({
      GET_EBOX_LIST: () => ({ managerList: [manager('31')] }),
      EBOX_REQUEST: () => counts({ new: 1 }),
    });
    expect(await find.requests(asked, ask)).toEqual({ type: 'http.500' });
  });

  it('[ERR-013] a 401 of one call among many is the answer at once, and nothing more is asked', async () => {
    const counted: unknown[] = [];
    const ask = answering({
      GET_EBOX_LIST: () => ({ managerList: ['31', '32', '33', '34', '35'].map((e) => manager(e)) }),
      EBOX_REQUEST: ({ ebox }) => {
        counted.push(ebox);
        return ebox === '32' ? 401 : counts({ new: 1 });
      },
      SEARCH_PRATICES: () => new Promise(() => {}),
    });
    expect(await find.requests(asked, ask)).toEqual({ type: 'http.401' });
    expect(counted).toEqual(['31', '32', '33', '34']);
  });
});
