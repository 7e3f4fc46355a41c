import type { Observation, Rule } from './observation';
import { hasUnsentWork } from './sessions';

/** Words that no Italian sentence has. */
const english =
  /\b(the|and|your|you|this|that|failed|loading|invalid|please|submit|cancel|next|previous|not found|unauthorized|forbidden|request|response|network|missing|unknown|unexpected|required|expected|true|false)\b/i;

const unfinished = /\bundefined\b|\bNaN\b|\[object|Invalid Date|\bnull\b|Infinity/;

const quoted = (text: string, pattern: RegExp) => {
  const found = pattern.exec(text);
  return found === null
    ? null
    : text
        .slice(Math.max(0, found.index - 20), found.index + 40)
        .replace(/\s+/g, ' ')
        .trim();
};

export const hasOneHeading: Rule = ({ after }) =>
  after.headings.length === 1 && after.headings[0] !== ''
    ? []
    : [`una pagina con un titolo; i titoli sono ${after.headings.length}`];

export const comesToRest: Rule = ({ after }) =>
  after.restless === '' ? [] : [`una pagina ferma; dopo dieci secondi ${after.restless}`];

export const isNotEmpty: Rule = ({ after }) =>
  after.text.trim().length > 40 ? [] : ['una pagina con qualcosa scritto; è vuota'];

export const speaksItalian: Rule = ({ after }) =>
  [after.title, after.text, ...after.spoken].flatMap((text) => {
    const word = quoted(text, english);
    return word === null ? [] : [`soltanto parole italiane; si legge «${word}»`];
  });

export const saysNothingUnfinished: Rule = ({ after }) =>
  [after.title, after.text, ...after.spoken].flatMap((text) => {
    const word = quoted(text, unfinished);
    return word === null ? [] : [`soltanto parole; si legge «${word}»`];
  });

export const complainsOfNothing: Rule = ({ complaints }) =>
  complaints.map((complaint) => `una console vuota; dice «${complaint.slice(0, 200)}»`);

/** Back into an unfinished wizard leads to the step it was left at, which is a second entry of the history. */
const resumesWork = ({ after, history }: Observation) =>
  (hasUnsentWork(after) || /Passo \d di \d/.test(after.text)) && history.after === history.before;

export const goesBack: Rule = (observation) =>
  observation.step.do === 'back' &&
  observation.before.dialog === '' &&
  observation.history.after >= observation.history.before &&
  !resumesWork(observation)
    ? ['un passo indietro nella cronologia; il portale ne ha aggiunto un altro']
    : [];
