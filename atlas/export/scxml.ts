import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf } from './portable';

type Attributes = Readonly<Record<string, string | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const element = (name: string, attributes: Attributes, children: readonly string[] = []) => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  const inner = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`<${name}${written}>`, ...inner, `</${name}>`].join('\n');
};

const isTimer = (action: unknown) =>
  typeof action === 'function' && /^xstate\.(raise|cancel)$/.test(String(nameOf(action)));

/** An action of the chart is a function of the data model by the same name. */
const script = (action: unknown) => `<script>${escaped(nameOf(action))}();</script>`;

const scripts = (actions: readonly unknown[]) =>
  actions.filter((action) => !isTimer(action)).map(script);

/** The names that SCXML has for what xstate raises by itself. */
export const scxmlEvent = (type: string) =>
  type
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.invoke.')
    .replace(/^xstate\.done\.state\./, 'done.state.')
    .replace(/^xstate\.after\./, 'after.');

const isInside = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  inner.parent === outer || (inner.parent !== undefined && isInside(inner.parent, outer));

/** With what its chart asks about, where that is a fixed word: `isOfPart("takings")`. */
const conditionOf = (guard: unknown) => {
  const { params } = Object(guard) as { readonly params?: unknown };
  return `${nameOf(guard)}(${typeof params === 'string' ? JSON.stringify(params) : ''})`;
};

const transitionOf = ({ source, target = [], ...each }: AnyTransitionDefinition) => {
  const stays = target.length > 0 && target.every((one) => isInside(one, source));
  return element(
    'transition',
    {
      event: scxmlEvent(each.eventType),
      cond: each.guard === undefined ? undefined : conditionOf(each.guard),
      target: target.map((one) => one.id).join(' '),
      type: stays && !each.reenter ? 'internal' : undefined,
    },
    scripts(each.actions),
  );
};

const timersOf = (node: AnyStateNode) =>
  node.after.map(({ delay, eventType }) => ({
    event: scxmlEvent(eventType),
    delay: typeof delay === 'number' ? { delay: `${delay}ms` } : { delayexpr: String(delay) },
  }));

const entryOf = (node: AnyStateNode) => [
  ...scripts(node.entry),
  ...timersOf(node).map(({ event, delay }) => element('send', { id: event, event, ...delay })),
];

const exitOf = (node: AnyStateNode) => [
  ...scripts(node.exit),
  ...timersOf(node).map(({ event }) => element('cancel', { sendid: event })),
];

const around = (name: string, actions: readonly string[]) =>
  actions.length === 0 ? [] : [element(name, {}, actions)];

const note = (name: string, text: string) => `<atlas:${name}>${escaped(text)}</atlas:${name}>`;

const descriptionOf = (node: AnyStateNode) => {
  const { spec = [] } = (node.meta ?? {}) as { readonly spec?: readonly string[] };
  return [
    ...(node.description ? [note('description', node.description)] : []),
    ...node.tags.map((tag: string) => note('tag', tag)),
    ...spec.map((id) => note('requirement', id)),
  ];
};

const transitionsOf = (node: AnyStateNode) =>
  [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(transitionOf);

const contentOf = (node: AnyStateNode): string[] => [
  ...descriptionOf(node),
  ...around('onentry', entryOf(node)),
  ...around('onexit', exitOf(node)),
  ...node.invoke.map(({ id, src }) => element('invoke', { id, src: String(src) })),
  ...transitionsOf(node),
  ...Object.values(node.states).map(stateOf),
];

const initialOf = (node: AnyStateNode) =>
  node.type === 'compound'
    ? (node.initial.target ?? []).map((target: AnyStateNode) => target.id).join(' ')
    : undefined;

/** The target of a history state before there is a history. */
const historyTargets = (node: AnyStateNode): string[] =>
  [node.config.target ?? []].flat().map((target: string) => {
    const sibling = node.parent?.states[target];
    return sibling?.id ?? target.replace(/^#/, '');
  });

const historyOf = (node: AnyStateNode) =>
  element('history', { id: node.id, type: node.history === 'deep' ? 'deep' : 'shallow' }, [
    ...descriptionOf(node),
    ...historyTargets(node).map((target) => element('transition', { target })),
  ]);

const names: Readonly<Record<string, string>> = { parallel: 'parallel', final: 'final' };

function stateOf(node: AnyStateNode): string {
  if (node.type === 'history') return historyOf(node);
  const attributes = { id: node.id, initial: initialOf(node) };
  return element(names[node.type] ?? 'state', attributes, contentOf(node));
}

/**
 * The chart in the W3C's State Chart XML. Its interpreter must provide guards and actions as
 * functions of the data model. Descriptions, tags and requirements are elements in the atlas's
 * namespace.
 */
export const exportScxml = (machine: AnyStateMachine): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        'xmlns:atlas': 'urn:portale-esercenti:atlas',
        version: '1.0',
        datamodel: 'ecmascript',
        name: machine.id,
        initial: machine.root.id,
      },
      [stateOf(machine.root)],
    ),
    '',
  ].join('\n');
