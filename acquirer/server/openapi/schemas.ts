import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { errorBody } from '../../contract/call';
import { caseCounts, caseDetail, caseRow, eboxManager } from '../../contract/cases';
import { difference } from '../../contract/differences';
import { assignment, eboxProfile, portalUser, sentManager } from '../../contract/enrolment';
import type { AnswerRules } from '../../contract/examples';
import { anyBody, count, id, money, notFalse, text, trueOnly } from '../../contract/fields';
import { foundCase } from '../../contract/find-cases';
import { foundMovement } from '../../contract/find-movements';
import { manager, managers } from '../../contract/managers';
import { pointMonth } from '../../contract/month-by-point';
import { movement } from '../../contract/movements';
import { openCase } from '../../contract/open-cases';
import { payout } from '../../contract/payouts';
import { pointOfSale } from '../../contract/points-of-sale';
import { preferences } from '../../contract/preferences';
import { report } from '../../contract/report';
import { password } from '../../contract/rules/credentials';
import { isoDate, reportDate } from '../../contract/rules/dates';
import { welcomeData } from '../../contract/session';
import { statement } from '../../contract/statements';
import { statistic } from '../../contract/statistics';
import { summary, summaryTransaction } from '../../contract/summaries';
import { unpaidItem } from '../../contract/unpaid';

export type Schema = JsonSchema;

/** Schemas of the contract under the names that a generator gives their types. */
const named = {
  AnyBody: anyBody,
  Assignment: assignment,
  Case: caseDetail,
  CaseCounts: caseCounts,
  CaseRow: caseRow,
  Count: count,
  Days: welcomeData.entries.passwordExpireDay,
  Difference: difference,
  EboxManager: eboxManager,
  EboxProfile: eboxProfile,
  Error: errorBody,
  FoundCase: foundCase,
  FoundMovement: foundMovement,
  Id: id,
  IsoDate: isoDate,
  Manager: manager,
  Managers: managers,
  Merchant: welcomeData,
  Money: money,
  Movement: movement,
  NewPassword: password,
  NotFalse: notFalse,
  OpenCase: openCase,
  Payout: payout,
  PointMonth: pointMonth,
  PointOfSale: pointOfSale,
  PortalUser: portalUser,
  Preferences: preferences,
  Report: report,
  ReportDate: reportDate,
  SentManager: sentManager,
  Statement: statement,
  Statistic: statistic,
  Summary: summary,
  SummaryTransaction: summaryTransaction,
  Text: text,
  TrueOnly: trueOnly,
  UnpaidItem: unpaidItem,
} satisfies Record<string, v.GenericSchema>;

const dateTime = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T\\d\\d:\\d\\d:\\d\\d$';

/** The one form in which a back end writes a value, where the portal also reads others. */
const written: Readonly<Record<string, Schema>> = {
  AnyBody: { description: 'Any JSON, or no body at all: nothing of it is read.' },
  Count: { type: 'integer', minimum: 0 },
  Date: { type: 'string', format: 'date' },
  DateTime: {
    type: 'string',
    pattern: dateTime,
    description: 'Italian local time without a zone, `2026-10-03T12:41:07`.',
  },
  Days: { type: 'integer', description: 'Days left; below 1 the password has expired.' },
  Id: { type: 'string', minLength: 1 },
  IsoDate: { type: 'string', format: 'date' },
  Managers: { type: 'array', items: { $ref: '#/components/schemas/Manager' } },
  MaskedCard: {
    type: 'string',
    pattern: '^\\d{0,6}\\D+\\d{0,4}$',
    description: 'At most the first six and the last four digits.',
  },
  Money: { type: 'number', description: 'Euro with at most two decimals, `1234.56`.' },
  NewPassword: {
    type: 'string',
    minLength: 8,
    maxLength: 20,
    description: 'Three of capitals, small letters, digits, other characters; not the user id.',
  },
  NotFalse: { description: '`false`: no code was sent now. Anything else: it was sent.' },
  ReportDate: { type: 'string', pattern: '^\\d\\d/\\d\\d/\\d{4}$', description: '`dd/MM/yyyy`.' },
  Text: { type: 'string' },
  TrueOnly: { type: 'boolean', description: '`true`: the code was sent. `false`: none was now.' },
};

const prefix = '#/components/schemas/';

const refTo = (name: string): Schema => ({ $ref: `${prefix}${name}` });

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: named,
  overrideRef: ({ referenceId }) => `${prefix}${referenceId}`,
  // JSON Schema has no flags: `\p{L}` is an error or a plain 'p' for many validators.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' &&
    (valibotAction as v.RegexAction<string, undefined>).requirement.unicode
      ? { ...jsonSchema, pattern: undefined, description: 'At least one letter.' }
      : undefined,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether null is only tolerated: where it means something it is also the default. */
const isTolerated = ({ anyOf, default: usual }: Schema) =>
  usual !== null && anyOf?.length === 2 && Object(anyOf[1]).type === 'null';

/** Leaves out the null that the portal reads as absent. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict);
  if (!isObject(schema)) return schema;
  if (isTolerated(schema)) return strict((schema.anyOf as unknown[])[0]);
  return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, strict(each)]));
};

/** The schemas of the document, and every schema that they share. */
export const contractSchemas = () => {
  const { $defs = {} } = toJsonSchema(errorBody, conversion);
  const shared = { ...(strict($defs) as Record<string, Schema>), ...written };

  const schemaOf = (schema: v.GenericSchema): Schema => {
    const { $schema: _, $defs: __, ...own } = toJsonSchema(schema, conversion);
    return strict(own) as Schema;
  };

  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (shared[schema.$ref.slice(prefix.length)] ?? {});

  /** Replaces the schema of the field at a path such as `transactionList[].date`. */
  const put = (schema: Schema, path: readonly string[], field: Schema): void => {
    const [first = '', ...rest] = path;
    const { properties = {} } = resolved(schema);
    const name = first.replace('[]', '');
    if (rest.length === 0) {
      properties[name] = field;
      return;
    }
    const next = resolved(properties[name] as Schema);
    put(first.endsWith('[]') ? (next.items as Schema) : next, rest, field);
  };

  /** An answer with the forms of its dates, closed lists and card numbers. */
  const answerOf = (schema: v.GenericSchema, rules: AnswerRules): Schema => {
    const answer = schemaOf(schema);
    const { dates = [], times = [], masked = [], integers = [], values = {} } = rules;
    const forms = [
      ...integers.map((path) => [path, { type: 'integer' } as Schema] as const),
      ...dates.map((path) => [path, refTo('Date')] as const),
      ...times.map((path) => [path, refTo('DateTime')] as const),
      ...masked.map((path) => [path, refTo('MaskedCard')] as const),
      ...Object.entries(values).map(
        ([path, known]) => [path, { type: 'string', enum: [...known] } as Schema] as const,
      ),
    ];
    for (const [path, field] of forms) put(answer, path.split('.'), field);
    return answer;
  };

  return { shared, schemaOf, answerOf };
};
