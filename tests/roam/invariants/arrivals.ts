import type { Moment, Rule } from './moment';
import { pressedName } from './moment';

const asks = /^Entrare come /;
const answers = /^(Entrare come|Restare) .*?(\w+)\)?$/;

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

/** The answer decides who is in. */
export const entersAsAnswered: Rule = (moment) => {
  const { before, after, model } = moment;
  if (!isAsked(before) || wentWrong(moment)) return [];
  const [, way, user = ''] = answers.exec(pressedName(moment)) ?? [];
  const wanted = way === undefined ? '' : user.toLowerCase();
  const is = model.userOf(after.token);
  return wanted === '' || is === wanted ? [] : [`${wanted} dentro il portale; c’è «${is}»`];
};
