import { type AnyStateMachine, type AnyStateNode, not } from 'xstate';
import { asList, type Part, type Path, partOf, withPart } from './config';

/** One place of a chart and one way to break it. */
export interface Mutant {
  /** The state, from the root of its chart. */
  readonly state: string;
  /** What is broken there, in words. */
  readonly broken: string;
  /** The chart's literal, broken. */
  readonly config: unknown;
}

/** A change inside one state: its place, its name, the new value. */
interface Break {
  readonly at: Path;
  readonly broken: string;
  readonly put: unknown;
}

const siblingsTried = 3;

const siblingsOf = (node: AnyStateNode): AnyStateNode[] => {
  const all = Object.values(node.parent?.states ?? {}) as AnyStateNode[];
  const place = all.indexOf(node);
  return [...all.slice(place + 1), ...all.slice(0, place)].slice(0, siblingsTried);
};

const inside = (from: AnyStateNode, keys: readonly string[]): AnyStateNode | undefined => {
  const [key, ...rest] = keys;
  if (key === undefined) return from;
  const child = from.states[key] as AnyStateNode | undefined;
  return child === undefined ? undefined : inside(child, rest);
};

const targetOf = (node: AnyStateNode, target: string): AnyStateNode => {
  const [first = '', ...keys] = target.split('.');
  const found = first.startsWith('#')
    ? inside(node.machine.getStateNodeById(first.slice(1)), keys)
    : first === ''
      ? inside(node, keys)
      : inside(node.parent ?? node, [first, ...keys]);
  if (found === undefined) throw new Error(`${node.id}: no state "${target}"`);
  return found;
};

/** Other targets for an arrow. One without a target is made to leave its state. */
const elsewhere = (node: AnyStateNode, target: unknown) =>
  typeof target === 'string' ? siblingsOf(targetOf(node, target)) : siblingsOf(node).slice(0, 1);

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const type = partOf(part).type;
  return typeof type === 'string' ? type : 'senza nome';
};

const lessOne = (list: unknown, index: number) => {
  const rest = asList(list).filter((_, place) => place !== index);
  return rest.length === 0 ? undefined : rest;
};

const withoutEach = (list: unknown, at: Path, of: string): Break[] =>
  asList(list).map((action, index) => ({
    at,
    broken: `${of}: without the action ${nameOf(action)}`,
    put: lessOne(list, index),
  }));

const guardBreaks = (arrow: Part, at: Path, of: string): Break[] => {
  if (arrow.guard === undefined) return [];
  const guard = nameOf(arrow.guard);
  return [
    { at: [...at, 'guard'], broken: `${of}: without the guard ${guard}`, put: undefined },
    {
      at: [...at, 'guard'],
      broken: `${of}: the guard ${guard} negated`,
      put: not(arrow.guard as never),
    },
  ];
};

const reentryBreaks = (arrow: Part, at: Path, of: string): Break[] =>
  arrow.reenter === true
    ? [{ at: [...at, 'reenter'], broken: `${of}: without re-entering`, put: undefined }]
    : [];

const partsOfArrow = (node: AnyStateNode, raw: unknown, at: Path, of: string): Break[] => {
  const arrow = typeof raw === 'string' ? { target: raw } : partOf(raw);
  return [
    { at, broken: `${of}: removed`, put: undefined },
    ...elsewhere(node, arrow.target).map((other) => ({
      at,
      broken: `${of}: sent to ${other.path.join('.')}`,
      put: { ...arrow, target: `#${other.id}` },
    })),
    ...guardBreaks(arrow, at, of),
    ...withoutEach(arrow.actions, [...at, 'actions'], of),
    ...reentryBreaks(arrow, at, of),
  ];
};

const targetsOf = (event: string, raw: unknown, count: number) => {
  const arrow = typeof raw === 'string' ? { target: raw } : partOf(raw);
  const guard = arrow.guard === undefined || count === 1 ? '' : ` [${nameOf(arrow.guard)}]`;
  return `${event}${guard}`;
};

const arrowBreaks = (node: AnyStateNode, raw: unknown, at: Path, event: string): Break[] => {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) return partsOfArrow(node, raw, at, targetsOf(event, raw, 1));
  return raw.flatMap((each, index) =>
    partsOfArrow(node, each, [...at, index], targetsOf(event, each, raw.length)),
  );
};

const arrowsUnder = (node: AnyStateNode, config: Part, key: 'on' | 'after'): Break[] => {
  const arrows = partOf(config[key]);
  const events = Object.keys(arrows);
  return events.flatMap((event, place) => {
    const raw = arrows[event];
    // What a call no more than fails with is one line of the chart, so it is broken as one.
    const isShared = (other: string) => other.startsWith('http.') && arrows[other] === raw;
    const shared = isShared(event) ? events.filter(isShared) : [event];
    if (shared[0] !== events[place]) return [];
    const named = key === 'after' ? `after ${event}` : shared.join(', ');
    return arrowBreaks(node, raw, [], named).map(({ at, broken, put }) => ({
      at: [key],
      broken,
      put: shared.reduce<unknown>((whole, each) => withPart(whole, [each, ...at], put), arrows),
    }));
  });
};

const invokeBreaks = (node: AnyStateNode, raw: unknown, at: Path): Break[] => {
  const invoke = partOf(raw);
  const of = `invoke ${nameOf(invoke.src)}`;
  return [
    { at, broken: `${of}: dropped`, put: undefined },
    ...(invoke.input === undefined
      ? []
      : [{ at: [...at, 'input'], broken: `${of}: without its input`, put: undefined }]),
    ...['onDone', 'onError', 'onSnapshot'].flatMap((key) =>
      arrowBreaks(node, invoke[key], [...at, key], `${of} ${key}`),
    ),
  ];
};

const invokesOf = (node: AnyStateNode, raw: unknown): Break[] =>
  Array.isArray(raw)
    ? raw.flatMap((each, index) => invokeBreaks(node, each, ['invoke', index]))
    : raw === undefined
      ? []
      : invokeBreaks(node, raw, ['invoke']);

/** Actions on entry and exit of a state: each dropped and, where there are several, all. */
const stateActions = (config: Part, key: 'entry' | 'exit'): Break[] => [
  ...withoutEach(config[key], [key], key),
  ...(asList(config[key]).length > 1
    ? [{ at: [key], broken: `${key}: dropped`, put: undefined }]
    : []),
];

const alwaysDropped = (config: Part): Break[] =>
  asList(config.always).length > 1
    ? [{ at: ['always'], broken: 'always: dropped', put: undefined }]
    : [];

const targetsIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ target }) => target ?? []),
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(targetsIn),
];

/** Whether any transition enters a state without naming a child of it. */
const isEnteredByDefault = (node: AnyStateNode): boolean => {
  const { parent } = node;
  if (parent === undefined || parent.type === 'parallel') return true;
  const first = parent.initial.target?.[0];
  if (first === node && isEnteredByDefault(parent)) return true;
  return targetsIn(node.machine.root).includes(node);
};

const initialBreaks = (node: AnyStateNode, { initial }: Part): Break[] =>
  typeof initial !== 'string' || !isEnteredByDefault(node)
    ? []
    : siblingsOf(targetOf(node, `.${initial}`)).map(({ key }) => ({
        at: ['initial'],
        broken: `initial: ${key} instead of ${initial}`,
        put: key,
      }));

const outputBreaks = ({ output }: Part): Break[] =>
  output === undefined
    ? []
    : [
        { at: ['output'], broken: 'output: dropped', put: undefined },
        { at: ['output'], broken: 'output: another one', put: { type: 'anotherOutput' } },
      ];

const breaksOf = (node: AnyStateNode, config: Part): Break[] => [
  ...initialBreaks(node, config),
  ...arrowsUnder(node, config, 'on'),
  ...arrowsUnder(node, config, 'after'),
  ...arrowBreaks(node, config.always, ['always'], 'always'),
  ...alwaysDropped(config),
  ...arrowBreaks(node, config.onDone, ['onDone'], 'onDone'),
  ...invokesOf(node, config.invoke),
  ...stateActions(config, 'entry'),
  ...stateActions(config, 'exit'),
  ...outputBreaks(config),
];

const placesIn = (machine: AnyStateMachine, node: AnyStateNode, at: Path): Mutant[] => [
  ...breaksOf(node, partOf(node.config)).map((each) => ({
    state: node.path.join('.') || machine.id,
    broken: each.broken,
    config: withPart(machine.config, [...at, ...each.at], each.put),
  })),
  ...(Object.values(node.states) as AnyStateNode[]).flatMap((child) =>
    placesIn(machine, child, [...at, 'states', child.key]),
  ),
];

/** Every way to break a chart in one place, in the order of its literal. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  placesIn(machine, machine.root as AnyStateNode, []);
