import { describe } from 'vitest';
import { assignCase } from '../../acquirer/contract/assign-case';
import { getEboxList } from '../../acquirer/contract/cases';
import { longestAssignmentNote } from '../../acquirer/contract/rules/assignment-note';
import { caseAssignmentMachine } from '../../machines/cases/case-assignment/case-assignment.machine';
import { managerList, other } from '../../paths/cases/case-assignment/case-assignment.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const input = { caseId: '880', ebox: '31' };
const context = { ...input, others: [other], chosen: null, message: '' };
const message = 'Il conto è nel Suo archivio.';
const submitted = (ebox: string, text = message) => ({
  type: 'assignment.submitted',
  ebox,
  message: text,
});
const failures = ['refused', 'notAssigned', 'unanswered'].map((state) => ({ choosing: state }));
const asked = [{ choosing: 'filling' }, ...failures];

describe('one case for another manager: what the requirements say', () => {
  obeys(caseAssignmentMachine, context, [
    rule('[API-066] the managers of the company are asked for')
      .starting(input)
      .to('loading', { others: [], chosen: null, message: '' })
      .asks({ managers: undefined }),
    rule(
      '[CAS-005] a case is for another manager in force: neither its own nor one who is ANNULLATO',
    )
      .in('loading', { others: [] })
      .on('http.200', { body: { managerList } })
      .to({ choosing: 'filling' }, { others: [other] }),
    rule('a company without another manager in force is told so')
      .in('loading', { others: [] })
      .on('http.200', { body: { managerList: managerList.filter((one) => one !== other) } })
      .to('alone', { others: [] })
      .asks({}),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} leads to the error page`)
        .in('loading')
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
    ...asked.flatMap((state) => [
      rule(`the case is handed over with its line of text (${state.choosing})`)
        .in(state)
        .on(submitted(other.eboxCode))
        .to('assigning', { chosen: other, message })
        .asks({ assignCase: { caseId: '880', ebox: other.eboxCode, message } }),
      rule(`a line is not needed (${state.choosing})`)
        .in(state)
        .on(submitted(other.eboxCode, ''))
        .to('assigning', { chosen: other, message: '' }),
      rule(`nothing is sent without a manager (${state.choosing})`)
        .in(state)
        .on(submitted(''))
        .to(state, { chosen: null })
        .asks({}),
      rule(`nor to one who is not offered (${state.choosing})`)
        .in(state)
        .on(submitted('31'))
        .to(state)
        .asks({}),
      rule(`nor with a line that is too long (${state.choosing})`)
        .in(state)
        .on(submitted(other.eboxCode, 'a'.repeat(longestAssignmentNote + 1)))
        .to(state)
        .asks({}),
    ]),
    rule('the longest line is sent')
      .in({ choosing: 'filling' })
      .on(submitted(other.eboxCode, 'a'.repeat(longestAssignmentNote)))
      .to('assigning'),
    ...['loading', 'alone', ...asked].map((state) =>
      rule(`[CAS-046] INDIETRO leads to the case (${JSON.stringify(state)})`)
        .in(state)
        .on('level.left')
        .to('cancelled')
        .exits({ type: 'cancelled' }),
    ),
    rule('a case that was handed over is that of the other manager')
      .in('assigning', { chosen: other, message })
      .on('http.200', { body: {} })
      .to('completed')
      .exits({ type: 'completed', manager: other }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404'], (type) =>
      rule(`[CAS-022] ${type} says that the case or the manager has changed`)
        .in('assigning')
        .on(type)
        .to({ choosing: 'refused' }),
    ),
    rule('a service that is not available can be asked again')
      .in('assigning')
      .on('http.500')
      .to({ choosing: 'notAssigned' }),
    rule('[ERR-017] so can one whose answer was lost: a case moves once')
      .in('assigning')
      .on('http.network')
      .to({ choosing: 'unanswered' }),
  ]);
});

lintChart(caseAssignmentMachine, {
  calls: { managers: [getEboxList], assignCase: [assignCase] },
});
