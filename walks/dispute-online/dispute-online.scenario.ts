import type { EboxProfile } from '../../acquirer/contract/enrolment';
import { disputeOnlineMachine } from '../../machines/dispute-online/dispute-online.machine';
import { nothingChosen } from '../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { childEnds } from '../engine/child-ends';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { input } from './enrolment/enrolment.scenario';

export const profile: EboxProfile = {
  nome: 'Giulia',
  cognome: 'Ferri',
  telefono: '+393331234567',
  fax: '0212345678',
  email: 'giulia.ferri@example.it',
  listaGestoriList: [
    {
      codGestore: '5000000001',
      user: 'Tutti',
      email: 'alponte@example.it',
      listaPuntiVenditaList: [{ codPV: '5000000001' }],
    },
  ],
};

const cases: Cases = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      return [{ type, body: profile }];
    case 'tab.opened':
      return ['information', 'enrolment', 'profile', 'service'].map((tab) => ({ type, tab }));
    case 'service.chosen':
      return ['/Dispute/GestioneRichieste', '/Dispute/Report'].map((path) => ({ type, path }));
    case 'xstate.done.actor.wizard':
      return childEnds('wizard', [
        ...(snapshot.context.enrolled ? [{ type: 'cancelled' } as const] : []),
        { type: 'loggedOut' },
        { type: 'opened', path: '/Home' },
        { type: 'sessionExpired' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

export const disputeOnlineScenario: Scenario = {
  name: 'Dispute Online',
  machine: disputeOnlineMachine,
  inputs: {
    'a company that may enrol': { ...input, company: true, enrolled: false },
    'a company that is enrolled': { ...input, company: true, enrolled: true },
    'a shop with an e-box': { ...input, company: false, enrolled: true },
    'a shop without': { ...input, company: false, enrolled: false },
  },
  cases,
  relevant: ({ context }) => [
    context.company,
    context.enrolled,
    context.profile !== null,
    context.opening,
  ],
  calls: ['profile'],
  children: {
    wizard: {
      state: 'responsible',
      context: {
        ...input,
        mode: 'enrol',
        flagMail: true,
        chosen: nothingChosen,
        tableBasis: '',
        assignments: [],
        managers: [],
        revision: 0,
      },
    },
  },
};
