/** A node of the parsed text: everything that has a type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types vanish when the code runs; the expressions they are on stay. */
const typesAround = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

const runs = (value: unknown): unknown => {
  if (!isNode(value)) return value;
  if (typesAround.includes(value.type)) return runs(value.expression);
  if (value.type === 'TSInstantiationExpression') return runs(value.expression);
  return value.type.startsWith('TS') ? undefined : value;
};

const leftOut = new Set([
  'type',
  'start',
  'end',
  'range',
  'loc',
  'optional',
  'definite',
  'declare',
]);

const fieldsOf = (node: Node) =>
  Object.entries(node).filter(([name, value]) => !leftOut.has(name) && value !== null);

const childrenOf = (node: Node): Node[] =>
  fieldsOf(node)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .map(runs)
    .filter(isNode);

/**
 * The running code, without positions, types and comments: equal for code that does the same, word
 * by word.
 */
export const shapeOf = (value: unknown): string => {
  const run = runs(value);
  if (Array.isArray(run)) return `[${run.map(shapeOf).join()}]`;
  if (!isNode(run)) return JSON.stringify(run) ?? '';
  const fields = fieldsOf(run).map(([name, each]) => `${name}:${shapeOf(each)}`);
  return `${run.type}(${fields.join()})`;
};

/** A name that is only the label of a property refers to nothing. */
const isLabel = (node: Node, child: Node) =>
  (node.type === 'MemberExpression' && node.computed !== true && node.property === child) ||
  (node.type === 'Property' && node.computed !== true && node.key === child && !node.shorthand);

/** Every name that the code of a node refers to. */
export const namesIn = (node: Node): ReadonlySet<string> => {
  const names = new Set<string>();
  const look = (at: Node) => {
    if (at.type === 'Identifier') names.add(String(at.name));
    for (const child of childrenOf(at)) if (!isLabel(at, child)) look(child);
  };
  const run = runs(node);
  if (isNode(run)) look(run);
  return names;
};

/** The first node below this one, itself included, that fits. */
export const find = (node: Node, fits: (each: Node) => boolean): Node | undefined => {
  const run = runs(node);
  if (!isNode(run)) return undefined;
  if (fits(run)) return run;
  for (const child of childrenOf(run)) {
    const found = find(child, fits);
    if (found !== undefined) return found;
  }
  return undefined;
};

const nameOfKey = (key: unknown) =>
  isNode(key) ? String(key.type === 'Identifier' ? key.name : key.value) : '';

/** The properties of a literal, by name; spread values have the name `...`. */
export const propertiesOf = (node: unknown): readonly (readonly [string, Node])[] => {
  const run = runs(node);
  if (!isNode(run) || run.type !== 'ObjectExpression') return [];
  return (run.properties as Node[]).map((property) =>
    property.type === 'SpreadElement'
      ? (['...', property.argument as Node] as const)
      : ([nameOfKey(property.key), property.value as Node] as const),
  );
};

export const elementsOf = (node: unknown): Node[] => {
  const run = runs(node);
  if (!isNode(run)) return [];
  return run.type === 'ArrayExpression' ? (run.elements as unknown[]).filter(isNode) : [run];
};

/** The literal of a chart: `setup({...}).createMachine({...})`, or by the name of that setup. */
export const isMachine = (node: Node) =>
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  isNode(node.callee.property) &&
  node.callee.property.name === 'createMachine';

export const isSetup = (node: Node) =>
  node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'setup';
