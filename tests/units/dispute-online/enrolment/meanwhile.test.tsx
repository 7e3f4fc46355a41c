// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EboxProfile } from '../../../../acquirer/contract/enrolment';
import type { EnrolmentContext } from '../../../../machines/dispute-online/enrolment/enrolment.types';
import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import {
  changedMeanwhile,
  holdsUnseen,
  mergedWith,
  reassigns,
} from '../../../../machines/dispute-online/enrolment/meanwhile';
import {
  input,
  profile as known,
  manager,
  nothingLearned,
  responsible,
  typed,
} from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import { shop } from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { Meanwhile } from '../../../../src/dispute-online/enrolment/Meanwhile';

afterEach(cleanup);

const inProfile = (codGestore: string, user: string, email: string, ...codes: string[]) => ({
  codGestore,
  user,
  email,
  listaPuntiVenditaList: codes.map((codPV) => ({ codPV })),
});

const profileWith = (...managers: EboxProfile['listaGestoriList']): EboxProfile => ({
  ...known,
  listaGestoriList: managers,
});

/** 01 and 02 belong to the first manager, 03 to the second. */
const begun = profileWith(
  inProfile('01', 'Tutti', 'uno@example.it', '01', '02'),
  inProfile('03', 'Tutti', 'tre@example.it', '03'),
);

const row = (codPos: string, codAdmin: string, email: string) => ({
  codPos,
  signboard: shop.name,
  city: shop.city,
  codAdmin,
  user: 'Tutti',
  email,
});

const rows = [
  row('01', '01', 'uno@example.it'),
  row('02', '01', 'uno@example.it'),
  row('03', '03', 'tre@example.it'),
];

/** Managers as the recap lists them, made from rows of the table. */
const managersOf = (assignments: readonly ReturnType<typeof row>[]) =>
  [...new Set(assignments.map(({ codAdmin }) => codAdmin))].map((code) => {
    const own = assignments.filter(({ codAdmin }) => codAdmin === code);
    return {
      ...manager,
      codManager: code,
      user: 'Tutti',
      email: own[0]?.email ?? '',
      pointOfSalesList: own.map(({ codPos }) => ({
        codPointOfSales: codPos,
        name: '',
        city: '',
        address: '',
        codeGest: code,
        userGest: 'Tutti',
        emailGest: '',
      })),
    };
  });

const modification = (assignments = rows, change: object = {}): EnrolmentContext => ({
  ...input,
  mode: 'modify',
  profile: begun,
  responsible,
  typed: { ...typed, responsible },
  flagMail: true,
  chosen: {
    ...nothingChosen,
    kind: 'asNow',
    current: begun.listaGestoriList,
    everyPoint: ['01', '02', '03'].map((codPointOfSales) => ({ ...shop, codPointOfSales })),
  },
  tableBasis: '',
  assignments,
  managers: managersOf(assignments),
  refused: [],
  openRequests: { '03': 2 },
  ...nothingLearned,
  earlier: null,
  revision: 4,
  ...change,
});

const [one, three] = begun.listaGestoriList as [
  EboxProfile['listaGestoriList'][number],
  EboxProfile['listaGestoriList'][number],
];
/** The third point of sale has passed to the first manager. */
const movedToOne = profileWith({
  ...one,
  listaPuntiVenditaList: ['01', '02', '03'].map((codPV) => ({ codPV })),
});

describe('what another person has changed meanwhile', () => {
  it('[ENR-017] nothing is unseen where the profile is the same, in whatever order it lists its managers', () => {
    expect(holdsUnseen(modification(), begun)).toBe(false);
    expect(holdsUnseen(modification(), profileWith(three, one))).toBe(false);
    const twice = [
      inProfile('01', 'Tutti', 'uno@example.it', '01'),
      inProfile('01', 'Tutti', 'due@example.it', '02'),
    ] as const;
    const context = modification(rows, { profile: profileWith(...twice) });
    expect(holdsUnseen(context, profileWith(twice[1], twice[0]))).toBe(false);
  });

  it.each(['nome', 'cognome', 'telefono', 'fax', 'email'] as const)(
    '[ENR-017] another %s of the responsible person is',
    (part) => {
      expect(holdsUnseen(modification(), { ...begun, [part]: 'altro' })).toBe(true);
    },
  );

  it('[ENR-017] so are another manager of a point of sale, another e-mail, a manager who is there no more', () => {
    expect(holdsUnseen(modification(), movedToOne)).toBe(true);
    expect(holdsUnseen(modification(), profileWith({ ...one, email: 'x@example.it' }, three))).toBe(
      true,
    );
    expect(holdsUnseen(modification(), profileWith(one))).toBe(true);
  });

  it('[ENR-017] what is asked for here too is not', () => {
    const same = modification(
      rows.map((each) => ({ ...each, codAdmin: '01', email: 'uno@example.it' })),
    );
    expect(holdsUnseen(same, movedToOne)).toBe(false);
    const fax = modification(rows, { responsible: { ...responsible, fax: '0299' } });
    expect(holdsUnseen(fax, { ...begun, fax: '0299' })).toBe(false);
  });

  it('[ENR-017] an enrolment has nothing to compare', () => {
    expect(holdsUnseen(modification(rows, { profile: null }), movedToOne)).toBe(false);
    expect(reassigns(modification(rows, { profile: null }), movedToOne)).toBe(false);
    expect(mergedWith(modification(rows, { profile: null }), movedToOne)).toEqual({});
  });
});

describe('a modification on top of it', () => {
  it('[ENR-017] row by row: what was changed here stays, the rest is as it is now', () => {
    const mine = [row('01', '03', 'tre@example.it'), ...rows.slice(1)];
    const context = modification(mine);
    expect(reassigns(context, movedToOne)).toBe(true);
    expect(mergedWith(context, movedToOne)).toMatchObject({
      assignments: [
        row('01', '03', 'tre@example.it'),
        row('02', '01', 'uno@example.it'),
        row('03', '01', 'uno@example.it'),
      ],
      managers: [],
      openRequests: null,
      revision: 5,
    });
  });

  it('[ENR-017] a row that both have changed stays as it was typed here, and nothing is assigned again', () => {
    const mine = [...rows.slice(0, 2), row('03', '02', 'due@example.it')];
    const context = modification(mine);
    expect(reassigns(context, movedToOne)).toBe(false);
    expect(mergedWith(context, movedToOne)).not.toHaveProperty('assignments');
  });

  it('[ENR-017] a point of sale that the table does not know yet is added', () => {
    const grown = profileWith(one, three, inProfile('04', 'Tutti', 'quattro@example.it', '04'));
    const { assignments } = mergedWith(modification(), grown);
    expect(assignments?.map(({ codPos, codAdmin }) => [codPos, codAdmin])).toEqual([
      ['01', '01'],
      ['02', '01'],
      ['03', '03'],
      ['04', '04'],
    ]);
  });

  it('[PRM-007] who has given every point of sale to one manager keeps that', () => {
    const { chosen } = modification();
    expect(reassigns(modification(rows, { chosen: { ...chosen, kind: 'S' } }), movedToOne)).toBe(
      false,
    );
  });
});

describe('the notice of it', () => {
  const events = (now: EboxProfile) => {
    const context = modification(rows, { earlier: begun, profile: now });
    const changes = changedMeanwhile(context);
    if (changes === null) throw new Error('nothing to tell');
    render(<Meanwhile changes={changes} />);
    const region = screen.getByRole('region', {
      name: 'Nel frattempo un’altra persona ha modificato questi dati',
    });
    return {
      region,
      sentences: within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    };
  };

  it('[ENR-047] names each change, and takes the focus', () => {
    const { region, sentences } = events({
      ...profileWith(
        {
          ...one,
          email: 'nuova@example.it',
          listaPuntiVenditaList: [{ codPV: '01' }, { codPV: '03' }],
        },
        inProfile('05', 'cassa', 'cinque@example.it', '05'),
      ),
      nome: 'Anna',
    });
    expect(sentences).toEqual([
      'Nome del responsabile: da Giulia a Anna.',
      'Nuovo gestore: 05 (cassa).',
      'Email del gestore 01 (Tutti): da uno@example.it a nuova@example.it.',
      'Un punto vendita è passato al gestore 01 (Tutti): 03.',
      'Un punto vendita è passato al gestore 05 (cassa): 05.',
      'Il gestore 03 (Tutti) è diventato ANNULLATO.',
      'Un punto vendita è rimasto senza gestore: 02.',
    ]);
    expect(document.activeElement).toBe(region);
  });

  it('[ENR-047] says two of them as two', () => {
    const { sentences } = events(
      profileWith(inProfile('06', 'Tutti', 'sei@example.it', '01', '02')),
    );
    expect(sentences).toEqual([
      'Nuovo gestore: 06 (Tutti).',
      '2 punti vendita sono passati al gestore 06 (Tutti): 01, 02.',
      'Il gestore 01 (Tutti) è diventato ANNULLATO.',
      'Il gestore 03 (Tutti) è diventato ANNULLATO.',
      'Un punto vendita è rimasto senza gestore: 03.',
    ]);
  });

  it('[ENR-047] is not there where nothing has changed', () => {
    expect(changedMeanwhile(modification())).toBeNull();
  });
});
