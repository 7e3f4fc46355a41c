type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const secrets = ['password', 'file', 'hidden'];

/** Passwords and codes must be typed again: that is their rule. */
const isSecret = ({ type, autocomplete }: Field) =>
  secrets.includes(type) || autocomplete === 'one-time-code';

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox';

const contentOf = (field: Field) => {
  if (!isChoice(field)) return field.value;
  return (field as HTMLInputElement).checked ? field.value : '';
};

const nameOf = (field: Field) =>
  [field.name, field.id, field.ariaLabel, isChoice(field) ? field.value : ''].join(' ').trim();

/** The input in the fields of a page, by field. */
export const typedOn = (page: Document): ReadonlyMap<string, string> =>
  new Map(
    [...page.querySelectorAll<Field>('input, textarea, select')]
      .filter((field) => !isSecret(field) && contentOf(field) !== '')
      .map((field) => [nameOf(field), contentOf(field)]),
  );

/** Input that is now neither in its field nor in the chart's data or events. */
export const lostOf = (before: ReadonlyMap<string, string>, page: Document, known: unknown) => {
  const after = typedOn(page);
  const kept = JSON.stringify(known);
  // A ticked box contains no text to look for: it belongs to its form.
  const isKept = (name: string, value: string) =>
    after.get(name) === value ||
    value === 'on' ||
    kept.includes(JSON.stringify(value).slice(1, -1));
  return [...before]
    .filter(([name, value]) => !isKept(name, value))
    .map(([name, value]) => `lost: ${name} (${value})`);
};
