import fc from 'fast-check';
import type { Control } from '../observe';
import type { Step } from '../steps';
import { mistakes } from '../values';
import { any, type Choice } from './weigh';

const mistakenly = (texts: readonly Control[]) =>
  fc
    .record({ field: fc.constantFrom(...texts), value: fc.constantFrom(...mistakes) })
    .map(({ field, value }): Step => ({ do: 'fill', field: field.name, nth: field.nth, value }));

const choosing = (selects: readonly Control[]) =>
  fc
    .constantFrom(...selects)
    .chain(({ name, nth, options }) =>
      fc.constantFrom(...options).map((value): Step => ({ do: 'choose', field: name, nth, value })),
    );

const attaching = ({ name }: Control) =>
  fc.integer({ min: 0, max: 4 }).map((n): Step => ({ do: 'attach', field: name, good: n > 0 }));

/** One field by itself: with a mistake, with any of its options, with a file. */
export const inFields = (controls: readonly Control[]): Choice[] => {
  const usable = controls.filter(({ disabled }) => !disabled);
  const texts = usable.filter(({ role }) => ['text', 'password'].includes(role));
  const selects = usable.filter(({ role, options }) => role === 'select' && options.length > 0);
  const files = usable.filter(({ role }) => role === 'file');
  return [
    ...(texts.length > 0 ? [any(2, mistakenly(texts))] : []),
    ...(selects.length > 0 ? [any(3, choosing(selects))] : []),
    ...files.map((file) => any(3, attaching(file))),
  ];
};
