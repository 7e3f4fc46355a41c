import { describe, expect, test } from 'vitest';
import { livedThrough } from '../../../acquirer/server/cases/days';
import { type LivingCase, overnight } from '../../../acquirer/server/cases/lifecycle';
import type { CaseColumns } from '../../../acquirer/server/cases/tables';

const opened = (changes: Partial<CaseColumns> = {}): CaseColumns => ({
  id: 1,
  societyCode: '1000000001',
  posCode: '2000000101',
  managerId: 1001,
  state: 'nuove',
  reason: 'unknown',
  openedOn: '2026-01-01',
  dueOn: '2026-01-31',
  movedOn: '2026-01-01',
  withdrawnOn: null,
  reply: null,
  reminded: false,
  assignedFrom: null,
  assignedAt: null,
  assignedNote: '',
  transactionAt: '2025-12-01 10:00:00',
  terminal: '31001010',
  operation: '000001',
  authorizationCode: '123456',
  arn: '74532105335000000000001',
  pan: '453201******7788',
  amount: 1000,
  disputed: 1000,
  ...changes,
});

const walked = (one: CaseColumns, after: string, through: string) =>
  livedThrough(one, { after, through }).steps.map(({ day, move }) => `${day} ${move.state}`);

describe('what the acquirer does with a case', () => {
  test('without an answer: reminder, last call, expiry, closure', () => {
    expect(walked(opened(), '2026-01-01', '2026-03-01')).toEqual([
      '2026-01-15 sospeso',
      '2026-01-24 scadenza',
      '2026-02-01 scadute',
      '2026-02-06 chiuse',
    ]);
  });

  test('a request that is planned arrives on its day', () => {
    const planned = opened({ state: 'attesa' });
    expect(walked(planned, '2025-12-20', '2026-01-14')).toEqual(['2026-01-01 nuove']);
  });

  test.each(['documents', 'letter'] as const)(
    'an answer with %s is accepted after 3 days',
    (reply) => {
      const answered = opened({ state: 'visione', movedOn: '2026-01-20', reply, reminded: true });
      expect(walked(answered, '2026-01-20', '2026-03-01')).toEqual(['2026-01-23 evase']);
    },
  );

  test('words alone are asked to be completed, within 15 days more', () => {
    const answered = opened({ state: 'visione', movedOn: '2026-01-05', reply: 'words' });
    const { lived, steps } = livedThrough(answered, { after: '2026-01-05', through: '2026-01-08' });
    expect(steps.map(({ move }) => move.state)).toEqual(['sospeso']);
    expect(lived).toMatchObject({ state: 'sospeso', dueOn: '2026-01-23', reply: null });
    expect(walked(lived, '2026-01-08', '2026-03-01')).toEqual([
      '2026-01-16 scadenza',
      '2026-01-24 scadute',
      '2026-01-29 chiuse',
    ]);
  });

  test('words alone once more close it', () => {
    const answered = opened({
      state: 'visione',
      movedOn: '2026-01-20',
      reply: 'words',
      reminded: true,
    });
    expect(walked(answered, '2026-01-20', '2026-03-01')).toEqual(['2026-01-23 chiuse']);
  });

  test.each(['nuove', 'sospeso', 'scadenza'] as const)(
    'one in %s is withdrawn by the card company',
    (state) => {
      const one = opened({ state, withdrawnOn: '2026-01-10', reminded: true });
      expect(walked(one, '2026-01-08', '2026-03-01').at(-1)).toBe('2026-01-10 annullate');
    },
  );

  test('one that was answered is not withdrawn any more', () => {
    const answered = opened({
      state: 'visione',
      movedOn: '2026-01-09',
      reply: 'documents',
      withdrawnOn: '2026-01-10',
    });
    expect(walked(answered, '2026-01-09', '2026-03-01')).toEqual(['2026-01-12 evase']);
  });

  test.each(['annullate', 'evase', 'chiuse'] as const)('%s is the end', (state) => {
    const ended: LivingCase = opened({ state });
    expect(overnight(ended, '2030-01-01')).toBeUndefined();
  });

  test('the last day to answer still is one', () => {
    const urgent = opened({ state: 'scadenza' });
    expect(overnight(urgent, '2026-01-31')).toBeUndefined();
    expect(overnight(urgent, '2026-02-01')?.state).toBe('scadute');
  });
});
