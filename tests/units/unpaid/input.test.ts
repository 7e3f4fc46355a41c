import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../../acquirer/contract/configuration';
import { emptySession, type Session } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { merchantDetails, unpaidInput, unpaidQuery } from '../../../src/unpaid/input';

const signedIn: Session = { ...emptySession, token: 'a-token', merchant: company };
const point = { code: '5000000001', name: 'Bar Centrale', index: 0 };
const shop: Session = {
  ...signedIn,
  merchant: { ...company, code: '0', name: 'Bar Sport', codPV: '5000000009' },
};

const input = (session: Session, query = '') =>
  unpaidInput({
    session,
    query: new URLSearchParams(query),
    today: '2026-11-21',
    configuration: v.parse(configuration, { support: { email: 'aiuto@acquirer.example' } }),
  });

describe('what Insoluti starts with', () => {
  it('[INS-006] asks for what is unpaid today', () => {
    expect(input(signedIn).criteria).toEqual({ date: '2026-11-21', codPos: '' });
  });

  it('[DIF-008] narrowed to the point of sale in force', () => {
    expect(input({ ...signedIn, point }).criteria.codPos).toBe('5000000001');
    expect(input(shop).criteria.codPos).toBe('5000000009');
  });

  it.each([
    ['', 'check', 1],
    ['page=3', 'check', 3],
    ['tab=form', 'form', 1],
    ['tab=form&page=2', 'form', 2],
  ])('[INS-001] [INS-003] the address "%s" comes back as it was written', (query, tab, page) => {
    const read = input(signedIn, query);
    expect([read.tab, read.page]).toEqual([tab, page]);
    expect(unpaidQuery(read.tab === 'form', read.page)).toBe(query);
  });
});

describe('what the form is filled with', () => {
  it('[INS-007] says where it goes, as configured', () => {
    expect(input(signedIn).known.sendTo).toEqual({ email: 'aiuto@acquirer.example', phone: '' });
  });

  it('[INS-004] a company without a chosen point: its name, its code, its address', () => {
    expect(merchantDetails(signedIn, undefined)).toEqual({
      companyName: 'Caffè Torino S.r.l.',
      companyCode: '1000000001',
      address: 'Via Roma 12, 10121 Torino (TO)',
      pointCode: '',
      pointName: '',
      sendTo: { email: '', phone: '' },
    });
  });
});
