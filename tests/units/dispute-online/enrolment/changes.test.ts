import { describe, expect, it } from 'vitest';
import type { Manager } from '../../../../acquirer/contract/managers';
import {
  changedElsewhere,
  changesOf,
  isNews,
} from '../../../../machines/dispute-online/enrolment/changes';
import type { EnrolmentContext } from '../../../../machines/dispute-online/enrolment/enrolment.types';
import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import {
  begunEnrolment,
  input,
  profile,
  responsible,
  typed,
} from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import {
  manager,
  shop,
} from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';

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

const everyPoint = points.map((codPointOfSales) => ({ ...shop, codPointOfSales }));
const profileNow = { ...profile, listaGestoriList: now };

const context = (managers: readonly Manager[], change: object = {}): EnrolmentContext => ({
  ...begunEnrolment,
  user: 'azienda',
  mode: 'modify',
  profile: profileNow,
  typed,
  chosen: { ...nothingChosen, kind: 'asNow', current: now, everyPoint },
  managers,
  ...change,
});

const same = [asked(company, 'azienda', '01', '02'), asked('03', 'Tutti', '03')];
const to = (codAdmin: string, user: string) => ({ codAdmin, user });

describe('what a modification changes', () => {
  it('[ENR-047] is the fax alone where only that was typed', () => {
    const fax = { typed: { ...typed, responsible: { ...responsible, fax: '0298765432' } } };
    expect(changesOf(context(same, fax))?.responsible).toEqual([
      { part: 'fax', before: '0212345678', after: '0298765432' },
    ]);
  });

  it('[ENR-047] [CAS-005] names who becomes ANNULLATO, and who has the points of sale then', () => {
    const changes = changesOf(context([asked(company, 'azienda', '01', '02', '03')]));
    expect(changes?.suspended).toEqual([to('03', 'Tutti')]);
    expect(changes?.moved).toEqual([{ to: to(company, 'azienda'), points: ['03'] }]);
  });

  it('[ENR-047] new managers and new e-mails are named', () => {
    const other = { ...asked(company, 'azienda', '01'), email: 'nuova@example.it' };
    const changes = changesOf(
      context([other, asked('02', 'cassa', '02'), asked('03', 'Tutti', '03')]),
    );
    expect(changes?.joined).toEqual([to('02', 'cassa')]);
    expect(changes?.emails).toEqual([
      { ...to(company, 'azienda'), before: 'azienda@example.it', after: 'nuova@example.it' },
    ]);
  });
});

describe('what has changed in the profile since a modification began', () => {
  const [ofCompany, ofShop] = now as [(typeof now)[number], (typeof now)[number]];
  const readWith = (...managers: typeof now) => ({ ...profile, listaGestoriList: managers });

  it('[ENR-017] is another manager of a point of sale, another e-mail, a manager who has left', () => {
    const moved = readWith(
      inProfile(company, 'azienda', '01'),
      inProfile('03', 'Tutti', '02', '03'),
    );
    expect(isNews(context(same), moved)).toBe(true);
    expect(isNews(context(same), readWith({ ...ofCompany, email: 'x@example.it' }, ofShop))).toBe(
      true,
    );
    expect(isNews(context(same), readWith(ofCompany))).toBe(true);
  });

  it('[ENR-017] [ERR-017] is not what is asked for here too', () => {
    const fax = { typed: { ...typed, responsible: { ...responsible, fax: '0299' } } };
    expect(isNews(context(same, fax), { ...profileNow, fax: '0299' })).toBe(false);
    expect(isNews(context([asked(company, 'azienda', '01', '02')]), readWith(ofCompany))).toBe(
      false,
    );
  });

  it('[ENR-047] is listed', () => {
    const later = { ...readWith(ofCompany, inProfile('04', 'cassa', '04')), nome: 'Anna' };
    expect(changedElsewhere(context(same, { earlier: profileNow, profile: later }))).toEqual({
      responsible: [{ part: 'name', before: 'Giulia', after: 'Anna' }],
      moved: [{ to: to('04', 'cassa'), points: ['04'] }],
      emails: [],
      joined: [to('04', 'cassa')],
      suspended: [to('03', 'Tutti')],
      withoutManager: ['03'],
    });
  });
});
