import { posix } from 'node:path';
import { parseSync } from 'vite';
import { find, isMachine, isNode, type Node, namesIn, shapeOf } from './syntax';

/** One thing that a module declares: a constant, a function, a class. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly text: string;
  readonly shape: string;
  readonly names: ReadonlySet<string>;
  readonly node: Node;
  readonly isChart: boolean;
}

interface Import {
  readonly file: string;
  readonly name: string;
}

interface Module {
  readonly text: string;
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly imports: ReadonlyMap<string, Import>;
  /** Modules that this one re-exports. */
  readonly passedOn: readonly string[];
}

/** The text of a file of the project, undefined where there is none. */
export type Read = (file: string) => string | undefined;

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const declaredBy = (statement: Node): (readonly [string, Node])[] => {
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as Node[]).flatMap((each) =>
      [...namesIn(each.id as Node)].map((name) => [name, each] as const),
    );
  const { id } = statement;
  const isNamed = /^(Function|Class)Declaration$/.test(statement.type) && isNode(id);
  return isNamed ? [[String((id as Node).name), statement]] : [];
};

const declarationsIn = (file: string, text: string, body: readonly Node[]) =>
  new Map(
    body
      .flatMap((statement) => {
        const { declaration } = statement;
        const exported = statement.type.startsWith('Export') && isNode(declaration);
        return declaredBy(exported ? (declaration as Node) : statement).map(
          ([name, node]) => [name, node, statement] as const,
        );
      })
      .map(([name, node, { start, end }]) => [
        name,
        {
          file,
          name,
          line: lineAt(text, start),
          text: text.slice(start, end),
          shape: shapeOf(node),
          names: namesIn(node),
          node,
          isChart: find(node, isMachine) !== undefined,
        },
      ]),
  );

const nameIn = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '*');

/** Reads modules as they are asked for, each once. */
export const modulesBy = (read: Read) => {
  const known = new Map<string, Module | undefined>();

  const fileOf = (from: string, source: unknown) => {
    const specifier = isNode(source) ? String(source.value) : '';
    if (!specifier.startsWith('.')) return '';
    const path = posix.normalize(posix.join(posix.dirname(from), specifier));
    return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find(
      (file) => read(file) !== undefined,
    );
  };

  const importsIn = (file: string, body: readonly Node[]) =>
    new Map(
      body
        .filter(({ type, source }) => /^(Import|ExportNamed)/.test(type) && isNode(source))
        .flatMap(({ source, specifiers }) => {
          const from = fileOf(file, source);
          return ((specifiers ?? []) as Node[]).map((each) => {
            const local = nameIn(each.type === 'ExportSpecifier' ? each.exported : each.local);
            const name = nameIn(each.type === 'ExportSpecifier' ? each.local : each.imported);
            return [local, { file: from ?? '', name }] as const;
          });
        }),
    );

  const parse = (file: string): Module | undefined => {
    const text = read(file);
    if (text === undefined) return undefined;
    const { program } = parseSync(file, text);
    const body = program.body as unknown as Node[];
    const all = body.filter(({ type }) => type === 'ExportAllDeclaration');
    return {
      text,
      declarations: declarationsIn(file, text, body),
      imports: importsIn(file, body),
      passedOn: all.map(({ source }) => fileOf(file, source) ?? ''),
    };
  };

  const moduleAt = (file: string) => {
    if (!known.has(file)) known.set(file, parse(file));
    return known.get(file);
  };

  /** The declaration of a name used in a file, anywhere in the project. */
  const declarationOf = (file: string, name: string): Declaration | undefined => {
    const module = moduleAt(file);
    if (module === undefined) return undefined;
    const own = module.declarations.get(name);
    if (own !== undefined) return own;
    const imported = module.imports.get(name);
    if (imported !== undefined)
      return imported.file === '' ? undefined : declarationOf(imported.file, imported.name);
    for (const from of module.passedOn) {
      const found = declarationOf(from, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  /** All code that these names reach; the code of another chart is reported with that chart. */
  const reached = (file: string, names: Iterable<string>) => {
    const found = new Map<string, Declaration>();
    const follow = (from: string, each: Iterable<string>) => {
      for (const name of each) {
        const declaration = declarationOf(from, name);
        if (declaration === undefined || declaration.isChart) continue;
        const key = `${declaration.file} ${declaration.name}`;
        if (found.has(key)) continue;
        found.set(key, declaration);
        follow(declaration.file, declaration.names);
      }
    };
    follow(file, names);
    return [...found.values()];
  };

  return { moduleAt, declarationOf, reached };
};
export type Modules = ReturnType<typeof modulesBy>;
