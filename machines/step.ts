/** The name of a state, without its inner states. */
export type NameOf<Value> = Value extends string ? Value : keyof Value & string;

export const nameOf = <Value extends string | object>(value: Value) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as NameOf<Value>;

/** The results of a flow that changes something; `unanswered` means that the result is unknown. */
export type ResultState = 'succeeded' | 'notSucceeded' | 'unanswered';

interface Matching {
  matches(value: { result: ResultState }): boolean;
}

/** The result of a flow; valid only after its end. */
export const resultOf = (snapshot: Matching): ResultState => {
  if (snapshot.matches({ result: 'succeeded' })) return 'succeeded';
  return snapshot.matches({ result: 'unanswered' }) ? 'unanswered' : 'notSucceeded';
};
