interface Compared {
  readonly message: string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown) => {
  const text = isTree(value) ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

const differences = (actual: unknown, expected: unknown, where: string): string[] => {
  if (Object.is(actual, expected)) return [];
  if (expected === undefined) return [`not expected: ${written(actual)}`];
  if (!isTree(actual) || !isTree(expected))
    return [`${where || 'value'}: ${written(actual)} instead of ${written(expected)}`];
  const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return keys.flatMap((key) =>
    differences(actual[key], expected[key], where === '' ? key : `${where}.${key}`),
  );
};

const lines = 20;

/** Why a path failed, with what differs where the sentence alone does not say it. */
export const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  const { message, actual, expected }: Compared = error;
  const [first = ''] = message.split('\n\n');
  if (!isTree(actual)) return first;
  return [first, ...differences(actual, expected, '').slice(0, lines)].join('\n');
};
