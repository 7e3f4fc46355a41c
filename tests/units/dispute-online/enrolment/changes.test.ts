import { describe, expect, it } from 'vitest';
import type { Manager } from '../../../../acquirer/contract/managers';
import { changesOf, codesOfSuspended } from '../../../../machines/dispute-online/enrolment/changes';
import type { EnrolmentContext } from '../../../../machines/dispute-online/enrolment/enrolment.types';
import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import {
  input,
  manager,
  nothingLearned,
  profile,
  responsible,
} from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import { shop } from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';

const points = ['01', '02', '03', '04'];
const company = input.companyCode;

const inProfile = (codGestore: string, user: string, ...codes: string[]) => ({
  codGestore,
  user,
  email: `${user}@example.it`,
  listaPuntiVenditaList: codes.map((codPV) => ({ codPV })),
});

const asked = (codManager: string, user: string, ...codes: string[]): Manager => ({
  ...manager,
  codManager,
  user,
  email: `${user}@example.it`,
  typeManager: codManager === company ? 'S' : 'V',
  pointOfSalesList: codes.map((codPointOfSales) => ({
    codPointOfSales,
    name: '',
    city: '',
    address: '',
    codeGest: codManager,
    userGest: user,
    emailGest: '',
  })),
});

/** The company manages 01 and 02, the shop 03 itself; 04 has no manager. */
const now = [inProfile(company, 'azienda', '01', '02'), inProfile('03', 'Tutti', '03')];

const context = (managers: readonly Manager[], change: object = {}): EnrolmentContext => ({
  ...input,
  user: 'azienda',
  mode: 'modify',
  profile,
  responsible,
  typed: { responsible, flagMail: true, consent: false },
  flagMail: true,
  chosen: {
    ...nothingChosen,
    kind: 'asNow',
    current: now,
    everyPoint: points.map((codPointOfSales) => ({ ...shop, codPointOfSales })),
  },
  tableBasis: '',
  assignments: [],
  managers,
  refused: [],
  openRequests: null,
  ...nothingLearned,
  earlier: null,
  revision: 1,
  ...change,
});

const same = [asked(company, 'azienda', '01', '02'), asked('03', 'Tutti', '03')];
const to = (code: string, user: string) => ({ code, user });

describe('what a modification changes', () => {
  it('[ENR-017] is nothing where nothing was changed', () => {
    expect(changesOf(context(same))).toEqual({
      responsible: [],
      moved: [],
      emails: [],
      joined: [],
      suspended: [],
      withoutManager: ['04'],
    });
    expect(codesOfSuspended(context(same))).toEqual([]);
  });

  it('[ENR-047] is the fax alone where only that was typed', () => {
    const { responsible: parts } = changesOf(
      context(same, { responsible: { ...responsible, fax: '0298765432' } }),
    );
    expect(parts).toEqual([{ part: 'fax', before: '0212345678', after: '0298765432' }]);
  });

  it('[ENR-047] [CAS-005] names who becomes ANNULLATO, what it holds, and who has that then', () => {
    const { suspended, moved } = changesOf(
      context([asked(company, 'azienda', '01', '02', '03')], { openRequests: { '03': 12 } }),
    );
    expect(suspended).toEqual([
      {
        ...to('03', 'Tutti'),
        email: 'Tutti@example.it',
        open: 12,
        heirs: [to(company, 'azienda')],
      },
    ]);
    expect(moved).toEqual([{ to: to(company, 'azienda'), points: ['03'] }]);
  });

  it('[ENR-047] points without a new manager go to the company', () => {
    const changes = changesOf(context([asked('03', 'Tutti', '03')]));
    expect(changes.withoutManager).toEqual(['01', '02', '04']);
    expect(changes.suspended).toEqual([
      {
        ...to(company, 'azienda'),
        email: 'azienda@example.it',
        open: null,
        heirs: [to(company, 'azienda')],
      },
    ]);
  });

  it('[PRM-007] the company without a list takes care of every point', () => {
    const changes = changesOf(context([asked(company, 'azienda')]));
    expect(changes.withoutManager).toEqual([]);
    expect(changes.moved).toEqual([{ to: to(company, 'azienda'), points: ['03', '04'] }]);
  });

  it('[PRM-007] in the profile too, for points without another manager', () => {
    const chosen = {
      ...context(same).chosen,
      current: [inProfile(company, 'azienda'), inProfile('03', 'Tutti')],
    };
    const managers = [asked(company, 'azienda', '01', '02', '04'), asked('03', 'Tutti', '03')];
    expect(changesOf(context(managers, { chosen }))).toMatchObject({ moved: [], suspended: [] });
  });

  it('[ENR-047] new managers and new e-mails are named', () => {
    const other = { ...asked(company, 'azienda', '01'), email: 'nuova@example.it' };
    const changes = changesOf(
      context([other, asked('02', 'cassa', '02'), asked('03', 'Tutti', '03')]),
    );
    expect(changes.joined).toEqual([to('02', 'cassa')]);
    expect(changes.emails).toEqual([
      { ...to(company, 'azienda'), before: 'azienda@example.it', after: 'nuova@example.it' },
    ]);
  });

  it('[ENR-047] a manager with two addresses, point by point, has no new one where nothing was changed', () => {
    const twice = [
      inProfile(company, 'azienda', '01'),
      { ...inProfile(company, 'azienda', '02'), email: 'altra@example.it' },
    ];
    const managers = [
      asked(company, 'azienda', '01'),
      { ...asked(company, 'azienda', '02'), email: 'altra@example.it' },
    ];
    const { chosen } = context(managers);
    expect(changesOf(context(managers, { chosen: { ...chosen, current: twice } })).emails).toEqual(
      [],
    );
  });

  it('[CAS-005] managers of a code that goes on cannot be told apart by it: nothing is counted', () => {
    const shared = [asked(company, 'azienda', '01', '02'), asked('03', 'sapori', '03')];
    expect(codesOfSuspended(context(shared))).toEqual([]);
    expect(changesOf(context(shared)).suspended).toMatchObject([{ user: 'Tutti', open: null }]);
  });
});
