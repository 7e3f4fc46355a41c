import { useState } from 'react';
import { sameCriteria } from '../../machines/criteria';

type Filters = Readonly<Record<string, string>>;

const pointOf = ({ codPos }: Filters) => (codPos === undefined ? {} : { codPos });

const isOtherPointAlone = (one: Filters, other: Filters) =>
  one.codPos !== other.codPos && sameCriteria({ ...one, codPos: '' }, { ...other, codPos: '' });

/**
 * The input in a search's filters; CERCA sends it to the chart. A search from elsewhere refills
 * them. `field` binds a filter to a field of the kit.
 */
export const useDraft = <Typed extends Filters, Name extends keyof Typed & string>(
  asked: Typed,
  labels: Readonly<Record<Name, string>>,
) => {
  const [followed, follow] = useState(asked);
  const [draft, setDraft] = useState(asked);
  if (asked !== followed) {
    follow(asked);
    // Another shop keeps the input that has not been searched yet.
    setDraft(isOtherPointAlone(followed, asked) ? { ...draft, ...pointOf(asked) } : asked);
  }
  const change = (changed: Partial<Typed>) => setDraft((before) => ({ ...before, ...changed }));
  const field = (name: Name) => ({
    label: labels[name],
    value: draft[name] ?? '',
    onChange: (typed: string) => change({ [name]: typed } as Partial<Typed>),
  });
  return { draft, change, field };
};
