import type { AnswerRules } from '../contract/examples';
import type { Fault } from './faults';

/** Texts and numbers at a path of an answer; `[]` means each element, empty ones are left out. */
export const valuesAt = (body: unknown, path: string): string[] => {
  const [first = '', ...rest] = path.split('.');
  const name = first.replace('[]', '');
  const value = (body as Record<string, unknown> | null)?.[name];
  const found = first.endsWith('[]') && Array.isArray(value) ? value : [value];
  if (rest.length > 0) return found.flatMap((each) => valuesAt(each, rest.join('.')));
  return found
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String)
    .filter((each) => each !== '');
};

/** The rows at a path of an answer. */
export const rowsAt = (body: unknown, path: string) => {
  const rows = (body as Record<string, unknown> | null)?.[path];
  return Array.isArray(rows) ? (rows as readonly Record<string, unknown>[]) : [];
};

const date = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const time = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T\d\d:\d\d:\d\d$/;

/** The first wrong value of each path: sixty rows are usually wrong in the same way. */
const firstWrong = (
  body: unknown,
  paths: readonly string[],
  isWrong: (value: string) => boolean,
  fault: (at: string, value: string) => Fault,
) =>
  paths.flatMap((at) => {
    const wrong = valuesAt(body, at).find(isWrong);
    return wrong === undefined ? [] : [fault(at, wrong)];
  });

/** At most the first six and the last four digits, and something between them. */
const isMasked = (card: string) => /^\d{0,6}[^\d]+\d{0,4}$/.test(card.replaceAll(' ', ''));

/** Dates, closed lists of values, card numbers, and rows of another month than asked. */
export const fieldFaults = (body: unknown, rules: AnswerRules, request: object): Fault[] => {
  const { dates = [], times = [], values = {}, masked = [], inMonth } = rules;
  const { month = '' } = request as { month?: string };
  const asked = month.replace(/^(\d{4})/, '$1-');
  return [
    ...firstWrong(
      body,
      dates,
      (value) => !date.test(value),
      (at, value) => ({ kind: 'date', at, value, timed: false }),
    ),
    ...firstWrong(
      body,
      times,
      (value) => !time.test(value),
      (at, value) => ({ kind: 'date', at, value, timed: true }),
    ),
    ...Object.entries(values).flatMap(([path, known]) =>
      firstWrong(
        body,
        [path],
        (value) => !known.includes(value),
        (at, value) => ({ kind: 'value', at, value, known }),
      ),
    ),
    ...firstWrong(
      body,
      masked,
      (value) => !isMasked(value),
      (at) => ({ kind: 'cardNumber', at }),
    ),
    ...(inMonth === undefined || asked === ''
      ? []
      : firstWrong(
          body,
          [inMonth],
          (value) => !value.startsWith(asked),
          (at, value) => ({ kind: 'period', at, value, asked }),
        )),
  ];
};
