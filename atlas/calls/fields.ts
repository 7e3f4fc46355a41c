/** The parts of JSON Schema that the contract's document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly [rule: string]: unknown;
}

/** One field of a request or an answer; a nested field has its path as its name. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly rules: string;
}

const rules: Readonly<Record<string, string>> = {
  minLength: 'caratteri, almeno',
  maxLength: 'caratteri, al più',
  minimum: 'almeno',
  maximum: 'al più',
  minItems: 'elementi, almeno',
  maxItems: 'elementi, al più',
  pattern: 'forma',
};

const typeOf = ({ type, anyOf, items, format, ...rest }: Schema): string => {
  if (rest.const !== undefined) return JSON.stringify(rest.const);
  if (rest.enum !== undefined) return rest.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' | ');
  if (items !== undefined) return `${typeOf(items)}[]`;
  return format === 'binary' ? 'file' : [type ?? 'qualsiasi'].flat().join(' | ');
};

const rulesOf = (schema: Schema) =>
  Object.entries(rules)
    .filter(([name]) => schema[name] !== undefined)
    .map(([name, words]) => `${words} ${String(schema[name])}`)
    .join('; ');

const inner = (schema: Schema): readonly Schema[] => [
  schema,
  ...(schema.anyOf ?? []).flatMap(inner),
];

/** Every field of a schema, those of objects and lists inside it too. */
export const fieldsOf = (schema: Schema, above = ''): readonly Field[] =>
  inner(schema).flatMap((each) => {
    const listed = each.items === undefined ? [] : fieldsOf(each.items, `${above}[].`);
    const own = Object.entries(each.properties ?? {}).flatMap(([key, field]): Field[] => {
      const name = `${above}${key}`;
      return [
        {
          name,
          type: typeOf(field),
          isRequired: each.required?.includes(key) ?? false,
          rules: rulesOf(field),
        },
        ...fieldsOf(field, field.items === undefined && !field.anyOf ? `${name}.` : name),
      ];
    });
    return [...listed, ...own];
  });
