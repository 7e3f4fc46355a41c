import { describe, expect, it } from 'vitest';
import { detail } from '../../paths/cases/case-detail/a-case';
import { caseDetailScenario } from '../../paths/cases/case-detail/case-detail.scenario';
import { casesScenario, manager } from '../../paths/cases/cases.scenario';
import { passedOn } from './support/passed-on';

const opened = { type: 'http.200', body: detail };
const managers = { type: 'http.200', body: { managerList: [manager] } };

describe('a case that is replied to', () => {
  it.each(['level.left', 'leaving.requested'])(
    '[CAS-046] [CAS-050] the reply says whether it can be left (%s)',
    (type) => {
      const input = caseDetailScenario.inputs['a case that can be answered'];
      const way = { input, after: [opened], on: { type } };
      expect(passedOn(caseDetailScenario, 'reply', way)).toEqual({
        events: [{ type }],
        stays: true,
      });
    },
  );

  it('[CAS-050] a link of the page asks the case', () => {
    const on = { type: 'leaving.requested' };
    const way = { input: casesScenario.inputs['a reload of a case'], after: [managers], on };
    expect(passedOn(casesScenario, 'detail', way)).toEqual({ events: [on], stays: true });
  });
});
