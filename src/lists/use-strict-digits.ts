import { useState } from 'react';
import { violationOf } from '../../acquirer/contract/rules/violation';
import type { Criteria } from '../../machines/criteria';
import type { NamedFilter } from './filters';

/** VAL-067: letters can only have been pasted, as typing drops them; such a text is cleared and refused. */
export const useStrictDigits = <Asked extends Criteria>(
  draft: Asked,
  clear: (name: keyof Asked & string) => void,
) => {
  const [refused, refuse] = useState<readonly string[]>([]);

  const isWrong = (filter: NamedFilter<Asked>) =>
    filter.kind === 'digits' &&
    filter.strict === true &&
    violationOf(filter.rule, draft[filter.name] ?? '') !== undefined;

  /** Whether nothing of these filters is refused. */
  const check = (...filters: readonly NamedFilter<Asked>[]) => {
    const wrong = filters.filter(isWrong).map(({ name }) => name);
    wrong.forEach(clear);
    if (wrong.length > 0) refuse((before) => [...before, ...wrong]);
    return wrong.length === 0;
  };

  const forget = (name: string) => refuse((before) => before.filter((other) => other !== name));

  return { refused, check, forget };
};
