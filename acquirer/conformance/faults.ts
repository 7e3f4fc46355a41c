import type { Checked } from './check';

/** A breach of the contract, independent of language. */
export type Fault =
  | { readonly kind: 'unanswered'; readonly reason: string }
  | { readonly kind: 'unlisted'; readonly status: number; readonly listed: readonly number[] }
  | { readonly kind: 'unreadable'; readonly status: number; readonly at: readonly string[] }
  | { readonly kind: 'errorBody'; readonly status: number }
  | { readonly kind: 'unknownCode'; readonly code: string }
  | { readonly kind: 'noPdf' }
  | { readonly kind: 'openToAll'; readonly status: number }
  | { readonly kind: 'wrongToken'; readonly status: number }
  | { readonly kind: 'wrongData'; readonly status: number; readonly data: string }
  | { readonly kind: 'foreignId'; readonly status: number; readonly data: string }
  | { readonly kind: 'wrongCode'; readonly status: number }
  | { readonly kind: 'origin'; readonly allowed: string; readonly on: 'preflight' | 'answer' }
  | { readonly kind: 'preflight'; readonly status: number }
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'date'; readonly at: string; readonly value: string; readonly timed: boolean }
  | {
      readonly kind: 'value';
      readonly at: string;
      readonly value: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'cardNumber'; readonly at: string }
  | { readonly kind: 'period'; readonly at: string; readonly value: string; readonly asked: string }
  | { readonly kind: 'pageSize'; readonly rows: number; readonly expected: number }
  | { readonly kind: 'samePage' }
  | { readonly kind: 'repeatedRow'; readonly page: number; readonly other: number }
  | { readonly kind: 'noEmptyList'; readonly status: number; readonly data: string }
  | { readonly kind: 'unnarrowed'; readonly data: string }
  | {
      readonly kind: 'narrowedTotals';
      readonly of: string;
      readonly count: number;
      readonly rows: number;
    }
  | { readonly kind: 'anotherAnswer'; readonly status: number }
  | { readonly kind: 'doneTwice' }
  | { readonly kind: 'keyOfAnother'; readonly status: number }
  | { readonly kind: 'stillIn'; readonly status: number }
  | { readonly kind: 'revealsUsers'; readonly status: number }
  | { readonly kind: 'order'; readonly orderBy: string }
  | {
      readonly kind: 'lastPage';
      readonly page: number;
      readonly rows: number;
      readonly expected: number;
    }
  | { readonly kind: 'beyondLastPage'; readonly page: number; readonly rows: number }
  | { readonly kind: 'pageNumber'; readonly asked: number; readonly stated: number }
  | { readonly kind: 'exportRows'; readonly rows: number; readonly expected: number }
  | {
      readonly kind: 'sum';
      readonly field: string;
      readonly rows: number;
      readonly total: number;
      readonly of: string;
    }
  | { readonly kind: 'bounds'; readonly amount: number; readonly field: string }
  | { readonly kind: 'cents'; readonly rows: number };

/** What could not be tried, and so is neither right nor wrong. */
export type Untested =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'saysNo' }
  | { readonly kind: 'noToken'; readonly instead: string }
  | { readonly kind: 'noRows' }
  | { readonly kind: 'fewRows'; readonly rows: number; readonly size: number }
  | { readonly kind: 'manyRows'; readonly rows: number };

/** How many calls are right, wrong and not wholly tested; a wrong one counts as wrong alone. */
export const verdictOn = (all: readonly Checked[]) => {
  const wrong = all.filter(({ faults }) => faults.length > 0).length;
  const untested = all.filter(
    ({ faults, untested: not }) => faults.length === 0 && not.length > 0,
  ).length;
  return { all: all.length, right: all.length - wrong - untested, wrong, untested };
};

/** 0 only when everything that was asked for was tested and is right. */
export const exitStatusOf = (all: readonly Checked[]) => {
  const { right } = verdictOn(all);
  return right === all.length && right > 0 ? 0 : 1;
};
