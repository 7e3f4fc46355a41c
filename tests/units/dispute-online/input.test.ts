import { describe, expect, it } from 'vitest';
import type { WelcomeData } from '../../../acquirer/contract/session';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { disputeOnlineInput } from '../../../src/dispute-online/input';

const key = 'b1c0a6a4-6a0d-4f0e-9c53-5f3f6f1f7f10';

const known = {
  ...company,
  user: 'azienda02',
  name: 'Alberghi del Sole',
  address: 'Via Verdi',
  number: '89',
  city: 'Venezia',
  codsoc: '1000000002',
  nome: 'Marco',
  cognome: 'Santoro',
  cellNumber: '+393331200102',
  email: 'marco.santoro@example.it',
};

const inputOf = (merchant: WelcomeData) =>
  disputeOnlineInput({ ...emptySession, token: 'a-token', merchant }, key, []);

describe('what Dispute Online begins with', () => {
  it('[ENR-020] [ENR-021] [API-063] knows the company, and proposes who has logged in as the responsible person', () => {
    expect(inputOf(known)).toMatchObject({
      key,
      user: 'azienda02',
      companyCode: '1000000002',
      companyDescription: 'Alberghi del Sole Via Verdi 89 Venezia',
      responsible: {
        name: 'Marco',
        surname: 'Santoro',
        telephone: '+393331200102',
        fax: '',
        email: 'marco.santoro@example.it',
      },
    });
  });

  it.each([
    ['1', 'SI', { company: true, enrolled: true }],
    ['1', 'NO', { company: true, enrolled: false }],
    ['0', 'SI', { company: false, enrolled: true }],
    ['7', 'NO', { company: false, enrolled: false }],
  ] as const)(
    '[ENR-063] [ENR-064] [ENR-065] flag %s with e-box %s has these rights',
    (code, ebox, rights) => {
      expect(inputOf({ ...known, code, ebox })).toMatchObject(rights);
    },
  );

  it('begins empty without known data', () => {
    expect(disputeOnlineInput(emptySession, key, [])).toMatchObject({
      company: false,
      enrolled: false,
      companyDescription: '',
    });
  });
});
