import type { ReminderChoice } from '../../contract/preferences';
import { addDays } from '../common/clock';
import { type AnyState, isAnswerable } from './states';
import type { CaseColumns } from './tables';

/** A case as it is after some days, and the states that it came to on them. */
export interface CaseNews {
  readonly one: CaseColumns;
  readonly states: readonly AnyState[];
}

/** What an e-mail says of cases, the most urgent first. */
export const topics = ['oneDay', 'threeDays', 'scadenza', 'sospeso', 'nuove'] as const;
export type Topic = (typeof topics)[number];

/** ENR-010: reminders and last calls have no switch. */
const switches: Partial<Readonly<Record<Topic, keyof ReminderChoice>>> = {
  oneDay: 'oneDay',
  threeDays: 'threeDays',
  nuove: 'newCase',
};

/** The topic of a case in the e-mail of these days: the first that its manager wants to read of. */
export const topicOf = (
  { one, states }: CaseNews,
  { after, through }: { readonly after: string; readonly through: string },
  choice: ReminderChoice,
): Topic | undefined => {
  if (!isAnswerable(one.state)) return undefined;
  const begun = (daysBefore: number) => {
    const day = addDays(one.dueOn, -daysBefore);
    return after < day && day <= through;
  };
  const holds: Readonly<Record<Topic, boolean>> = {
    oneDay: begun(1),
    threeDays: begun(3),
    scadenza: states.includes('scadenza'),
    sospeso: states.includes('sospeso'),
    nuove: states.includes('nuove'),
  };
  return topics.find((topic) => {
    const name = switches[topic];
    return holds[topic] && (name === undefined || choice[name]);
  });
};
