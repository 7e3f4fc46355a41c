import { Statechart } from '@scion-scxml/core';

/** What the runner of a document must provide: conditions as they are written, actions by name. */
export interface DataModel {
  readonly holds: (condition: string) => boolean;
  /** The events that an action raises by itself. */
  readonly raisedBy: (action: string) => readonly string[];
}

const kinds = ['state', 'parallel', 'final', 'history'];

const childrenOf = (element: Element, ...names: readonly string[]) =>
  [...element.children].filter(({ localName }) => names.includes(localName));

const called = (text: string) => text.replace(/\(\);?$/, '');

const scriptsIn = (element: Element | undefined) =>
  element === undefined
    ? []
    : childrenOf(element, 'script').map(({ textContent }) => called(textContent ?? ''));

interface Context {
  raise(event: { readonly name: string }): void;
}

/**
 * An SCXML document, run by SCION: an interpreter of the W3C's algorithm that knows nothing of xstate.
 * `send` performs a macrostep; what the data model throws is thrown on.
 */
export const interpret = (document: Document, data: DataModel) => {
  let problem: unknown;
  const guarded = <Value>(ask: () => Value, otherwise: Value) => {
    try {
      return ask();
    } catch (error) {
      problem ??= error;
      return otherwise;
    }
  };
  const performing = (names: readonly string[]) =>
    function perform(this: Context) {
      for (const name of names.flatMap(data.raisedBy)) this.raise({ name });
    };
  const transitionOf = (element: Element) => {
    const [event, condition, target, type] = ['event', 'cond', 'target', 'type'].map((name) =>
      element.getAttribute(name),
    );
    return {
      ...(event && { event }),
      ...(condition && { cond: () => guarded(() => data.holds(condition), false) }),
      ...(target && { target: target.split(' ') }),
      ...(type && { type }),
      onTransition: performing(scriptsIn(element)),
    };
  };
  const stateOf = (element: Element): object => ({
    $type: element.localName,
    ...(element.getAttribute('id') && { id: element.getAttribute('id') }),
    ...(element.getAttribute('initial') && {
      initial: element.getAttribute('initial')?.split(' '),
    }),
    isDeep: element.getAttribute('type') === 'deep',
    onEntry: performing(scriptsIn(childrenOf(element, 'onentry')[0])),
    onExit: performing(scriptsIn(childrenOf(element, 'onexit')[0])),
    transitions: childrenOf(element, 'transition').map(transitionOf),
    states: childrenOf(element, ...kinds).map(stateOf),
  });
  // A model that is passed directly loses its functions: it is copied as JSON.
  const interpreter = new Statechart((() => stateOf(document.documentElement)) as never, {
    sessionRegistry: new Map(),
  });
  const settled = () => {
    if (problem !== undefined) throw problem;
  };
  return {
    start: () => {
      interpreter.start();
      settled();
    },
    send: (name: string) => {
      interpreter.gen(name);
      settled();
    },
    configuration: () => interpreter.getFullConfiguration().filter((id) => !id.startsWith('$')),
  };
};
