import type { AnyMachineSnapshot } from 'xstate';
import type { EboxProfile } from '../../../acquirer/contract/enrolment';
import type { Manager } from '../../../acquirer/contract/managers';
import { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import { begun } from '../../../machines/dispute-online/enrolment/enrolment.types';
import { nothingChosen } from '../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { childEnds } from '../../engine/child-ends';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { verified } from '../../shared/verified';
import {
  assignment,
  atTheTable,
  manager,
  successor,
} from './manager-assignment/manager-assignment.scenario';
import {
  chosenAsNow,
  chosenCompany,
  chosenPoint,
  managersNow,
} from './manager-choice/manager-choice.scenario';

export const responsible = {
  name: 'Giulia',
  surname: 'Ferri',
  telephone: '+393331234567',
  fax: '0212345678',
  email: 'giulia.ferri@example.it',
};

export const profile: EboxProfile = {
  nome: 'Giulia',
  cognome: 'Ferri',
  telefono: '+393331234567',
  fax: '0212345678',
  email: 'giulia.ferri@example.it',
  listaGestoriList: managersNow,
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

/** The ends of the choice of a manager; the managers of the profile stay known (`current`). */
const choicesIn = ({ context }: AnyMachineSnapshot) => {
  const { current } = context.chosen;
  const chosen = [chosenCompany, chosenPoint, ...(context.mode === 'modify' ? [chosenAsNow] : [])];
  return [
    ...chosen.map((each) => ({ type: 'completed', chosen: { ...each, current } }) as const),
    { type: 'cancelled', chosen: { ...nothingChosen, current } } as const,
  ];
};

/** The ends of the table; in a modification the managers may become others. */
const assignedIn = ({ context }: AnyMachineSnapshot) => {
  const assignments = [assignment];
  const refused = [{ codPos: assignment.codPos, part: 'codAdmin' }] as const;
  const accepted = context.mode === 'modify' ? [manager, successor] : [manager];
  return [
    ...accepted.map(
      (each) => ({ type: 'completed', assignments, refused: [], managers: [each] }) as const,
    ),
    { type: 'cancelled', assignments, refused: [], managers: [] } as const,
    { type: 'refused', assignments, refused, managers: [] } as const,
  ];
};

const examples: EventExamples = (snapshot, type) => {
  const answers = verified(snapshot, type, [{ ebox: 'SI' }, { ebox: 'NO' }]);
  if (answers !== undefined) return answers;
  switch (type) {
    case 'http.200':
      return snapshot.matches({ sending: 'readingAgain' })
        ? readAgain(snapshot).map((body) => ({ type, body }))
        : [{ type, body: {} }];
    case 'requests.counted':
      return [12, null].map((open) => ({ type, counts: { [manager.codManager]: open } }));
    case 'responsible.typed':
      return [{ type, ...typed, responsible: { ...responsible, name: 'Gi' } }];
    case 'responsible.confirmed':
      return [
        { type, ...typed },
        { type, ...typed, responsible: { ...responsible, fax: '1' } },
      ];
    case 'xstate.done.actor.manager':
      return childEnds('manager', [...choicesIn(snapshot), { type: 'failed' }]);
    case 'xstate.done.actor.table':
      return childEnds('table', [...assignedIn(snapshot), { type: 'failed' }]);
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
};

export const typed = { responsible, flagMail: true, consent: true };

/** The beginning of an enrolment, for tables and screens. */
export const begunEnrolment = begun({ ...input, mode: 'enrol' });

export const enrolmentScenario: Scenario = {
  name: 'Enrolment',
  machine: enrolmentMachine,
  inputs: {
    'an enrolment': { ...input, mode: 'enrol' },
    'an enrolment of a person who is known': { ...input, mode: 'enrol', responsible },
    'a modification': { ...input, mode: 'modify', profile },
  },
  examples,
  relevant: ({ context }) => [
    context.mode,
    context.chosen.kind,
    context.managers.map(({ codManager }: Manager) => codManager),
    context.refused.length,
    context.earlier !== null,
    context.profile?.nome,
    context.profile?.listaGestoriList.length,
  ],
  calls: ['openRequests', 'readAgain', 'send', 'welcome'],
  goesOn: { openRequests: ['requests.counted'] },
  outlives: { openRequests: 'what was counted is not counted again' },
  children: {
    manager: { state: 'kind', context: nothingChosen as never },
    table: {
      state: 'editing',
      context: atTheTable,
    },
  },
};
