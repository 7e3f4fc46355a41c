import type { AnyMachineSnapshot } from 'xstate';
import type { EboxProfile } from '../../../acquirer/contract/enrolment';
import type { Manager } from '../../../acquirer/contract/managers';
import type { EnrolmentDraft } from '../../../machines/dispute-online/enrolment/enrolment.draft';
import { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import { nothingChosen } from '../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { childEnds } from '../../engine/child-ends';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { changedElsewhere } from '../../shared/changed-elsewhere';
import { verified } from '../../shared/verified';
import { assignment, atTheTable, shop } from './manager-assignment/manager-assignment.scenario';
import {
  chosenAsNow,
  chosenCompany,
  chosenPoint,
  companyUser,
  managersNow,
} from './manager-choice/manager-choice.scenario';

export const responsible = {
  name: 'Giulia',
  surname: 'Ferri',
  telephone: '+393331234567',
  fax: '0212345678',
  email: 'giulia.ferri@example.it',
};

/** The changes of another tab. */
export const changedResponsible = { ...responsible, email: 'altra@example.it' };

export const profile: EboxProfile = {
  nome: 'Giulia',
  cognome: 'Ferri',
  telefono: '+393331234567',
  fax: '0212345678',
  email: 'giulia.ferri@example.it',
  listaGestoriList: managersNow,
};

export const manager: Manager = {
  codManager: '5000000001',
  description: 'TRATTORIA AL PONTE',
  user: 'Tutti',
  email: 'alponte@example.it',
  type: 'V',
  typeManager: 'V',
  desc: '',
  pointOfSalesList: [
    {
      codPointOfSales: '5000000001',
      name: shop.name,
      city: shop.city,
      address: shop.address,
      codeGest: '5000000001',
      userGest: 'Tutti',
      emailGest: 'alponte@example.it',
    },
  ],
};

/** The company instead of the point of sale: the previous manager is no longer in charge. */
const successor: Manager = {
  ...manager,
  codManager: '0123456789',
  user: companyUser.user,
  email: companyUser.email,
};

/** The changes of another person to the profile: another name, or another manager. */
const changedProfiles = [
  { ...profile, nome: 'Anna' },
  {
    ...profile,
    listaGestoriList: [
      ...managersNow,
      {
        codGestore: '5000000002',
        user: 'Tutti',
        email: 'almolo@example.it',
        listaPuntiVenditaList: [{ codPV: '5000000002' }],
      },
    ],
  },
];

/** A profile that another person has changed stays changed. */
const readAgain = ({ context }: AnyMachineSnapshot) => [
  context.profile ?? profile,
  ...(context.earlier === null ? changedProfiles : []),
];

const isAssigning = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('assigning') || snapshot.matches({ recap: 'reassigning' });

/** The ends of the choice of a manager; the managers of the profile stay known (`current`). */
const choicesIn = ({ context }: AnyMachineSnapshot) => {
  const { current } = context.chosen;
  const chosen = [chosenCompany, chosenPoint, ...(context.mode === 'modify' ? [chosenAsNow] : [])];
  return [
    ...chosen.map((each) => ({ type: 'completed', chosen: { ...each, current } }) as const),
    { type: 'cancelled', chosen: { ...nothingChosen, current } } as const,
  ];
};

const managersIn = ({ context }: AnyMachineSnapshot) =>
  context.mode === 'modify' ? [manager, successor] : [manager];

const examples: EventExamples = (snapshot, type) => {
  const standing = verified(snapshot, type, [{ ebox: 'SI' }, { ebox: 'NO' }]);
  if (standing !== undefined) return standing;
  switch (type) {
    case 'session.changed':
      return changedElsewhere(snapshot, [{ responsible: changedResponsible }]);
    case 'http.200':
      if (isAssigning(snapshot))
        return managersIn(snapshot).map((each) => ({ type, body: { managerList: [each] } }));
      return snapshot.matches({ recap: 'readingAgain' })
        ? readAgain(snapshot).map((body) => ({ type, body }))
        : [{ type, body: {} }];
    case 'requests.counted':
      return [12, null].map((open) => ({ type, counts: { [manager.codManager]: open } }));
    case 'responsible.typed':
      return [{ type, typed: { ...typed, responsible: { ...responsible, name: 'Gi' } } }];
    case 'responsible.confirmed':
      return [
        { type, responsible, flagMail: true, consent: true },
        { type, responsible: { ...responsible, fax: '1' }, flagMail: true, consent: true },
      ];
    case 'xstate.done.actor.manager':
      return childEnds('manager', [...choicesIn(snapshot), { type: 'failed' }]);
    case 'xstate.done.actor.table':
      return childEnds('table', [
        { type: 'completed', assignments: [assignment] },
        { type: 'cancelled', assignments: [assignment] },
        { type: 'failed' },
      ]);
    case 'http.400':
    case 'http.403':
    case 'http.404':
    case 'http.500':
      return [{ type, details: isAssigning(snapshot) ? ['0.codAdmin: unknown'] : [] }];
    default:
      return undefined;
  }
};

export const input = {
  user: 'azienda02',
  companyCode: '0123456789',
  companyDescription: 'TRATTORIE RIUNITE VIA GARIBALDI 12 MILANO',
  extensions: ['openCases'] as const,
  responsible: { name: '', surname: '', telephone: '', fax: '', email: '' },
  profile: null,
  key: 'b1c0a6a4-6a0d-4f0e-9c53-5f3f6f1f7f10',
  draft: null,
};

/** The session has learned nothing since the form began. */
export const nothingLearned = {
  known: input.responsible,
  latest: input.responsible,
  renewed: [],
  renewals: 0,
} as const;

export const typed = { responsible, flagMail: true, consent: true };

const { current: _, ...chosen } = chosenPoint;

/** The draft of an enrolment at a step. */
export const draftAt = (step: EnrolmentDraft['step']): EnrolmentDraft => ({
  mode: 'enrol',
  step,
  user: input.user,
  companyDescription: input.companyDescription,
  key: 'the-key-of-before',
  typed,
  chosen: structuredClone(chosen) as never,
  tableBasis: 'what the table was made from',
  assignments: [assignment],
  managers: [manager],
  profile: null,
  known: { name: '', surname: '', telephone: '', fax: '', email: '' },
  earlier: null,
  revision: 3,
  begun: true,
});

const resumed = (step: EnrolmentDraft['step']) => ({
  ...input,
  mode: 'enrol',
  draft: draftAt(step),
});

export const enrolmentScenario: Scenario = {
  name: 'Enrolment',
  machine: enrolmentMachine,
  inputs: {
    'an enrolment': { ...input, mode: 'enrol' },
    'an enrolment of a person who is known': { ...input, mode: 'enrol', responsible },
    'a reload at the manager': resumed('manager'),
    'a reload at the table': resumed('table'),
    'a reload at the recap': resumed('recap'),
    'an enrolment that had succeeded': resumed('succeeded'),
    'an enrolment of an enrolled company': resumed('enrolledMeanwhile'),
    'an enrolment that had failed': resumed('notSucceeded'),
    'an enrolment that was not allowed': resumed('notAllowed'),
    'an enrolment without an answer': resumed('unanswered'),
    'a reload of a modification': {
      ...input,
      mode: 'modify',
      profile,
      draft: { ...draftAt('table'), mode: 'modify', profile },
    },
    'a modification': { ...input, mode: 'modify', profile },
  },
  examples,
  relevant: ({ context }) => [
    context.mode,
    context.chosen.kind,
    context.managers.map(({ codManager }: Manager) => codManager),
    context.refused.length,
    context.earlier !== null,
    context.renewed.length > 0,
    [context.latest, context.known, context.typed.responsible].map(({ email }) => email),
    context.profile?.nome,
    context.profile?.listaGestoriList.length,
  ],
  calls: ['assign', 'openRequests', 'readAgain', 'send', 'welcome'],
  children: {
    manager: { state: 'choosing', context: nothingChosen as never },
    table: {
      state: 'filling',
      context: atTheTable,
    },
  },
};
