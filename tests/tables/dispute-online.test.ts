import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getEboxProfile } from '../../acquirer/contract/enrolment';
import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { tabs } from '../../machines/dispute-online/dispute-online.selectors';
import { enrolmentMachine } from '../../machines/dispute-online/enrolment/enrolment.machine';
import { disputeOnlineScenario } from '../../paths/dispute-online/dispute-online.scenario';
import {
  draftAt,
  input,
  profile,
  responsible,
} from '../../paths/dispute-online/enrolment/enrolment.scenario';
import { createStubs } from '../../paths/engine/stubs';
import { lintChart } from './support/lint';
import { passedOn } from './support/passed-on';
import { forEachAnswer, obeys } from './support/table';

const context = { ...input, company: true, enrolled: true, profile: null, opening: 'home' };
const modificationDraft = { ...draftAt('recap'), mode: 'modify' as const };
const mayEnrol = { enrolled: false };
const at = (parts: { tab?: string; profile?: string; wizard?: string } = {}) => ({
  consulting: { tab: 'information', profile: 'unknown', wizard: 'closed', ...parts },
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

  it('[ENR-017] a modification begins with what the profile says', () => {
    const stubs = createStubs();
    const actor = createActor(
      disputeOnlineMachine.provide({
        actors: { profile: stubs.call('profile'), wizard: stubs.call('wizard') },
      } as never),
      { input: { ...input, company: true, enrolled: true } },
    ).start();
    actor.send({ type: 'tab.opened', tab: 'profile' });
    stubs.answer({ type: 'http.200', body: profile });
    actor.send({ type: 'modification.started' });
    actor.stop();
    expect(stubs.asked.at(-1)?.input).toMatchObject({
      mode: 'modify',
      responsible: {
        name: 'Giulia',
        surname: 'Ferri',
        telephone: '+393331234567',
        fax: '0212345678',
        email: 'giulia.ferri@example.it',
      },
    });
  });

  it('[ENR-021] an enrolment that is open learns what another tab has changed of the session', () => {
    const way = { input: learned.input, after: [open('enrolment')], on: learned };
    expect(passedOn(disputeOnlineScenario, 'wizard', way)).toEqual({
      events: [{ type: 'session.changed', input: { responsible } }],
      stays: true,
    });
  });

  it('[ENR-017] a modification is of the profile: what the session learns does not touch it', () => {
    const after = [
      open('profile'),
      { type: 'http.200', body: profile },
      { type: 'modification.started' },
    ];
    const way = { input: { ...input, company: true, enrolled: true }, after, on: learned };
    expect(passedOn(disputeOnlineScenario, 'wizard', way)).toEqual({ events: [], stays: true });
  });

  obeys(disputeOnlineMachine, context, [
    {
      rule: 'the page begins with its information',
      starting: { ...input, company: true, enrolled: true },
      to: at(),
      remembering: { profile: null },
    },
    {
      rule: '[API-008] a reload of an enrolment goes on with it',
      starting: { ...input, company: true, enrolled: false, draft: draftAt('recap') },
      to: at({ tab: 'enrolment', wizard: 'enrolling' }),
      asking: { wizard: { ...input, mode: 'enrol', draft: draftAt('recap') } },
    },
    {
      rule: '[API-008] a reload of a modification asks for the profile first',
      starting: { ...input, company: true, enrolled: true, draft: modificationDraft },
      to: at({ tab: 'profile', profile: 'loading' }),
      asking: { profile: undefined },
    },
    {
      rule: '[API-008] [ENR-017] and goes on with it as soon as the profile is there',
      in: at({ tab: 'profile', profile: 'loading' }),
      with: { draft: modificationDraft },
      on: { type: 'http.200', body: profile },
      to: at({ tab: 'profile', profile: 'known', wizard: 'modifying' }),
      asking: {
        wizard: {
          ...input,
          mode: 'modify',
          profile,
          responsible: {
            name: profile.nome,
            surname: profile.cognome,
            telephone: profile.telefono,
            fax: profile.fax,
            email: profile.email,
          },
          draft: modificationDraft,
        },
      },
    },
    {
      rule: '[ENR-016] a modification that was resumed and is left is not resumed again',
      in: at({ tab: 'profile', profile: 'known', wizard: 'modifying' }),
      with: { profile, draft: modificationDraft },
      on: wizardEnds({ type: 'cancelled' }),
      to: at({ tab: 'profile', profile: 'known' }),
      remembering: { draft: null },
    },
    ...[
      { company: true, enrolled: false },
      { company: false, enrolled: true },
    ].map((rights) => ({
      rule: `[ENR-063] nor a modification for whom it is not: ${JSON.stringify(rights)}`,
      starting: { ...input, ...rights, draft: modificationDraft },
      to: at(),
      asking: {},
    })),
    ...[
      { company: true, enrolled: true },
      { company: false, enrolled: false },
    ].map((rights) => ({
      rule: `[ENR-065] not for whom it is not: ${JSON.stringify(rights)}`,
      starting: { ...input, ...rights, draft: draftAt('recap') },
      to: at(),
      asking: {},
    })),
    {
      rule: '[API-008] a modification starts from the profile, whatever was kept of an enrolment',
      in: at({ tab: 'profile', profile: 'known' }),
      with: { profile, draft: draftAt('recap') },
      on: { type: 'modification.started' },
      to: at({ tab: 'profile', profile: 'known', wizard: 'modifying' }),
      asking: {
        wizard: {
          ...input,
          mode: 'modify',
          profile,
          responsible: {
            name: profile.nome,
            surname: profile.cognome,
            telephone: profile.telefono,
            fax: profile.fax,
            email: profile.email,
          },
        },
      },
    },
    {
      rule: '[ENR-065] [ENR-018] Iscriviti opens the enrolment of a company without an e-box',
      in: at(),
      with: mayEnrol,
      on: open('enrolment'),
      to: at({ tab: 'enrolment', wizard: 'enrolling' }),
      asking: { wizard: { ...input, mode: 'enrol' } },
    },
    {
      rule: '[ENR-021] one that is opened later begins with it',
      in: at(),
      with: mayEnrol,
      on: learned,
      to: at(),
      remembering: { responsible },
    },
    {
      rule: '[ENR-021] one that is open learns it, and so does the page',
      in: at({ tab: 'enrolment', wizard: 'enrolling' }),
      with: { ...mayEnrol, responsible: { ...responsible, telephone: '+393330000000' } },
      on: learned,
      to: at({ tab: 'enrolment', wizard: 'enrolling' }),
      remembering: { responsible },
      passing: { wizard: { type: 'session.changed', input: { responsible } } },
    },
    {
      rule: '[ENR-065] another tab does not close it',
      in: at({ tab: 'enrolment', wizard: 'enrolling' }),
      with: mayEnrol,
      on: open('information'),
      to: at({ wizard: 'enrolling' }),
    },
    {
      rule: '[ENR-065] nor does coming back restart it',
      in: at({ wizard: 'enrolling' }),
      with: mayEnrol,
      on: open('enrolment'),
      to: at({ tab: 'enrolment', wizard: 'enrolling' }),
    },
    ...(
      [
        [{ company: false, enrolled: false }, 'enrolment'],
        [{ company: true, enrolled: true }, 'enrolment'],
        [{ company: false, enrolled: true }, 'profile'],
        [{ company: true, enrolled: false }, 'profile'],
        [{ company: true, enrolled: false }, 'service'],
      ] as const
    ).map(([rights, tab]) => ({
      rule: `[ENR-063] [ENR-064] [ENR-065] ${JSON.stringify(rights)} has no tab "${tab}"`,
      in: at(),
      with: rights,
      on: open(tab),
      to: at(),
    })),
    {
      rule: '[ENR-063] [API-067] Il mio profilo asks for the profile',
      in: at(),
      on: open('profile'),
      to: at({ tab: 'profile', profile: 'loading' }),
    },
    {
      rule: '[ENR-069] and shows it',
      in: at({ tab: 'profile', profile: 'loading' }),
      on: { type: 'http.200', body: profile },
      to: at({ tab: 'profile', profile: 'known' }),
      remembering: { profile },
    },
    {
      rule: '[ENR-069] once',
      in: at({ profile: 'known' }),
      with: { profile },
      on: open('profile'),
      to: at({ tab: 'profile', profile: 'known' }),
    },
    {
      rule: '[ENR-017] from the profile the enrolment is modified',
      in: at({ tab: 'profile', profile: 'known' }),
      with: { profile },
      on: { type: 'modification.started' },
      to: at({ tab: 'profile', profile: 'known', wizard: 'modifying' }),
    },
    {
      rule: '[ENR-017] not before the profile is known',
      in: at({ tab: 'profile', profile: 'loading' }),
      on: { type: 'modification.started' },
      to: at({ tab: 'profile', profile: 'loading' }),
    },
    {
      rule: '[ENR-016] a modification that is left shows the profile again',
      in: at({ tab: 'profile', profile: 'known', wizard: 'modifying' }),
      with: { profile },
      on: wizardEnds({ type: 'cancelled' }),
      to: at({ tab: 'profile', profile: 'known' }),
    },
    {
      rule: '[ENR-064] [ENR-066] Accedi al servizio has its tab',
      in: at(),
      with: { company: false },
      on: open('service'),
      to: at({ tab: 'service' }),
    },
    ...(
      [
        [{ company: true, enrolled: true }, 'caseManagers'],
        [{ company: true, enrolled: false }, 'caseManagers'],
        [{ company: false, enrolled: true }, 'caseManagers'],
        [{ company: false, enrolled: true }, 'disputeReport'],
        [{ company: false, enrolled: false }, 'disputeReport'],
      ] as const
    ).map(([rights, page]) => ({
      rule: `[ENR-067] [ENR-068] ${JSON.stringify(rights)} may open ${page}`,
      in: at({ tab: 'service' }),
      with: rights,
      on: choose(page),
      to: 'opened',
      exit: { type: 'opened', page },
    })),
    {
      rule: '[ENR-068] who is neither may not open the cases',
      in: at(),
      with: { company: false, enrolled: false },
      on: choose('caseManagers'),
      to: at(),
    },
    {
      rule: '[ENR-017] and shows what the modification has read of another person’s',
      in: at({ tab: 'profile', profile: 'known', wizard: 'modifying' }),
      with: { profile },
      on: wizardEnds({ type: 'cancelled', read: { ...profile, nome: 'Anna' } }),
      to: at({ tab: 'profile', profile: 'known' }),
      remembering: { profile: { ...profile, nome: 'Anna' } },
    },
    ...['enrolling', 'modifying'].flatMap((wizard) => [
      {
        rule: `[REG-041] ${wizard} names the page that follows`,
        in: at({ wizard }),
        on: wizardEnds({ type: 'opened', page: 'caseManagers' }),
        to: 'opened',
        exit: { type: 'opened', page: 'caseManagers' },
      },
      {
        rule: `[REG-039] after ${wizard} EFFETTUA LA LOGIN logs out`,
        in: at({ wizard }),
        on: wizardEnds({ type: 'loggedOut' }),
        to: 'loggedOut',
        exit: { type: 'loggedOut' },
      },
      {
        rule: `[REG-041] after ${wizard} VAI ALLA HOME goes Home`,
        in: at({ wizard }),
        on: wizardEnds({ type: 'opened', page: 'home' }),
        to: 'opened',
        exit: { type: 'opened', page: 'home' },
      },
      ...['failed'].map((type) => ({
        rule: `[ERR-013] [ERR-014] ${wizard} that ends as ${type} ends the page so`,
        in: at({ wizard }),
        on: wizardEnds({ type }),
        to: type,
        exit: { type },
      })),
    ]),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page`,
      in: at({ tab: 'profile', profile: 'loading' }),
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(disputeOnlineMachine, {
  calls: { profile: [getEboxProfile] },
  // Only a modification can be left at its first step.
  children: { wizard: { chart: enrolmentMachine, never: ['cancelled'] } },
});
