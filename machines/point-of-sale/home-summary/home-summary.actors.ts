import { type Ask, answeringOnce } from '../../call';
import type { Asked, Figures, SummaryEvent } from './home-summary.types';

const foundOf = async (part: keyof Figures, asked: Asked, ask: Ask) => {
  const { find } = await import('./find');
  return find[part](asked, ask);
};

/** One part of the summary, whose code comes when it is asked for: what it found, or that it failed. */
const part = (name: keyof Figures) =>
  answeringOnce(async (asked: Asked, ask) => {
    const known = await foundOf(name, asked, ask).catch(() => null);
    const event = known === null ? { type: `${name}.failed` } : { type: `${name}.known`, known };
    return event as SummaryEvent;
  });

export const homeSummaryActors = {
  askTakings: part('takings'),
  askRequests: part('requests'),
  askUnpaid: part('unpaid'),
  askStatement: part('statement'),
};
