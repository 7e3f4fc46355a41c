import type { Moment, Rule } from './moment';
import { pressedName } from './moment';

const asks = /^Entrare come /;
const enters = /^Entrare come (?!nuovo utente$).*?(\w+)\)?$/;
const stays = /^Restare /;

const isAsked = ({ headings }: Moment['after']) => asks.test(headings[0] ?? '');

const wentWrong = ({ calls }: Moment) =>
  calls.some(({ status, lost }) => lost !== null || status === 0 || status >= 400);

/** LOG-008: who is in stays in until the merchant has chosen. */
export const asksBeforeAnotherUserEnters: Rule = (moment) => {
  const { step, before, after, userBefore } = moment;
  if (step.do !== 'arrive' || userBefore === '' || before.dialog !== '') return [];
  if (wentWrong(moment)) return [];
  if (!isAsked(after))
    return [`«Entrare come …?», perché ${userBefore} è dentro; si vede «${after.headings[0]}»`];
  return after.token === before.token
    ? []
    : [`la sessione di ${userBefore} finché non si sceglie; la scheda ne ha un’altra`];
};

/** Who the pressed button lets in; the question does not know every name. */
const answered = (moment: Moment) => {
  const name = pressedName(moment);
  return stays.test(name) ? moment.userBefore : (enters.exec(name)?.[1]?.toLowerCase() ?? '');
};

/** The answer decides who is in. */
export const entersAsAnswered: Rule = (moment) => {
  const { before, after, model } = moment;
  if (!isAsked(before) || wentWrong(moment)) return [];
  const wanted = answered(moment);
  const is = model.userOf(after.token);
  return wanted === '' || is === wanted ? [] : [`${wanted} dentro il portale; c’è «${is}»`];
};
