import type { Observation, Rule } from './observation';
import { pressedName } from './observation';

const asks = /^Entrare come /;
const enters = /^Entrare come (?!nuovo utente$).*?(\w+)\)?$/;
const stays = /^Restare /;

const isAsked = ({ headings }: Observation['after']) => asks.test(headings[0] ?? '');

const wentWrong = ({ calls }: Observation) =>
  calls.some(({ status, lost }) => lost !== null || status === 0 || status >= 400);

/** LOG-008: who is in stays in until the merchant has chosen. */
export const asksBeforeAnotherUserEnters: Rule = (observation) => {
  const { step, before, after, userBefore } = observation;
  if (step.do !== 'arrive' || userBefore === '' || before.dialog !== '') return [];
  if (wentWrong(observation)) return [];
  if (!isAsked(after))
    return [`«Entrare come …?», perché ${userBefore} è dentro; si vede «${after.headings[0]}»`];
  return after.token === before.token
    ? []
    : [`la sessione di ${userBefore} finché non si sceglie; la scheda ne ha un’altra`];
};

/** Who the pressed button lets in; the question does not know every name. */
const answered = (observation: Observation) => {
  const name = pressedName(observation);
  return stays.test(name) ? observation.userBefore : (enters.exec(name)?.[1]?.toLowerCase() ?? '');
};

/** The answer decides who is in. */
export const entersAsAnswered: Rule = (observation) => {
  const { before, after, model } = observation;
  if (!isAsked(before) || wentWrong(observation)) return [];
  const wanted = answered(observation);
  const is = model.userOf(after.token);
  return wanted === '' || is === wanted ? [] : [`${wanted} dentro il portale; c’è «${is}»`];
};
