import { useState } from 'react';
import { violationOf } from '../../acquirer/contract/rules/violation';
import type { Criteria } from '../../machines/criteria';
import type { NamedFilter } from './filters';

/** VAL-067: letters can only have been pasted, as typing drops them; such a text is cleared, with an error. */
export const useStrictDigits = <Asked extends Criteria>(
  draft: Asked,
  own: readonly NamedFilter<Asked>[],
  clear: (name: keyof Asked & string) => void,
) => {
  const [refused, refuse] = useState<readonly string[]>([]);
  const isWrong = (filter: NamedFilter<Asked>) =>
    filter.kind === 'digits' &&
    filter.strict === true &&
    violationOf(filter.rule, draft[filter.name] ?? '') === 'digitsOnly';
  const wrong = own.filter(isWrong).map(({ name }) => name);

  return {
    refused,
    /** The criteria without what will be cleared. */
    fitting: { ...draft, ...Object.fromEntries(wrong.map((name) => [name, ''])) },
    check: () => {
      wrong.forEach(clear);
      if (wrong.length > 0) refuse((before) => [...before, ...wrong]);
    },
    forget: (name: string) => refuse((before) => before.filter((other) => other !== name)),
  };
};
