import { isoDate, violationOf } from '../../acquirer/contract/rules';
import { factsOf, type SoughtFact } from '../../acquirer/contract/rules/sought';
import type { FindCriteria } from '../../machines/find-movements/find-movements.actors';
import { findTexts } from '../italian/find-movements';
import { monthChoices } from '../italian/months';

const { advice } = findTexts;

const adviceOnDay = (day: string, today: string) => {
  if (violationOf(isoDate, day) !== undefined) return advice.noDay;
  const month = day.slice(0, 7).replace('-', '');
  const isInside = day <= today && monthChoices(today).some(({ value }) => value === month);
  return isInside ? null : advice.outside;
};

const adviceOnOne = (fact: SoughtFact) => {
  if ('day' in fact) return advice.day;
  if (fact.kind === 'card' || /^\*+\d{4}$/.test(fact.word)) return advice.card;
  return /\d/.test(fact.word) ? advice.amount : advice.words;
};

/** What to try where nothing was found: the first reason in what was typed, or in the filters. */
export const adviceOn = ({ text, month = '', codPos = '' }: FindCriteria, today: string) => {
  const facts = factsOf(text);
  const onDays = facts.map((fact) => ('day' in fact ? adviceOnDay(fact.day, today) : null));
  const wrongDay = onDays.find((one) => one !== null);
  if (wrongDay) return wrongDay;
  if (month !== '' || codPos !== '') return advice.narrowed;
  const isName = facts.every((fact) => 'word' in fact && !/\d/.test(fact.word));
  if (isName) return advice.words;
  const [first] = facts;
  return facts.length === 1 && first ? adviceOnOne(first) : advice.several;
};
