import { addDays, daysBetween } from '../common/clock';
import type { AnyState } from './states';
import type { CaseColumns } from './tables';

/** Days a merchant has to answer a request, and to complete an insufficient answer. */
export const daysToAnswer = 30;
const daysToComplete = 15;
/** Days after which a request without an answer is asked again. */
const daysToReminder = 14;
/** Days before the deadline from which a request is urgent. */
const daysOfUrgency = 7;
/** Days the acquirer takes to look at an answer, and to close what has expired. */
const daysToReview = 3;
const daysToClose = 5;

/** What the acquirer looks at when a day begins. */
export type LivingCase = Pick<
  CaseColumns,
  'state' | 'openedOn' | 'dueOn' | 'movedOn' | 'withdrawnOn' | 'reply' | 'reminded'
>;

/** The next state of a case, its message, and its other changes. */
export interface Move {
  readonly state: AnyState;
  readonly message: string;
  readonly dueOn?: string;
  readonly reply?: null;
  readonly reminded?: boolean;
}

const withdrawal: Move = {
  state: 'annullate',
  message: 'La società emittente ha ritirato la richiesta: nessuna documentazione è più dovuta.',
};

const arrival: Move = { state: 'nuove', message: 'Richiesta di documentazione ricevuta.' };

const reminder: Move = {
  state: 'sospeso',
  message: 'Sollecito: la documentazione richiesta non è ancora pervenuta.',
  reminded: true,
};

const lastCall: Move = {
  state: 'scadenza',
  message: 'Ultimo avviso: la documentazione deve pervenire con urgenza entro la scadenza.',
};

const expiry: Move = {
  state: 'scadute',
  message: 'Il termine è trascorso senza che sia pervenuta la documentazione.',
};

const closure: Move = { state: 'chiuse', message: 'Pratica chiusa: documentazione non pervenuta.' };

const acceptance: Move = {
  state: 'evase',
  message: 'La documentazione pervenuta è stata accolta: la pratica è evasa.',
};

const insufficiency: Move = {
  state: 'chiuse',
  message: 'Pratica chiusa: documentazione insufficiente o incompleta.',
};

const completion = (day: string): Move => ({
  state: 'sospeso',
  message:
    'Il messaggio è stato esaminato, ma servono i documenti richiesti: si prega di inviarli.',
  dueOn: addDays(day, daysToComplete),
  reply: null,
  reminded: true,
});

/** An answer with documents is accepted; words alone are asked to be completed, once. */
const reviewed = ({ reply, reminded, movedOn }: LivingCase, day: string): Move | undefined => {
  if (daysBetween(movedOn, day) < daysToReview) return undefined;
  if (reply !== 'words') return acceptance;
  return reminded ? insufficiency : completion(day);
};

const pursued = ({ state, openedOn, dueOn, reminded }: LivingCase, day: string) => {
  if (day > dueOn) return expiry;
  const isUrgent = daysBetween(day, dueOn) <= daysOfUrgency;
  if (isUrgent) return state === 'scadenza' ? undefined : lastCall;
  const isLate = daysBetween(openedOn, day) >= daysToReminder;
  return state === 'nuove' && isLate && !reminded ? reminder : undefined;
};

/**
 * The acquirer's work on a case when `day` begins; undefined for none.
 *
 * planned -> nuove.
 * Unanswered: nuove -> sospeso -> scadenza -> scadute -> chiuse.
 * Answered: visione -> evase, sospeso or chiuse.
 * Any open case -> annullate, when the card company withdraws it.
 */
export const overnight = (one: LivingCase, day: string): Move | undefined => {
  switch (one.state) {
    case 'attesa':
      return day >= one.openedOn ? arrival : undefined;
    case 'visione':
      return reviewed(one, day);
    case 'scadute':
      return daysBetween(one.movedOn, day) >= daysToClose ? closure : undefined;
    case 'nuove':
    case 'sospeso':
    case 'scadenza':
      return one.withdrawnOn !== null && day >= one.withdrawnOn ? withdrawal : pursued(one, day);
    case 'annullate':
    case 'evase':
    case 'chiuse':
      return undefined;
  }
};

/** The case after a move. */
export const moved = <Case extends LivingCase>(one: Case, move: Move, day: string): Case => {
  const { message: _, ...changes } = move;
  return { ...one, ...changes, movedOn: day };
};
