import type { AnyMachineSnapshot } from 'xstate';
import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { begunEnrolment, input, profile, responsible } from './enrolment/enrolment.scenario';

/** In another tab the e-mail changes, or the company is enrolled and the user logs in again. */
const sessionsOf = ({ context }: AnyMachineSnapshot) => {
  const { profile: _, ...known } = context;
  return [
    { ...known, responsible },
    { ...known, enrolled: true },
  ];
};

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'session.changed':
      return changedElsewhere(snapshot, sessionsOf(snapshot));
    case 'http.200':
      return [{ type, body: profile }];
    case 'tab.opened':
      return ['information', 'enrolment', 'profile', 'service'].map((tab) => ({ type, tab }));
    case 'service.chosen':
      return (['caseManagers', 'disputeReport'] as const).map((page) => ({ type, page }));
    case 'xstate.done.actor.wizard':
      return childEnds('wizard', [
        ...(snapshot.context.enrolled ? [{ type: 'cancelled' } as const] : []),
        { type: 'loggedOut' },
        { type: 'opened', page: 'home' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

const { profile: _, ...known } = input;

export const disputeOnlineScenario: Scenario = {
  name: 'Dispute Online',
  machine: disputeOnlineMachine,
  inputs: {
    'a company that may enrol': { ...known, company: true, enrolled: false },
    'a company that is enrolled': { ...known, company: true, enrolled: true },
    'a shop with an e-box': { ...known, company: false, enrolled: true },
    'a shop without': { ...known, company: false, enrolled: false },
  },
  examples,
  relevant: ({ context }) => [
    context.company,
    context.enrolled,
    context.profile !== null,
    context.responsible.email,
  ],
  calls: ['profile'],
  outlives: { wizard: 'what was typed stays' },
  children: { wizard: { state: 'responsible', context: { ...begunEnrolment } } },
};
