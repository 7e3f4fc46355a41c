import { accountTexts } from '../italian/portal';
import { Checkbox } from '../ui/Checkbox';
import { useReminders } from './use-preferences';

const words = accountTexts.reminders;
const kinds = Object.keys(words.kinds) as (keyof typeof words.kinds)[];

/** The e-mails about cases that a manager gets, one choice for each kind. */
export function ReminderChoices() {
  const { reminders, isUnsaved, change } = useReminders();
  if (reminders === null) return null;
  return (
    <fieldset className="mt-2 border-t border-line px-3 pt-3 pb-1">
      <legend className="sr-only">{words.title}</legend>
      <p aria-hidden="true" className="text-ink-soft">
        {words.title}
      </p>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words.kinds[kind]}
          checked={reminders[kind]}
          onChange={(checked) => change({ reminders: { [kind]: checked } })}
        />
      ))}
      <p role="status" className="text-ink-soft">
        {isUnsaved && words.unsaved}
      </p>
    </fieldset>
  );
}
