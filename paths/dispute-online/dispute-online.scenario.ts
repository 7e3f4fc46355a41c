import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { nothingChosen } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import {
  changedResponsible,
  draftAt,
  input,
  nothingLearned,
  profile,
  typed,
} from './enrolment/enrolment.scenario';

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'session.changed':
      return changedElsewhere(snapshot, [{ responsible: changedResponsible }]);
    case 'http.200':
      return [{ type, body: profile }];
    case 'tab.opened':
      return ['information', 'enrolment', 'profile', 'service'].map((tab) => ({ type, tab }));
    case 'service.chosen':
      return (['caseManagers', 'disputeReport'] as const).map((page) => ({ type, page }));
    case 'xstate.done.actor.wizard':
      return childEnds('wizard', [
        ...(snapshot.context.enrolled ? [{ type: 'cancelled', read: null } as const] : []),
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
    'a reload of an enrolment': {
      ...known,
      company: true,
      enrolled: false,
      draft: draftAt('recap'),
    },
    'a reload of a modification': {
      ...known,
      company: true,
      enrolled: true,
      draft: { ...draftAt('responsible'), mode: 'modify' },
    },
    'a company that is enrolled': { ...known, company: true, enrolled: true },
    'a shop with an e-box': { ...known, company: false, enrolled: true },
    'a shop without': { ...known, company: false, enrolled: false },
  },
  examples,
  relevant: ({ context }) => [
    context.company,
    context.enrolled,
    context.profile !== null,
    context.opening,
    context.responsible.email,
    context.draft?.mode === 'modify',
  ],
  calls: ['profile'],
  outlives: { wizard: 'it is told what the session has learned since' },
  children: {
    wizard: {
      state: 'responsible',
      context: {
        ...input,
        mode: 'enrol',
        typed,
        flagMail: true,
        chosen: nothingChosen,
        tableBasis: '',
        ...nothingLearned,
        assignments: [],
        managers: [],
        refused: [],
        openRequests: null,
        earlier: null,
        revision: 0,
      },
    },
  },
};
