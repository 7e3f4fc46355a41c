import { longestMessage, onOneLine } from '../../../../acquirer/contract/rules';
import { caseTexts } from '../../../italian/cases';
import { formatWhole } from '../../../italian/format';
import { TextArea } from '../../../ui/TextArea';

const words = caseTexts.reply;

interface MessageFieldProps {
  value: string;
  readOnly: boolean;
  onChange: (message: string) => void;
  onBlur: () => void;
}

/** VAL-080: too long a message is said to be so, and not cut. */
export function MessageField({ value, ...field }: MessageFieldProps) {
  const { length } = onOneLine(value);
  return (
    <div>
      <TextArea
        label={words.message}
        hint={words.messageHint}
        rows={5}
        value={value}
        error={length > longestMessage ? words.tooLong : null}
        {...field}
      />
      <p className="mt-1 text-right text-sm text-ink-soft tabular-nums">
        {words.length(formatWhole(length), formatWhole(longestMessage))}
      </p>
    </div>
  );
}
