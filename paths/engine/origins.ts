import type { AnyEventObject } from 'xstate';

/** A call, or a running child chart: its input, and the event that began it. */
export interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly event: AnyEventObject;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

const partsOf = (value: unknown): readonly unknown[] =>
  isTree(value) && isPlain(value) ? Object.values(value) : [];

/** A fresh answer for each call: paths share the examples of their events. */
export const copied = <Value>(value: Value): Value => {
  if (!isTree(value) || !isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(copied) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, copied(part)]),
  ) as Value;
};

/** Remembers which call has brought what. */
export const createOrigins = () => {
  const brought = new WeakMap<object, Call>();

  const note = (value: unknown, call: Call) => {
    if (!isTree(value)) return;
    brought.set(value, call);
    for (const part of partsOf(value)) note(part, call);
  };

  /** The calls whose answers a value, or any part of it, is. */
  const of = (value: unknown): readonly Call[] => {
    const call = isTree(value) ? brought.get(value) : undefined;
    return call === undefined ? [...new Set(partsOf(value).flatMap(of))] : [call];
  };

  return { note, of };
};
