import { describe } from 'vitest';
import { findCases } from '../../acquirer/contract/find-cases';
import { findMovementsMachine } from '../../machines/find-movements/find-movements.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { openRow } from '../../paths/cases/cases.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const owner = { company: 'Caffè Torino', code: '1000000001', point: '', brand: '' };
const noCases = { caseList: [], totalElements: 0 };
const found = { caseList: [openRow], totalElements: 1 };
const input = { criteria: { text: '7788' }, page: 2, owner, casesOffered: true };
const context = { ...input, text: '7788', cases: noCases };
const at = (cases: string) => ({ consulting: { movements: {}, cases } });
const sought = (text: string) => ({ type: 'search.requested', criteria: { text } });
const asked = (text: string) => ({
  criteria: { text },
  page: 2,
  owner,
  paging: 'server',
  pageSize: 60,
  onEntry: text !== '',
  monthNeeded: false,
});
const otherShop = {
  type: 'session.changed',
  input: { ...input, criteria: { text: '', codPos: '5000000001' } },
};
const parts = ['notAsked', 'asking', 'found', 'none', 'notKnown'];

describe('Trova: what the requirements say', () => {
  obeys(findMovementsMachine, context, [
    rule('movements and cases are asked for at once, where Dispute Online is served')
      .starting(input)
      .to(at('asking'))
      .asks({ list: asked('7788'), findCases: '7788' }),
    rule('elsewhere nothing is asked of cases')
      .starting({ ...input, casesOffered: false })
      .to(at('notAsked'))
      .asks({ list: asked('7788') }),
    rule('without a text nothing is asked')
      .starting({ ...input, criteria: { text: '' } })
      .to(at('notAsked'))
      .asks({ list: asked('') }),
    rule('an order that the address names is kept')
      .starting({ ...input, casesOffered: false, orderBy: '-amount' })
      .to(at('notAsked'))
      .asks({ list: { ...asked('7788'), orderBy: '-amount' } }),
    ...['3880', '2026004711', 'PR-2026/17', '84,50', '84.50 €', ' 7788 '].map((text) =>
      rule(`a case may be named by '${text}'`)
        .in(at('none'))
        .on(sought(text))
        .to(at('asking'), { text, cases: noCases })
        .passes({ list: sought(text) })
        .asks({ findCases: text }),
    ),
    ...['44', '123', 'abcd', 'Bar Sport', '84,5'].map((text) =>
      rule(`none by '${text}', of which nothing is asked`)
        .in(at('found'), { cases: found })
        .on(sought(text))
        .to(at('notAsked'), { text, cases: noCases })
        .passes({ list: sought(text) })
        .asks({}),
    ),
    ...parts.map((part) =>
      rule(`an empty text asks nothing: ${part}`)
        .in(at(part), { cases: found })
        .on(sought(''))
        .to(at(part), { text: '7788', cases: found })
        .passes({})
        .asks({}),
    ),
    ...parts.map((part) =>
      rule(`[API-029] another shop asks its movements, and the cases stay: ${part}`)
        .in(at(part))
        .on(otherShop)
        .to(at(part))
        .passes({ list: otherShop }),
    ),
    rule('what is found of an earlier text is never shown')
      .in(at('asking'))
      .on(sought('8899'))
      .to(at('asking'))
      .passes({ list: sought('8899') })
      .asks({ findCases: '8899' }),
    rule('the cases that are found are shown')
      .in(at('asking'))
      .on('http.200', { body: found })
      .to(at('found'), { cases: found }),
    rule('that there are none is said')
      .in(at('asking'))
      .on('http.200', { body: noCases })
      .to(at('none'), { cases: noCases }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`${type} of the cases leaves the movements where they are`)
        .in(at('asking'))
        .on(type)
        .to(at('notKnown')),
    ),
    rule('they can be asked for again')
      .in(at('notKnown'))
      .on('cases.retried')
      .to(at('asking'))
      .asks({ findCases: '7788' }),
    ...parts.flatMap((part) =>
      ['failed'].map((type) =>
        rule(`[ERR-013] [ERR-016] movements that end as ${type} end the page so: ${part}`)
          .in(at(part))
          .on('xstate.done.actor.list', { output: { type } })
          .to(type)
          .exits({ type }),
      ),
    ),
  ]);
});

lintChart(findMovementsMachine, {
  calls: { findCases: [findCases] },
  children: { list: { chart: listMachine, never: ['closed'] } },
});
