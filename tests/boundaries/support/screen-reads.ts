import { parseSync } from 'vite';
import { childrenOf, isNode, type Node } from './syntax';

type Ancestors = readonly Node[];

/** Methods of Playwright that return the state of a page without waiting. */
const reads = new Set([
  'url',
  'title',
  'content',
  'textContent',
  'innerText',
  'innerHTML',
  'allTextContents',
  'allInnerTexts',
  'inputValue',
  'getAttribute',
  'isVisible',
  'isHidden',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isEditable',
  'count',
  'boundingBox',
  'evaluate',
  'evaluateAll',
]);

/** Functions that read again until the value is right, or wait for the event. */
const waits = new Set(['poll', 'settled', 'expectRemembered', 'route', 'on']);

/** Functions that run in the page, or return something that no longer changes. */
const elsewhere = new Set(['evaluate', 'evaluateAll', 'addInitScript', 'waitForFunction']);
const unchanging = new Set(['request', 'response', 'message', 'download']);

const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : '';
};

const isCallOf = (node: Node, names: ReadonlySet<string>) =>
  node.type === 'CallExpression' && names.has(nameOf(node.callee));

interface Call {
  readonly node: Node;
  readonly above: Ancestors;
}

/** The calls below a node, each with everything around it. */
const callsBelow = (node: Node, above: readonly Node[] = []): Call[] => {
  const inside = [...above, node];
  const below = childrenOf(node).flatMap((child) => callsBelow(child, inside));
  return node.type === 'CallExpression' ? [{ node, above }, ...below] : below;
};

/** The calls of a file that nothing waits for. */
const unwaitedIn = (file: string, source: string) =>
  callsBelow(parseSync(file, source).program as unknown as Node).filter(
    ({ above }) => !above.some((one) => isCallOf(one, waits) || isCallOf(one, elsewhere)),
  );

const isUnchanging = ({ object }: Node) =>
  isNode(object) &&
  (unchanging.has(nameOf(object)) ||
    (object.type === 'CallExpression' && isUnchangingCall(object)));

const isUnchangingCall = (call: Node) => unchanging.has(nameOf(call.callee));

/** The result is not used. */
const isStatement = (above: Ancestors) => {
  const outer = above.filter(({ type }) => type !== 'ChainExpression');
  return outer.at(-1)?.type === 'AwaitExpression' && outer.at(-2)?.type === 'ExpressionStatement';
};

type IsReader = (name: string) => boolean;

const isRead = (node: Node, isReader: IsReader, above: Ancestors) => {
  if (!isNode(node.callee) || isStatement(above)) return false;
  if (node.callee.type === 'Identifier') return isReader(nameOf(node.callee));
  return (
    node.callee.type === 'MemberExpression' &&
    reads.has(nameOf(node.callee)) &&
    !isUnchanging(node.callee)
  );
};

const isFunction = ({ type }: Node) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** The name of the innermost named function around, if it has one. */
const functionAround = (above: Ancestors) => {
  const names = above.map((node, index) => {
    if (!isFunction(node)) return undefined;
    const owner = above[index - 1];
    if (owner?.type === 'Property') return nameOf(owner.key);
    return owner?.type === 'VariableDeclarator' ? nameOf(owner.id) : undefined;
  });
  return names.findLast((name) => name !== undefined);
};

export interface ScreenRead {
  readonly file: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const expectations = new Set(['expect']);

/** Every read of a file without a wait, with the function that returns it, if there is one. */
const readsAmong = (calls: readonly Call[], file: string, source: string, isReader: IsReader) =>
  calls
    .filter(({ node, above }) => isRead(node, isReader, above))
    .map(({ node: { start, end }, above }) => ({
      read: { file, text: source.slice(start, end), start, end },
      reader: above.some((one) => isCallOf(one, expectations)) ? undefined : functionAround(above),
    }));

const isShared = (file: string) => !file.endsWith('.test.ts');

/**
 * Places that read a page once and use the answer, in sources by their file name. A function that
 * returns what it read is a reader itself, so that its callers have to wait.
 */
export const screenReads = (sources: Readonly<Record<string, string>>): ScreenRead[] => {
  const shared = new Set<string>();
  const own = new Map<string, Set<string>>();
  const files = Object.entries(sources).map(([file, source]) => ({
    file,
    source,
    calls: unwaitedIn(file, source),
  }));
  for (;;) {
    const size = shared.size + [...own.values()].reduce((sum, names) => sum + names.size, 0);
    const found = files.flatMap(({ file, source, calls }) => {
      const names = own.get(file) ?? new Set<string>();
      own.set(file, names);
      const isReader = (name: string) => shared.has(name) || names.has(name);
      const reading = readsAmong(calls, file, source, isReader);
      for (const { reader } of reading)
        if (reader !== undefined) (isShared(file) ? shared : names).add(reader);
      return reading;
    });
    const now = shared.size + [...own.values()].reduce((sum, names) => sum + names.size, 0);
    if (now === size)
      return found.filter(({ reader }) => reader === undefined).map(({ read }) => read);
  }
};
