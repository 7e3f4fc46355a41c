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
import { forEachAnswer, obeys, rule } from './support/table';

const confirm = (choice: object) => ({ type: 'manager.confirmed', choice });
const found = (points: readonly object[]) => ({
  type: 'http.200',
  body: { points, everyPoint: [shop] },
});

describe('manager choice: what the requirements say', () => {
  it('[ENR-034] [ENR-035] Tutti stands before several users of a point of sale', () => {
    expect(userChoices('V', [shopUser, secondUser])).toEqual(['Tutti', 'negozio01', 'negozio03']);
    expect(userChoices('V', [shopUser])).toEqual(['negozio01']);
    expect(userChoices('S', [companyUser, secondUser])).not.toContain('Tutti');
  });

  obeys(managerChoiceMachine, nothingChosen, [
    rule('[ENR-032] who chose nothing yet begins with the type')
      .starting(nothingChosen)
      .to('kind')
      .asks({}),
    rule('[ENR-016] who comes back finds the step as it was left')
      .starting(chosenPoint)
      .to('user', chosenPoint)
      .asks({}),
    ...(
      [
        ['a company', { kind: 'S' }, 'askingUsers'],
        ['a point of sale', { kind: 'V' }, 'askingPoints'],
      ] as const
    ).map(([what, change, state]) =>
      rule(`[ENR-016] who had chosen ${what} does not choose it again`)
        .starting({ ...nothingChosen, ...change })
        .to(state),
    ),
    rule(
      '[ENR-017] a modification begins with the managers as they are, and asks for the points of sale',
    )
      .starting(beginsAsNow)
      .to('askingPoints')
      .asks({ points: undefined }),
    ...[[shop], []].map((points) =>
      rule(
        `[ENR-017] [PRM-014] and offers to leave everything as it is, registered or not (${points.length})`,
      )
        .in('askingPoints', beginsAsNow)
        .on(found(points))
        .to('keeping', { points, everyPoint: [shop] }),
    ),
    rule('[ENR-017] the managers of now lead on without another choice')
      .in('keeping', chosenAsNow)
      .on('managers.kept')
      .to('completed')
      .exits({ type: 'completed', chosen: chosenAsNow }),
    rule('[ENR-016] who comes back to them finds them')
      .starting(chosenAsNow)
      .to('keeping')
      .asks({}),
    rule('[ENR-017] who chose another type can still go back to the managers of now')
      .in('user', { ...chosenAsNow, kind: 'S' })
      .on('kind.chosen', { kind: 'asNow' })
      .to('askingPoints', { kind: 'asNow' }),
    rule('[ENR-032] a company that enrols has none')
      .in('kind')
      .on('kind.chosen', { kind: 'asNow' })
      .to('kind', { kind: null }),
    rule('a type there is not changes nothing')
      .in('kind')
      .on('kind.chosen', { kind: 'X' })
      .to('kind'),
    rule('[ENR-032] [API-052] Società asks for the users of the company')
      .in('kind')
      .on('kind.chosen', { kind: 'S' })
      .to('askingUsers', { kind: 'S' })
      .asks({ users: { point: '' } }),
    rule('[ENR-032] [API-053] Punto Vendita asks for the registered points of sale')
      .in('kind')
      .on('kind.chosen', { kind: 'V' })
      .to('askingPoints', { kind: 'V' })
      .asks({ points: undefined }),
    rule('[ENR-032] another type restarts the choice')
      .in('user', chosenPoint)
      .on('kind.chosen', { kind: 'S' })
      .to('askingUsers', { kind: 'S', point: '', users: [] }),
    rule('[ENR-033] without registered points of sale that is said')
      .in('askingPoints', { kind: 'V' })
      .on(found([]))
      .to('noPoints'),
    rule(
      '[API-053] [API-054] [PRM-015] a registered one is chosen as the manager, any of the company can be covered',
    )
      .in('askingPoints', { kind: 'V' })
      .on(found([shop]))
      .to('point', { points: [shop], everyPoint: [shop] }),
    rule('[API-051] and its users are asked for')
      .in('point', { kind: 'V', points: [shop] })
      .on('point.chosen', { point: shop.codPointOfSales })
      .to('askingUsers', { point: shop.codPointOfSales })
      .asks({ users: { point: shop.codPointOfSales } }),
    rule('[PRM-014] a point of sale that is not registered cannot be chosen')
      .in('point', { kind: 'V', points: [shop] })
      .on('point.chosen', { point: '5999999999' })
      .to('point'),
    ...[[shopUser], []].map((users) =>
      rule(`[ENR-032] the users are offered; without one there is none to choose (${users.length})`)
        .in('askingUsers', { kind: 'V' })
        .on('http.200', { body: { users } })
        .to('user', { users }),
    ),
    rule('[API-051] another point of sale has other users')
      .in('user', chosenPoint)
      .on('point.chosen', { point: shop.codPointOfSales })
      .to('askingUsers', { point: shop.codPointOfSales, users: [] })
      .asks({ users: { point: shop.codPointOfSales } }),
    rule('[PRM-014] one that is not registered leaves the choice as it is')
      .in('user', chosenPoint)
      .on('point.chosen', { point: '5999999999' })
      .to('user', chosenPoint),
    rule('[ENR-032] [PRM-006] a company with its user and e-mail is complete')
      .in('user', chosenCompany)
      .on(confirm(companyChoice))
      .to('completed')
      .exits({ type: 'completed', chosen: chosenCompany }),
    rule('[ENR-032] [ENR-035] a point of sale with all its users is too')
      .in('user', { ...chosenPoint, typed: nothingChosen.typed })
      .on(confirm(shopChoice))
      .to('completed')
      .exits({ type: 'completed', chosen: chosenPoint }),
    ...[
      ['ENR-032', { user: '' }],
      ['ENR-032', { user: 'altri' }],
      ['ENR-032', { email: '' }],
      ['ENR-032', { email: 'non-valida' }],
      ['ENR-043', { email: `${'a'.repeat(40)}@example.it` }],
      ['ENR-046', { codes: [] }],
    ].map(([id, change]) =>
      rule(`[${id}] with ${JSON.stringify(change)} it is not`)
        .in('user', chosenPoint)
        .on(confirm({ ...shopChoice, ...(change as object) }))
        .to('user'),
    ),
    rule('[API-008] what is typed is known at once, whichever users are offered')
      .in('user', { ...chosenPoint, users: [] })
      .on('manager.typed', { choice: { ...shopChoice, email: 'a' } })
      .to('user', { typed: { ...shopChoice, email: 'a' } }),
    ...['kind', 'askingPoints', 'user'].map((state) =>
      rule(`[ENR-016] Indietro keeps what was typed (${state})`)
        .in(state, chosenPoint)
        .on('step.back')
        .to('cancelled')
        .exits({ type: 'cancelled', chosen: chosenPoint }),
    ),
    ...['askingPoints', 'askingUsers'].flatMap((state) =>
      forEachAnswer(['http.404', 'http.network'], (type) =>
        rule(`[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page (${state})`)
          .in(state)
          .on(type)
          .to('failed')
          .exits({ type: 'failed' }),
      ),
    ),
  ]);
});

lintChart(managerChoiceMachine, {
  calls: {
    points: [searchPosList, searchPosPaged],
    users: [searchUserListBySoc, searchUserPosList],
  },
});
