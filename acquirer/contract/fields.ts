import * as v from 'valibot';

/**
 * The building blocks of every answer. A missing id, sum or count that is required makes the whole
 * body unreadable (it counts as 500). Any other absent field is empty.
 */

const stringOrNumber = v.union([v.string(), v.number()]);

/** Text, or a code, year, sequence that may arrive as a number: kept as text, '' when absent. */
export const text = v.pipe(v.nullish(stringOrNumber, ''), v.transform(String));

/** An id that a later call needs: text or number on the wire, never absent or empty. */
export const id = v.pipe(stringOrNumber, v.transform(String), v.nonEmpty());

const decimal = v.pipe(
  v.string(),
  v.regex(/^[+-]?\d+(\.\d+)?$/, 'not a decimal number'),
  v.transform(Number),
);

/** Euro, as a number or a decimal string. */
export const money = v.pipe(v.union([v.number(), decimal]), v.finite());

/** A whole number of things, as a number or a decimal string. */
export const count = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\+?\d+(\.0+)?$/, 'not a whole number'), v.transform(Number)),
]);

/** How many of a count are cancelled; a back end may leave it out, and one that cannot be read counts as left out. */
export const cancelledCount = v.fallback(v.nullish(v.object({ count })), undefined);

/**
 * A list that is the point of the answer: it must be there.
 * @__NO_SIDE_EFFECTS__
 */
export const rows = <Row extends v.GenericSchema>(row: Row) => v.array(row);

/**
 * A list inside a row: absent or null is empty.
 * @__NO_SIDE_EFFECTS__
 */
export const listOf = <Row extends v.GenericSchema>(row: Row) => v.nullish(v.array(row), () => []);

/** An answer whose body is not looked at. */
export const anyBody = v.unknown();

/** `true` means yes, anything else no (API-088 to API-090). */
export const trueOnly = v.pipe(
  v.unknown(),
  v.transform((answer) => answer === true),
);

/** `false` means no, anything else yes. */
export const notFalse = v.pipe(
  v.unknown(),
  v.transform((answer) => answer !== false),
);

/** A request without content. */
export const nothing = v.object({});

/** `yyyymm`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}(0[1-9]|1[0-2])$/, 'yyyymm'));

/** `yyyymm`, or '' for none. */
export const otherMonth = v.pipe(
  v.string(),
  v.regex(/^(|\d{4}(0[1-9]|1[0-2]))$/, 'yyyymm or empty'),
);

/** Euro with exactly two decimals behind a point, as `44.50` or `-44.50`, or '' for none. */
export const exactAmount = v.pipe(
  v.string(),
  v.regex(/^(|-?\d{1,11}\.\d\d)$/, 'an amount with two decimals or empty'),
);

/** `01`..`31`, or '' for the whole month. */
export const day = v.pipe(v.string(), v.regex(/^(|0[1-9]|[12]\d|3[01])$/, '01..31 or empty'));

/** The code of a point of sale, or '' for all of them. */
export const pointCode = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d*$/, 'digits only'));

/** An id as a later call gives it back. */
export const givenId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

/** A text of the merchant's, shown and stored but never looked into. */
export const note = v.pipe(v.string(), v.maxLength(500));

/** Page numbers count from 1. */
export const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** A field name behind `+` or `-`, or ''. */
export const orderBy = v.pipe(v.string(), v.regex(/^([+-][A-Za-z]{1,40})?$/, '+field or -field'));

/**
 * One of these fields behind `+` (rising) or `-` (falling), or '' for the usual order.
 * @__NO_SIDE_EFFECTS__
 */
export const orderByOne = (fields: readonly string[]) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^([+-](${fields.join('|')}))?$`), `+ or - and one of ${fields.join(', ')}`),
  );

/** X for the screen, C for an export (BUS-020). */
export const typeCall = v.picklist(['X', 'C']);

const mediaType = (file: Blob) => file.type.split(';')[0]?.trim().toLowerCase();

const couldBePdf = ['application/pdf', 'application/octet-stream', ''];

/** A PDF. A body without a content type is accepted; one declared as HTML is not. */
export const pdf = v.pipe(
  v.blob(),
  v.check((file) => couldBePdf.includes(mediaType(file) ?? ''), 'not a PDF'),
  v.check((file) => file.size > 0, 'an empty file'),
  v.transform((file) => file.slice(0, file.size, 'application/pdf')),
);

/** A request that asks for nothing: '' in each of its fields, for the caller to fill some of them. */
export const blankRequest = <Entries extends v.ObjectEntries>({
  request,
}: {
  readonly request: v.ObjectSchema<Entries, undefined>;
}) =>
  Object.fromEntries(Object.keys(request.entries).map((name) => [name, ''])) as {
    readonly [Name in keyof Entries]: '';
  };
