const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown) => {
  const text = isTree(value) ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

const isPlain = (value: Readonly<Record<string, unknown>>) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** The differences of two values, each place in one line; none where they are equal. */
export const differences = (actual: unknown, expected: unknown, where = ''): string[] => {
  if (Object.is(actual, expected)) return [];
  const differ = () => [`${where || 'value'}: ${written(actual)} instead of ${written(expected)}`];
  if (!isTree(actual) || !isTree(expected)) return differ();
  if (actual instanceof URLSearchParams && expected instanceof URLSearchParams)
    return differences(actual.toString(), expected.toString(), where);
  if (!isPlain(actual) || !isPlain(expected)) return differ();
  const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return keys.flatMap((key) =>
    differences(actual[key], expected[key], where === '' ? key : `${where}.${key}`),
  );
};
