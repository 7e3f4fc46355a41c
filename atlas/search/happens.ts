import { type Arrow, type Chart, type ChartState, ownerOf } from '../graph/chart';
import { groupBy } from '../group-by';
import { endName } from '../layout/content';
import { callWords } from '../words/calls';
import { statusOf } from '../words/statuses';
import { causeWords } from '../words/words';

const most = 4;

const nameOf = ({ states }: Chart, id: string) => {
  const state = states.find((each) => each.id === id);
  return state === undefined ? id : endName(state);
};

const describe = (chart: Chart, arrows: readonly Arrow[]) => {
  const leading = groupBy(
    arrows.filter(({ stays }) => !stays),
    ({ target }) => target,
  );
  const rows = [...leading].map(([target, each]) => {
    const events = [
      ...new Set(each.map((arrow) => causeWords(ownerOf(chart, arrow.id), arrow)[0] ?? '')),
    ];
    return `${events.join(', ')} → ${nameOf(chart, target)}`;
  });
  const more = rows.length > most ? `; e altre ${rows.length - most}` : '';
  return `${rows.slice(0, most).join('; ')}${more}`;
};

/** The arrows out of a state; an arrow without a place leaves the state that contains it. */
const leaving = (chart: Chart, state: ChartState): readonly Arrow[] => {
  const own = chart.arrows.filter(({ source, stays }) => source === state.id && !stays);
  const parent = chart.states.find(({ id }) => id === state.parent);
  return own.length > 0 || parent === undefined ? own : leaving(chart, parent);
};

/** What happens in a state, in one line: what it asks for, then what leads out of it. */
export const stateLine = (chart: Chart, state: ChartState): string => {
  if (state.end !== null) return `Il flusso finisce: ${endName(state)}`;
  const asks = state.invokes.map(({ src }) => callWords(ownerOf(chart, state.id).id, src).does);
  const out = describe(chart, leaving(chart, state));
  return (
    [asks.join(', '), out && `Poi: ${out}`].filter(Boolean).join('. ') || 'Nulla ne porta fuori'
  );
};

/** What an arrow does, in one line. */
export const arrowLine = (chart: Chart, arrow: Arrow): string => {
  const [event = '', condition = ''] = causeWords(ownerOf(chart, arrow.id), arrow);
  const on = statusOf(arrow.event) === null ? event : `Il servizio risponde ${event}`;
  const leads = arrow.stays ? 'resta dov’è' : `porta a «${nameOf(chart, arrow.target)}»`;
  return `In «${nameOf(chart, arrow.source)}»: ${on}${condition && `, ${condition}`}, ${leads}`;
};
