import * as v from 'valibot';

/** Where a body breaks its schema, for the console: the fields, never what they hold. */
export const pathsOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => v.getDotPath(issue) ?? '(the whole body)').join(', ');
