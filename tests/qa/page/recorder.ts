import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { chartCalled } from '../../../atlas/charts';
import { startWords } from '../../../atlas/words/starts';
import { snapshotWords, stepWords } from '../../../atlas/words/words';
import type { Step as WalkedStep } from '../../../paths/engine/graph';
import type { Step } from './played';

let steps: Step[] = [];
let before: AnyMachineSnapshot | undefined;
let start = '';
let edges: string[] = [];

const nameOf = (element: Element) => {
  const labels = (element as HTMLInputElement).labels ?? [];
  const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
  return (name ?? '').trim();
};

const written = (field: Element) => {
  if (field instanceof HTMLSelectElement) {
    const chosen = field.selectedOptions[0]?.textContent ?? '';
    return `Scegliere «${chosen}» in «${nameOf(field)}»`;
  }
  const { value = '' } = field as HTMLInputElement;
  return value === ''
    ? `Lasciare vuoto «${nameOf(field)}»`
    : `Inserire «${value}» in «${nameOf(field)}»`;
};

const descriptions: Readonly<Record<string, (element: Element) => string>> = {
  click: (element) => `Premere «${nameOf(element)}»`,
  change: written,
  input: written,
  submit: () => 'Premere Invio in un campo',
};

export const innermost = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

interface Meta {
  readonly spec?: readonly string[];
}

const specsOf = ({ _nodes }: AnyMachineSnapshot) => [
  ...new Set(
    _nodes
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .flatMap(({ meta }) => (meta as Meta | undefined)?.spec ?? []),
  ),
];

const chartOf = ({ machine }: AnyMachineSnapshot) => {
  const listed = chartCalled(machine.id);
  if (listed === undefined) throw new Error(`The atlas has no chart "${machine.id}"`);
  return listed.chart;
};

const snapshotOf = ({ _nodes }: AnyMachineSnapshot) => ({ states: _nodes.map(({ id }) => id) });

const asked = (event: AnyEventObject, before: AnyMachineSnapshot | undefined) =>
  before === undefined
    ? `Aprire la pagina. Situazione: ${startWords(start)}.`
    : stepWords(chartOf(before), snapshotOf(before), event);

/** Records the steps of a path, in the words of a person who does it by hand. */
export const recorder = {
  /** A path is named by its start, then by its events. */
  begin: (path: string) => {
    steps = [];
    edges = [];
    start = path.split(': ')[0] ?? '';
    before = undefined;
  },
  departs: ({ event, state, edge }: WalkedStep) => {
    edges.push(edge);
    steps.push({
      asked: asked(event, before),
      gestures: [],
      expected: snapshotWords(chartOf(state), snapshotOf(state)),
      states: innermost(state),
      specs: specsOf(state),
      reached: false,
    });
    before = state;
  },
  /** Gestures are the events that a test sends; further events of the browser do not count. */
  watch: (page: Document) => {
    for (const [type, describe] of Object.entries(descriptions))
      page.addEventListener(
        type,
        ({ isTrusted, target }) => {
          if (!isTrusted && target instanceof Element)
            steps.at(-1)?.gestures.push(describe(target));
        },
        { capture: true },
      );
  },
  arrives: () => {
    const step = steps.at(-1);
    if (step !== undefined) step.reached = true;
  },
  shows: (picture: string) => {
    const step = steps.at(-1);
    if (step !== undefined) step.picture = picture;
  },
  steps: () => steps,
  /** The edges that were begun. */
  edges: () => edges,
};
