import { type Declaration, lineAt, type Modules } from './modules';
import {
  elementsOf,
  find,
  isMachine,
  isSetup,
  type Node,
  namesIn,
  propertiesOf,
  shapeOf,
} from './syntax';

export type Kind =
  | 'guard'
  | 'action'
  | 'delay'
  | 'actor'
  | 'input'
  | 'output'
  | 'context'
  | 'value';

/** What a chart only names, or hides in a function: its text, and all code that it uses. */
export interface CodePart {
  readonly kind: Kind;
  readonly name: string;
  /** The state that contains it, from the root; '' for names of the whole chart. */
  readonly state: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly shape: string;
  readonly uses: readonly Declaration[];
}

const named: Readonly<Record<string, Kind>> = {
  guards: 'guard',
  actions: 'action',
  delays: 'delay',
  actors: 'actor',
};

const isFunction = ({ type }: Node) => /^(Arrow)?FunctionExpression$/.test(type);

interface Found {
  readonly kind: Kind;
  readonly name: string;
  readonly state: string;
  readonly node: Node;
  readonly file: string;
}

/** The properties of a literal, also of one that is declared elsewhere, or spread into this one. */
const namedIn = (modules: Modules, file: string, node: Node, kind: Kind): Found[] => {
  if (node.type === 'Identifier') {
    const declaration = modules.declarationOf(file, String(node.name));
    const literal = declaration?.node.init;
    if (declaration !== undefined && propertiesOf(literal).length > 0)
      return namedIn(modules, declaration.file, literal as Node, kind);
    return [{ kind, name: String(node.name), state: '', node, file }];
  }
  return propertiesOf(node).flatMap(([name, value]) =>
    name === '...'
      ? namedIn(modules, file, value, kind)
      : [{ kind, name, state: '', node: value, file }],
  );
};

const whole: Readonly<Record<string, Kind>> = { context: 'context', output: 'output' };

/** Functions inside the literal itself, such as parameters, each named by its way through the literal. */
const functionsIn = (node: Node, name: string, state: string, file: string): Found[] => {
  if (isFunction(node)) return [{ kind: 'value', name, state, node, file }];
  if (node.type === 'ArrayExpression')
    return elementsOf(node).flatMap((each, index) =>
      functionsIn(each, `${name}.${index + 1}`, state, file),
    );
  return propertiesOf(node).flatMap(([key, value]) =>
    functionsIn(value, name === 'on' ? key : `${name}.${key}`, state, file),
  );
};

const invokedIn = (node: Node, state: string, file: string): Found[] =>
  elementsOf(node).flatMap((invoke) => {
    const fields = new Map(propertiesOf(invoke));
    const name = String(fields.get('src')?.value ?? fields.get('id')?.value ?? '');
    return propertiesOf(invoke).flatMap(([key, value]) =>
      key === 'input'
        ? [{ kind: 'input', name, state, node: value, file } as const]
        : functionsIn(value, key, state, file),
    );
  });

const inState = (node: Node, path: readonly string[], file: string): Found[] => {
  const state = path.join('.');
  return propertiesOf(node).flatMap(([key, value]): Found[] => {
    if (key === 'states')
      return propertiesOf(value).flatMap(([name, child]) => inState(child, [...path, name], file));
    if (key === 'invoke') return invokedIn(value, state, file);
    const kind = whole[key];
    return kind === undefined
      ? functionsIn(value, key, state, file)
      : [{ kind, name: key, state, node: value, file }];
  });
};

const isExtension = ({ type, callee }: Node) =>
  type === 'CallExpression' && ((callee as Node).property as Node | undefined)?.name === 'extend';

/** The names of a chart's setup and of those that it extends, in whatever file they are. */
const namedBySetup = (modules: Modules, file: string, maker: Node): Found[] => {
  const declared =
    maker.type === 'Identifier' ? modules.declarationOf(file, String(maker.name)) : undefined;
  const made = declared?.node ?? maker;
  const extension = find(made, isExtension);
  const from = declared?.file ?? file;
  const [implementations] = ((extension ?? find(made, isSetup))?.arguments ?? []) as Node[];
  const own = propertiesOf(implementations).flatMap(([name, value]) => {
    const kind = named[name];
    return kind === undefined ? [] : namedIn(modules, from, value, kind);
  });
  const extended = (extension?.callee as Node | undefined)?.object as Node | undefined;
  return extended === undefined ? own : [...namedBySetup(modules, from, extended), ...own];
};

const found = (modules: Modules, file: string): Found[] =>
  [...(modules.moduleAt(file)?.declarations.values() ?? [])].flatMap(({ node }) => {
    const machine = find(node, isMachine);
    if (machine === undefined) return [];
    const [literal] = machine.arguments as Node[];
    return [
      ...namedBySetup(modules, file, (machine.callee as Node).object as Node),
      ...(literal === undefined ? [] : inState(literal, [], file)),
    ];
  });

/** Every name and function that the chart of a file uses, with its code. */
export const codeOfChart = (modules: Modules, file: string): CodePart[] =>
  found(modules, file).map(({ node, ...part }) => {
    const text = modules.moduleAt(part.file)?.text ?? '';
    return {
      ...part,
      line: lineAt(text, node.start),
      text: text.slice(node.start, node.end),
      shape: shapeOf(node),
      uses: modules.reached(part.file, namesIn(node)),
    };
  });
