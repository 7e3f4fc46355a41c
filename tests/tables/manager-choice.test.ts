import { describe, expect, it } from 'vitest';
import {
  searchPosList,
  searchUserListBySoc,
  searchUserPosList,
} from '../../acquirer/contract/enrolment';
import { searchPosPaged } from '../../acquirer/contract/points-of-sale';
import { managerChoiceMachine } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { nothingChosen } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { userChoices } from '../../machines/dispute-online/enrolment/user-choices';
import {
  shop,
  shopUser,
} from '../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import {
  beginsAsNow,
  chosenAsNow,
  chosenCompany,
  chosenPoint,
  companyChoice,
  companyUser,
  secondUser,
  shopChoice,
} from '../../paths/dispute-online/enrolment/manager-choice/manager-choice.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const at = (choosing: string) => ({ choosing });
const confirm = (choice: object) => ({ type: 'manager.confirmed', choice });
const calls = ['askingUsersOfCompany', 'askingPoints', 'askingEveryPoint', 'askingUsersOfPoint'];

describe('manager choice: what the requirements say', () => {
  it('[ENR-034] [ENR-035] Tutti stands before several users of a point of sale', () => {
    expect(userChoices('V', [shopUser, secondUser])).toEqual(['Tutti', 'negozio01', 'negozio03']);
    expect(userChoices('V', [shopUser])).toEqual(['negozio01']);
    expect(userChoices('S', [companyUser, secondUser])).not.toContain('Tutti');
  });

  obeys(managerChoiceMachine, nothingChosen, [
    {
      rule: '[ENR-032] who chose nothing yet begins with the type',
      starting: nothingChosen,
      to: at('choosingKind'),
      asking: {},
    },
    {
      rule: '[ENR-016] who comes back finds the step as it was left',
      starting: chosenPoint,
      to: at('choosingUser'),
      remembering: chosenPoint,
      asking: {},
    },
    ...(
      [
        ['a company', { kind: 'S' }, 'askingUsersOfCompany'],
        ['a point of sale', { kind: 'V' }, 'askingPoints'],
        ['a point of sale, not yet which', { kind: 'V', everyPoint: [shop] }, 'choosingPoint'],
        ['this one', { kind: 'V', everyPoint: [shop], point: '5000000001' }, 'askingUsersOfPoint'],
        ['one of which nothing is known', { kind: 'V', point: '5000000001' }, 'askingPoints'],
      ] as const
    ).map(([what, change, state]) => ({
      rule: `[API-008] who had chosen ${what} when the page went does not choose it again`,
      starting: { ...nothingChosen, ...change },
      to: at(state),
    })),
    {
      rule: '[ENR-017] a modification begins with the managers as they are, and asks for the points of sale',
      starting: beginsAsNow,
      to: at('askingPoints'),
      asking: { points: undefined },
    },
    {
      rule: '[API-053] [API-054] then for all points of the company, registered or not',
      in: at('askingPoints'),
      with: beginsAsNow,
      on: { type: 'http.200', body: { pointOfSalesList: [shop] } },
      to: at('askingEveryPoint'),
      remembering: { points: [shop] },
      asking: { everyPoint: undefined },
    },
    {
      rule: '[ENR-017] [PRM-014] where none is registered the managers of now can still stay',
      in: at('askingPoints'),
      with: beginsAsNow,
      on: { type: 'http.200', body: { pointOfSalesList: [] } },
      to: at('askingEveryPoint'),
    },
    {
      rule: '[ENR-017] and offers to leave everything as it is',
      in: at('askingEveryPoint'),
      with: beginsAsNow,
      on: { type: 'http.200', body: { everyPoint: [shop] } },
      to: at('keeping'),
      remembering: { everyPoint: [shop] },
    },
    {
      rule: '[ENR-017] the managers of now lead on without another choice',
      in: at('keeping'),
      with: chosenAsNow,
      on: { type: 'managers.kept' },
      to: 'completed',
      exit: { type: 'completed', chosen: chosenAsNow },
    },
    {
      rule: '[ENR-016] who comes back to them finds them',
      starting: chosenAsNow,
      to: at('keeping'),
      asking: {},
    },
    {
      rule: '[ENR-017] who chose another type can still go back to the managers of now',
      in: at('choosingUser'),
      with: { ...chosenAsNow, kind: 'S' },
      on: { type: 'kind.chosen', kind: 'asNow' },
      to: at('askingPoints'),
      remembering: { kind: 'asNow' },
    },
    {
      rule: '[ENR-032] a company that enrols has none',
      in: at('choosingKind'),
      on: { type: 'kind.chosen', kind: 'asNow' },
      to: at('choosingKind'),
      remembering: { kind: null },
    },
    {
      rule: 'a type there is not changes nothing',
      in: at('choosingKind'),
      on: { type: 'kind.chosen', kind: 'X' },
      to: at('choosingKind'),
    },
    {
      rule: '[ENR-032] [API-052] Società asks for the users of the company',
      in: at('choosingKind'),
      on: { type: 'kind.chosen', kind: 'S' },
      to: at('askingUsersOfCompany'),
      remembering: { kind: 'S' },
      asking: { usersOfCompany: undefined },
    },
    {
      rule: '[ENR-032] [API-053] Punto Vendita asks for the registered points of sale',
      in: at('choosingKind'),
      on: { type: 'kind.chosen', kind: 'V' },
      to: at('askingPoints'),
      remembering: { kind: 'V' },
      asking: { points: undefined },
    },
    {
      rule: '[ENR-032] another type restarts the choice',
      in: at('choosingUser'),
      with: chosenPoint,
      on: { type: 'kind.chosen', kind: 'S' },
      to: at('askingUsersOfCompany'),
      remembering: { kind: 'S', point: '', users: [] },
    },
    {
      rule: '[ENR-033] without registered points of sale that is said',
      in: at('askingPoints'),
      on: { type: 'http.200', body: { pointOfSalesList: [] } },
      to: at('noPoints'),
    },
    {
      rule: '[API-053] [PRM-015] with them all points of the company are asked for: any can be covered',
      in: at('askingPoints'),
      with: { kind: 'V' },
      on: { type: 'http.200', body: { pointOfSalesList: [shop] } },
      to: at('askingEveryPoint'),
      remembering: { points: [shop] },
    },
    {
      rule: '[API-053] [API-054] and one of the registered ones is chosen as the manager',
      in: at('askingEveryPoint'),
      with: { kind: 'V', points: [shop] },
      on: { type: 'http.200', body: { everyPoint: [shop] } },
      to: at('choosingPoint'),
      remembering: { everyPoint: [shop] },
    },
    {
      rule: '[API-051] and its users are asked for',
      in: at('choosingPoint'),
      with: { kind: 'V', points: [shop] },
      on: { type: 'point.chosen', point: shop.codPointOfSales },
      to: at('askingUsersOfPoint'),
      remembering: { point: shop.codPointOfSales },
      asking: { usersOfPoint: { point: shop.codPointOfSales } },
    },
    {
      rule: '[PRM-014] a point of sale that is not registered cannot be chosen',
      in: at('choosingPoint'),
      with: { kind: 'V', points: [shop] },
      on: { type: 'point.chosen', point: '5999999999' },
      to: at('choosingPoint'),
    },
    {
      rule: '[ENR-032] the users are offered',
      in: at('askingUsersOfPoint'),
      with: { kind: 'V' },
      on: { type: 'http.200', body: { users: [shopUser] } },
      to: at('choosingUser'),
      remembering: { users: [shopUser] },
    },
    {
      rule: '[ENR-032] so are those of the company',
      in: at('askingUsersOfCompany'),
      with: { kind: 'S' },
      on: { type: 'http.200', body: { users: [companyUser] } },
      to: at('choosingUser'),
      remembering: { users: [companyUser] },
    },
    ...['askingUsersOfCompany', 'askingUsersOfPoint'].map((state) => ({
      rule: `[ENR-032] where there is no user there is none to choose (${state})`,
      in: at(state),
      on: { type: 'http.200', body: { users: [] } },
      to: at('choosingUser'),
      remembering: { users: [] },
    })),
    {
      rule: '[API-051] another point of sale has other users',
      in: at('choosingUser'),
      with: chosenPoint,
      on: { type: 'point.chosen', point: shop.codPointOfSales },
      to: at('askingUsersOfPoint'),
      remembering: { point: shop.codPointOfSales, users: [] },
      asking: { usersOfPoint: { point: shop.codPointOfSales } },
    },
    {
      rule: '[PRM-014] one that is not registered leaves the choice as it is',
      in: at('choosingUser'),
      with: chosenPoint,
      on: { type: 'point.chosen', point: '5999999999' },
      to: at('choosingUser'),
      remembering: chosenPoint,
    },
    {
      rule: '[ENR-032] [PRM-006] a company with its user and e-mail is complete',
      in: at('choosingUser'),
      with: chosenCompany,
      on: confirm(companyChoice),
      to: 'completed',
      exit: { type: 'completed', chosen: chosenCompany },
    },
    {
      rule: '[ENR-032] [ENR-035] a point of sale with all its users is too',
      in: at('choosingUser'),
      with: { ...chosenPoint, choice: nothingChosen.choice },
      on: confirm(shopChoice),
      to: 'completed',
      exit: { type: 'completed', chosen: chosenPoint },
    },
    ...[
      ['ENR-032', { user: '' }],
      ['ENR-032', { user: 'altri' }],
      ['ENR-032', { email: '' }],
      ['ENR-032', { email: 'non-valida' }],
      ['ENR-043', { email: `${'a'.repeat(40)}@example.it` }],
      ['ENR-046', { codes: [] }],
    ].map(([id, change]) => ({
      rule: `[${id}] with ${JSON.stringify(change)} it is not`,
      in: at('choosingUser'),
      with: chosenPoint,
      on: confirm({ ...shopChoice, ...(change as object) }),
      to: at('choosingUser'),
    })),
    {
      rule: '[API-051] another point of sale has other users',
      in: at('choosingUser'),
      with: { ...chosenPoint, everyPoint: [] },
      on: { type: 'point.chosen', point: shop.codPointOfSales },
      to: at('askingUsersOfPoint'),
    },
    {
      rule: '[API-054] [ENR-032] with all points of the company known one of them is chosen',
      in: at('askingEveryPoint'),
      with: { ...chosenPoint, users: [], everyPoint: [] },
      on: { type: 'http.200', body: { everyPoint: [shop] } },
      to: at('choosingPoint'),
    },
    {
      rule: '[API-008] [ENR-016] what is typed stays beside what was confirmed',
      in: at('choosingUser'),
      with: chosenPoint,
      on: { type: 'manager.typed', choice: { ...shopChoice, email: 'a' } },
      to: at('choosingUser'),
      remembering: { ...chosenPoint, typed: { ...shopChoice, email: 'a' } },
    },
    {
      rule: '[API-008] and the step stays, whichever users are offered',
      in: at('choosingUser'),
      with: { ...chosenPoint, users: [] },
      on: { type: 'manager.typed', choice: shopChoice },
      to: at('choosingUser'),
    },
    {
      rule: '[ENR-016] Indietro keeps what was typed',
      in: at('choosingUser'),
      with: { ...chosenPoint, typed: { ...shopChoice, email: 'a' } },
      on: { type: 'step.back' },
      to: 'cancelled',
      exit: {
        type: 'cancelled',
        chosen: { ...chosenPoint, typed: { ...shopChoice, email: 'a' } },
      },
    },
    ...calls.flatMap((state) => [
      ...forEachAnswer(
        ['http.400', 'http.403', 'http.404', 'http.500', 'http.network'],
        (type) => ({
          rule: `[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page (${state})`,
          in: at(state),
          on: { type },
          to: 'failed',
          exit: { type: 'failed' },
        }),
      ),
    ]),
  ]);
});

lintChart(managerChoiceMachine, {
  calls: {
    usersOfCompany: [searchUserListBySoc],
    points: [searchPosList],
    everyPoint: [searchPosPaged],
    usersOfPoint: [searchUserPosList],
  },
});
