/** The name of a state, whatever it holds inside. */
export type NameOf<Value> = Value extends string ? Value : keyof Value & string;

export const nameOf = <Value extends string | object>(value: Value) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as NameOf<Value>;

/** How a flow that changes something can turn out; `unanswered` means that nobody knows. */
export type ResultState = 'succeeded' | 'notSucceeded' | 'unanswered';

interface Matching {
  matches(value: { result: ResultState }): boolean;
}

/** Which result a flow has come to; asked only where it has come to one. */
export const resultOf = (snapshot: Matching): ResultState => {
  if (snapshot.matches({ result: 'succeeded' })) return 'succeeded';
  return snapshot.matches({ result: 'unanswered' }) ? 'unanswered' : 'notSucceeded';
};
