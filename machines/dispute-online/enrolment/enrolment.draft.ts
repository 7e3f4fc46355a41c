import * as v from 'valibot';
import { eboxProfile, portalUser } from '../../../acquirer/contract/enrolment';
import { manager } from '../../../acquirer/contract/managers';
import { pointOfSale } from '../../../acquirer/contract/points-of-sale';
import { nameOf, type UnsentWork } from '../../flow-result';
import type { EnrolmentSnapshot } from './enrolment.selectors';
import type { EnrolmentContext, EnrolmentInput, Responsible } from './enrolment.types';
import { choiceFrom } from './manager-choice/manager-choice.types';
import { renewedFrom } from './renewed';

const longest = 500;
const text = v.pipe(v.string(), v.maxLength(longest));
const textsOf = <Name extends string>(names: readonly Name[]) =>
  v.object(v.entriesFromList(names, text));

const responsible = textsOf(['name', 'surname', 'telephone', 'fax', 'email']);
const managerChoice = v.object({ user: text, email: text, codes: v.array(text) });

const results = [
  'succeeded',
  'notSucceeded',
  'notAllowed',
  'unanswered',
  'enrolledMeanwhile',
] as const;

/** The draft of an enrolment, or its modification, for a reload (API-008). */
export const enrolmentDraft = v.object({
  mode: v.picklist(['enrol', 'modify']),
  step: v.picklist(['responsible', 'manager', 'table', 'recap', ...results]),
  user: text,
  companyDescription: text,
  key: text,
  typed: v.object({
    responsible,
    flagMail: v.boolean(),
    consent: v.boolean(),
  }),
  chosen: v.object({
    kind: v.nullable(v.picklist(['S', 'V', 'asNow'])),
    points: v.array(pointOfSale),
    everyPoint: v.array(pointOfSale),
    point: text,
    users: v.array(portalUser),
    typed: managerChoice,
    choice: managerChoice,
  }),
  /** The session's data of the responsible person; drafts of earlier versions do not contain it. */
  known: v.optional(responsible),
  tableBasis: v.string(),
  assignments: v.array(textsOf(['codPos', 'signboard', 'city', 'codAdmin', 'user', 'email'])),
  managers: v.array(manager),
  /** The profile a modification started from; drafts of earlier versions do not contain it. */
  profile: v.optional(v.nullable(eboxProfile), null),
  earlier: v.optional(v.nullable(eboxProfile), null),
  revision: v.number(),
  /** Something was typed or chosen. */
  begun: v.optional(v.boolean(), false),
});

export type EnrolmentDraft = v.InferOutput<typeof enrolmentDraft>;

const stepsWithDraft: Readonly<Record<string, EnrolmentDraft['step']>> = {
  responsible: 'responsible',
  manager: 'manager',
  table: 'table',
  assigning: 'table',
  recap: 'recap',
};

const isModified = (snapshot: EnrolmentSnapshot) =>
  snapshot.context.mode === 'modify' && snapshot.matches({ result: 'succeeded' });

const stepOf = (snapshot: EnrolmentSnapshot) => {
  // The success of an enrolment is kept: the session learns of it at the next login only.
  if (isModified(snapshot)) return null;
  const result = results.find((each) => snapshot.matches({ result: each }));
  if (result !== undefined) return result;
  if (snapshot.matches({ recap: 'reassigning' })) return 'table';
  return stepsWithDraft[nameOf(snapshot.value)] ?? null;
};

const copied = <Value>(value: Value) => structuredClone(value) as never;

const isBegun = ({ draft, revision, typed, responsible }: EnrolmentContext) =>
  (draft?.begun ?? false) ||
  revision > 0 ||
  typed.consent ||
  !typed.flagMail ||
  Object.entries(typed.responsible).some(
    ([part, text]) => text !== responsible[part as keyof Responsible],
  );

/** The part worth storing, with the input of the current step. */
export const draftOf = (snapshot: EnrolmentSnapshot): EnrolmentDraft | null => {
  const { context, children } = snapshot;
  const step = stepOf(snapshot);
  if (step === null) return null;
  const { current: _, ...chosen } = children.manager?.getSnapshot().context ?? context.chosen;
  const assignments = children.table?.getSnapshot().context.assignments ?? context.assignments;
  const { mode, user, companyDescription, key, typed, tableBasis, managers, revision } = context;
  const { known, profile, earlier } = context;
  return {
    ...{ mode, step, user, companyDescription, key, typed, tableBasis, revision },
    chosen: copied(chosen),
    assignments: copied(assignments),
    managers: copied(managers),
    known: copied(known),
    profile: copied(profile),
    earlier: copied(earlier),
    begun: isBegun(context),
  };
};

/** The unsent work in it. */
export const unsentIn = ({ mode, step, begun }: EnrolmentDraft): readonly UnsentWork[] => {
  if (!begun || step === 'succeeded' || step === 'enrolledMeanwhile') return [];
  return [mode === 'enrol' ? 'enrolment' : 'modification'];
};

/** Under the names that the specification gives them. */
export const namesOf = ({ user, companyDescription, typed: { responsible } }: EnrolmentDraft) => ({
  user,
  nome: responsible.name,
  cognome: responsible.surname,
  telefono: responsible.telephone,
  email: responsible.email,
  fax: responsible.fax,
  desc: companyDescription,
});

/** Where an enrolment begins: with the draft, or with the known data of the company. */
export const contextFrom = (input: EnrolmentInput): EnrolmentContext => {
  const { draft } = input;
  // The form keeps its starting point; Conferma checks for changes since then and shows them.
  const profile = draft?.profile ?? input.profile;
  const begun = {
    ...input,
    profile,
    known: (input.mode === 'enrol' && draft?.known) || input.responsible,
    latest: input.responsible,
    renewed: [],
    renewals: 0,
    earlier: draft?.earlier ?? null,
    typed: { responsible: input.responsible, flagMail: true, consent: false },
    flagMail: true,
    chosen: choiceFrom(profile),
    tableBasis: '',
    assignments: [],
    managers: [],
    refused: [],
    openRequests: null,
    revision: 0,
  };
  if (draft === null) return begun;
  const { key, typed, tableBasis, assignments, managers, revision } = draft;
  const { responsible, flagMail } = typed;
  const resumed = {
    ...begun,
    ...{ key, typed, responsible, flagMail, tableBasis, assignments, managers, revision },
    chosen: { ...begun.chosen, ...draft.chosen },
  };
  const isOver = results.some((each) => each === draft.step);
  return isOver ? resumed : { ...resumed, ...renewedFrom(resumed) };
};
