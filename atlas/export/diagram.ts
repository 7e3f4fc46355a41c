import type { Arrow, Chart, ChartState } from '../graph/chart';
import { causeWords } from '../words/words';

const idOf = (id: string) => id.replaceAll(/\W/g, '_');

/** Characters that would end a label, or begin another part of it, in either language. */
const plain = (text: string) =>
  text
    .replaceAll(/\s*:\s*/g, ' – ')
    .replaceAll('«', '‘')
    .replaceAll('»', '’')
    .replaceAll(/[;#{}"\s]+/g, ' ')
    .trim();

/** Neither language lets an arrow cross the border of a region: it is drawn at the parallel state. */
const atBorder = (chart: Chart, id: string, other: string): string => {
  const stateCalled = (name: string | null) => chart.states.find((state) => state.id === name);
  const inside = (outer: string) => other === outer || other.startsWith(`${outer}.`);
  let drawn = id;
  for (let state = stateCalled(id); state !== undefined; state = stateCalled(state.parent)) {
    const parent = stateCalled(state.parent);
    if (parent?.kind === 'parallel' && !inside(state.id)) drawn = parent.id;
  }
  return drawn;
};

const labelOf = (chart: Chart, arrow: Arrow, from: string) => {
  const [cause = '', condition = ''] = causeWords(chart, arrow);
  const where = chart.states.find(({ id }) => id === arrow.source);
  const within = from === arrow.source ? '' : `, in «${where?.description || where?.key}»`;
  return plain(`${cause}${condition && ` (${condition})`}${within}`);
};

const arrowsOf = (chart: Chart) =>
  chart.arrows
    .filter(({ stays }) => !stays)
    .map((arrow) => {
      const from = atBorder(chart, arrow.source, arrow.target);
      const to = atBorder(chart, arrow.target, arrow.source);
      return `${idOf(from)} --> ${idOf(to)} : ${labelOf(chart, arrow, from)}`;
    });

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const stateLines = (chart: Chart, state: ChartState): string[] => {
  const declared = `state "${plain(state.description || state.key)}" as ${idOf(state.id)}`;
  const inner = chart.states.filter(({ parent }) => parent === state.id);
  if (inner.length === 0)
    return state.end === null ? [declared] : [declared, `${idOf(state.id)} --> [*]`];
  const begins = state.initial === null ? [] : [`[*] --> ${idOf(state.initial)}`];
  const children = inner.flatMap((child, index) => [
    ...(state.kind === 'parallel' && index > 0 ? ['--'] : []),
    ...stateLines(chart, child),
  ]);
  return [`${declared} {`, ...indented([...begins, ...children]), '}'];
};

const linesOf = (chart: Chart) => {
  const [root] = chart.states;
  return [...(root === undefined ? [] : stateLines(chart, root)), ...arrowsOf(chart)];
};

/** The chart as a Mermaid diagram: for a page that renders Markdown. */
export const exportMermaid = (chart: Chart): string =>
  `${['stateDiagram-v2', ...indented(linesOf(chart))].join('\n')}\n`;

/** The chart as a PlantUML diagram. */
export const exportPlantUml = (chart: Chart): string =>
  `${['@startuml', 'hide empty description', ...linesOf(chart), '@enduml'].join('\n')}\n`;
