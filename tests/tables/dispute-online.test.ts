import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getEboxProfile } from '../../acquirer/contract/enrolment';
import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { tabs } from '../../machines/dispute-online/dispute-online.selectors';
import { enrolmentMachine } from '../../machines/dispute-online/enrolment/enrolment.machine';
import {
  input,
  profile,
  responsible,
} from '../../paths/dispute-online/enrolment/enrolment.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const context = { ...input, company: true, enrolled: true, profile: null };
const mayEnrol = { enrolled: false };
const at = (parts: { tab?: string; ebox?: string } = {}) => ({
  consulting: { tab: 'information', ebox: 'notOpened', ...parts },
});
const open = (tab: string) => ({ type: 'tab.opened', tab });
const choose = (page: 'caseManagers' | 'disputeReport') => ({ type: 'service.chosen', page });
const learned = {
  type: 'session.changed',
  input: { ...input, company: true, enrolled: false, responsible },
};
const wizardEnds = (output: object) => ({ type: 'xstate.done.actor.wizard', output });

const tabsOf = (company: boolean, enrolled: boolean) => {
  const actor = createActor(disputeOnlineMachine, { input: { ...input, company, enrolled } });
  return tabs(actor.start().getSnapshot());
};

describe('dispute online: what the requirements say', () => {
  it.each([
    [true, false, ['information', 'enrolment']],
    [true, true, ['information', 'profile', 'service']],
    [false, true, ['information', 'service']],
    [false, false, ['information']],
  ] as const)(
    '[ENR-062] [ENR-063] [ENR-064] [ENR-065] company %s, e-box %s: %j',
    (company, enrolled, expected) => {
      expect(tabsOf(company, enrolled)).toEqual(expected);
    },
  );

  obeys(disputeOnlineMachine, context, [
    rule('the page begins with its information')
      .starting({ ...input, company: true, enrolled: true })
      .to(at(), { profile: null }),
    rule('[ENR-065] [ENR-018] Iscriviti opens the enrolment of a company without an e-box')
      .in(at(), mayEnrol)
      .on(open('enrolment'))
      .to(at({ tab: 'enrolment', ebox: 'enrolling' }))
      .asks({ wizard: { ...context, enrolled: false, mode: 'enrol' } }),
    rule('[ENR-021] one that is opened later begins with it')
      .in(at(), mayEnrol)
      .on(learned)
      .to(at(), { responsible }),
    rule('[ENR-021] what is open stays as it was typed')
      .in(at({ tab: 'enrolment', ebox: 'enrolling' }), mayEnrol)
      .on(learned)
      .to(at({ tab: 'enrolment', ebox: 'enrolling' }))
      .asks({}),
    ...[{ enrolled: true }, { company: false }, { user: 'azienda09' }].map((change) =>
      rule(
        `[ENR-062] [API-008] another login with other rights begins again: ${JSON.stringify(change)}`,
      )
        .in(at({ tab: 'enrolment', ebox: 'enrolling' }), mayEnrol)
        .on({ ...learned, input: { ...learned.input, ...change } })
        .to(at(), { responsible, ...change }),
    ),
    rule('[ENR-065] another tab does not close it')
      .in(at({ tab: 'enrolment', ebox: 'enrolling' }), mayEnrol)
      .on(open('information'))
      .to(at({ ebox: 'enrolling' })),
    rule('[ENR-065] nor does coming back restart it')
      .in(at({ ebox: 'enrolling' }), mayEnrol)
      .on(open('enrolment'))
      .to(at({ tab: 'enrolment', ebox: 'enrolling' })),
    ...(
      [
        [{ company: false, enrolled: false }, 'enrolment'],
        [{ company: true, enrolled: true }, 'enrolment'],
        [{ company: false, enrolled: true }, 'profile'],
        [{ company: true, enrolled: false }, 'profile'],
        [{ company: true, enrolled: false }, 'service'],
      ] as const
    ).map(([rights, tab]) =>
      rule(`[ENR-063] [ENR-064] [ENR-065] ${JSON.stringify(rights)} has no tab "${tab}"`)
        .in(at(), rights)
        .on(open(tab))
        .to(at()),
    ),
    rule('[ENR-063] [API-067] Il mio profilo asks for the profile')
      .in(at())
      .on(open('profile'))
      .to(at({ tab: 'profile', ebox: 'loadingProfile' })),
    rule('[ENR-069] and shows it')
      .in(at({ tab: 'profile', ebox: 'loadingProfile' }))
      .on('http.200', { body: profile })
      .to(at({ tab: 'profile', ebox: 'profile' }), { profile }),
    rule('[ENR-069] once')
      .in(at({ ebox: 'profile' }), { profile })
      .on(open('profile'))
      .to(at({ tab: 'profile', ebox: 'profile' })),
    rule('[ENR-017] from the profile the enrolment is modified')
      .in(at({ tab: 'profile', ebox: 'profile' }), { profile })
      .on('modification.started')
      .to(at({ tab: 'profile', ebox: 'modifying' }))
      .asks({ wizard: { ...context, profile, mode: 'modify' } }),
    rule('[ENR-017] not before the profile is known')
      .in(at({ tab: 'profile', ebox: 'loadingProfile' }))
      .on('modification.started')
      .to(at({ tab: 'profile', ebox: 'loadingProfile' })),
    rule('[ENR-016] [ENR-017] a modification that is left shows the profile, as it is now')
      .in(at({ tab: 'profile', ebox: 'modifying' }), { profile })
      .on(wizardEnds({ type: 'cancelled' }))
      .to(at({ tab: 'profile', ebox: 'loadingProfile' }))
      .asks({ profile: undefined }),
    rule('[ENR-064] [ENR-066] Accedi al servizio has its tab')
      .in(at(), { company: false })
      .on(open('service'))
      .to(at({ tab: 'service' })),
    ...(
      [
        [{ company: true, enrolled: true }, 'caseManagers'],
        [{ company: true, enrolled: false }, 'caseManagers'],
        [{ company: false, enrolled: true }, 'caseManagers'],
        [{ company: false, enrolled: true }, 'disputeReport'],
        [{ company: false, enrolled: false }, 'disputeReport'],
      ] as const
    ).map(([rights, page]) =>
      rule(`[ENR-067] [ENR-068] ${JSON.stringify(rights)} may open ${page}`)
        .in(at({ tab: 'service' }), rights)
        .on(choose(page))
        .to('opened')
        .exits({ type: 'opened', page }),
    ),
    rule('[ENR-068] who is neither may not open the cases')
      .in(at(), { company: false, enrolled: false })
      .on(choose('caseManagers'))
      .to(at()),
    ...['enrolling', 'modifying'].flatMap((ebox) =>
      (
        [
          ['[REG-041] VAI ALLA HOME goes Home', { type: 'opened', page: 'home' }, 'opened'],
          ['[REG-039] EFFETTUA LA LOGIN logs out', { type: 'loggedOut' }, 'loggedOut'],
          ['[ERR-014] an error ends the page so', { type: 'failed' }, 'failed'],
        ] as const
      ).map(([title, exit, to]) =>
        rule(`${title} (${ebox})`).in(at({ ebox })).on(wizardEnds(exit)).to(to).exits(exit),
      ),
    ),
    ...forEachAnswer(['http.404', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page`)
        .in(at({ tab: 'profile', ebox: 'loadingProfile' }))
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
  ]);
});

lintChart(disputeOnlineMachine, {
  calls: { profile: [getEboxProfile] },
  children: { wizard: { chart: enrolmentMachine } },
});
