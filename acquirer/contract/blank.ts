import type * as v from 'valibot';

/** A request that asks for nothing: '' in each of its fields, for the caller to fill some of them. */
export const blankRequest = <Entries extends v.ObjectEntries>({
  request,
}: {
  readonly request: v.ObjectSchema<Entries, undefined>;
}) =>
  Object.fromEntries(Object.keys(request.entries).map((name) => [name, ''])) as {
    readonly [Name in keyof Entries]: '';
  };
