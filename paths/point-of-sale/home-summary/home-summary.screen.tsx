import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { homeSummaryMachine } from '../../../machines/point-of-sale/home-summary/home-summary.machine';
import { HomeSummary } from '../../../src/point-of-sale/home-summary/HomeSummary';
import { elsewhere } from '../../screen/gestures';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { homeSummaryScenario } from './home-summary.scenario';

const figures: Readonly<Record<string, RegExp>> = {
  takings: /^Incasso di questo mese 2\.100,00\s€/,
  requests: /^Dispute online 3 richieste aperte/,
  unpaid: /^Insoluti 37,50\s€/,
  statement: /^Ultimo estratto conto 31-10-2026/,
};

const card = (part: string) =>
  screen.queryByText(
    (_, element) =>
      figures[part]?.test(element?.textContent ?? '') === true &&
      element?.matches('a, button') === true,
  );
const shows = (part: string) => () => expect(card(part)).not.toBeNull();
const showsNot = (part: string) => () => expect(card(part)).toBeNull();

const _staysAsItIs = () => expect(screen.queryByRole('region')).not.toBeNull();

const tooSlow: Gesture = ({ actor, event }) => actor.send(event);

const homeSummaryScreen: PlayedScreen<typeof homeSummaryMachine> = {
  ...homeSummaryScenario,
  view: (actor) => <HomeSummary title="Oggi, in breve" ofOnePoint={false} actor={actor} />,
  gestures: {
    'point.changed': elsewhere,
    ...Object.fromEntries(
      Object.keys(figures).map((part) => [
        `xstate.after.patience.homeSummary.figures.${part}.asking`,
        tooSlow,
      ]),
    ),
  },
  sees: {
    'homeSummary.deciding': 'never',
    'homeSummary.notOffered': () => expect(screen.queryByRole('region')).toBeNull(),
    'homeSummary.figures.requests.deciding': 'never',
    'homeSummary.figures.takings.asking': showsNot('takings'),
    'homeSummary.figures.takings.shown': shows('takings'),
    'homeSummary.figures.takings.leftOut': showsNot('takings'),
    'homeSummary.figures.requests.asking': showsNot('requests'),
    'homeSummary.figures.requests.shown': shows('requests'),
    'homeSummary.figures.requests.leftOut': showsNot('requests'),
    'homeSummary.figures.unpaid.asking': showsNot('unpaid'),
    'homeSummary.figures.unpaid.shown': shows('unpaid'),
    'homeSummary.figures.unpaid.leftOut': showsNot('unpaid'),
    'homeSummary.figures.statement.asking': showsNot('statement'),
    'homeSummary.figures.statement.shown': shows('statement'),
    'homeSummary.figures.statement.leftOut': showsNot('statement'),
  },
};

export const screens = [homeSummaryScreen];
