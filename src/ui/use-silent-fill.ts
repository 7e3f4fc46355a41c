import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface EmptyField {
  readonly box: RefObject<HTMLElement | null>;
  readonly onChange: { readonly current: ((text: string) => void) | undefined };
}

const emptyFields = new Set<EmptyField>();
let timer: number | undefined;

/** In milliseconds. */
const pause = 500;

/** Reads every field before it reports any: a render resets the others in the page to their state. */
const report = () => {
  const filled = [...emptyFields]
    .map((field) => [field, field.box.current?.querySelector('input')?.value ?? ''] as const)
    .filter(([, text]) => text !== '');
  for (const [{ onChange }, text] of filled) flushSync(() => onChange.current?.(text));
};

const watch = (field: EmptyField) => {
  emptyFields.add(field);
  timer ??= window.setInterval(report, pause);
  return () => {
    emptyFields.delete(field);
    if (emptyFields.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
};

/** Password managers may set a value without any event: while a field is empty, its input is read. */
export const useSilentFill = (
  value: unknown,
  onChange: ((text: string) => void) | undefined,
): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  const watched = value === '' && onChange !== undefined;
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (watched ? watch({ box, onChange: latest }) : undefined), [watched]);
  return box;
};
