import { describe, expect, it } from 'vitest';
import { casesActors } from '../../../machines/cases/cases.actors';
import { openedFrom } from '../../../machines/cases/cases.selectors';
import { everyOpenCase, openRow } from '../../../paths/cases/cases.scenario';
import { askThrough } from '../support/wire';

const row = (caseId: string, expiry = openRow.expiry) => ({ ...openRow, caseId, expiry });
const [first, second, third, fourth] = ['1', '2', '3', '4'].map((caseId) => row(caseId));
const earlier = row('9', '2026-10-01');
const of = (caseList: readonly unknown[], totalElements: number) => ({ caseList, totalElements });

/** What follows the case, which is one of the second page unless said otherwise. */
const follows = async (
  caseId: string,
  answers: readonly (ReturnType<typeof of> | string)[],
  inboxPage = 2,
) => {
  const left = [...answers];
  const input = {
    inbox: everyOpenCase,
    queue: [first, second],
    inboxPage,
    queueTotal: 180,
    caseId,
  };
  const { asked, events } = await askThrough(casesActors.nextCase, input, () => {
    const answer = left.shift();
    return typeof answer === 'string' ? { type: answer } : { type: 'http.200', body: answer };
  });
  const pages = asked.map(({ request }) => Object(request).page);
  return { pages, events, next: events[0]?.next };
};

describe('[CAS-028] the open case after the shown one', () => {
  it('is on the same page, which is not asked for again', async () => {
    const { pages, next } = await follows('1', []);
    expect(pages).toEqual([]);
    expect(next).toEqual({ row: second, queue: [first, second], inboxPage: 2, queueTotal: 180 });
  });

  it('one that was answered has moved it onto the page', async () => {
    const { pages, next } = await follows('2', [of([second, third, fourth], 180)]);
    expect(pages).toEqual([2]);
    expect(next).toMatchObject({ row: third, inboxPage: 2 });
  });

  it('where all of the page were answered it is the first row', async () => {
    expect((await follows('2', [of([third, fourth], 180)])).next.row).toEqual(third);
  });

  it.each([
    ['a new case before the known ones is not it', [earlier, first, second]],
    ['where nothing has moved it is on the page after', [first, second]],
  ])('%s', async (_, again) => {
    const { pages, next } = await follows('2', [of(again, 180), of([second, third], 181)]);
    expect(pages).toEqual([2, 3]);
    expect(next).toEqual({ row: third, queue: [second, third], inboxPage: 3, queueTotal: 181 });
  });

  it('a list that has become shorter ends with its last page, without going back in it', async () => {
    const { pages, next } = await follows('2', [of([], 60), of([earlier], 60)]);
    expect(pages).toEqual([2, 1]);
    expect(next).toBeNull();
  });

  it('after the last page, or where all were answered, nothing follows', async () => {
    expect((await follows('2', [of([first, second], 120)])).next).toBeNull();
    expect((await follows('2', [of([], 0)], 1)).next).toBeNull();
  });

  it('[ERR-014] another status is the answer', async () => {
    expect((await follows('2', ['http.500'])).events).toEqual([{ type: 'http.500' }]);
  });
});

it('[CAS-030] a case of Richieste aperte was opened from there, one of a list was not', () => {
  const at = (state: string, queue: readonly object[]) =>
    openedFrom({
      matches: (value: string) => value === state,
      context: { queue, caseId: openRow.caseId, receipt: null },
    } as never);
  expect(at('case', [openRow])).toBe('openCases');
  expect(at('case', [])).toBeNull();
  expect(at('inbox', [openRow])).toBeNull();
});
