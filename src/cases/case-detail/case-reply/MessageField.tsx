import { type ComponentPropsWithRef, useRef } from 'react';
import { isToComplete, longestMessage, onOneLine } from '../../../../acquirer/contract/rules';
import { caseTexts } from '../../../italian/cases';
import { guideTexts } from '../../../italian/dispute-guides';
import { formatWhole } from '../../../italian/format';
import { Button } from '../../../ui/Button';
import { controlBox, controlInput } from '../../../ui/classes';
import { Field, type FieldProps } from '../../../ui/Field';

type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'onChange' | 'id'>;

interface TextAreaProps extends FieldProps, NativeProps {
  onChange: (value: string) => void;
}

/** A text of several lines. */
function TextArea(props: TextAreaProps) {
  const { label, hint, error, info, spokenHint, id, onChange, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, info, spokenHint, id }}>
      {(ties) => (
        <div className={controlBox}>
          <textarea
            {...textarea}
            {...ties}
            data-control=""
            className={controlInput}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

const words = caseTexts.reply;

interface MessageFieldProps {
  value: string;
  /** A sample message, to be changed. */
  sample: string;
  readOnly: boolean;
  onChange: (message: string) => void;
  onBlur: () => void;
}

const errorOf = (value: string) => {
  if (onOneLine(value).length > longestMessage) return words.tooLong;
  return isToComplete(value) ? words.toComplete : null;
};

/** VAL-080: a message that is too long gets an error, and is not cut. */
export function MessageField({ value, sample, ...field }: MessageFieldProps) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { length } = onOneLine(value);
  const take = (message: string) => {
    field.onChange(message);
    textArea.current?.focus();
  };
  return (
    <div>
      <TextArea
        ref={textArea}
        label={words.message}
        hint={words.messageHint}
        rows={5}
        value={value}
        error={errorOf(value)}
        {...field}
      />
      <p className="mt-1 text-right text-sm text-ink-soft tabular-nums">
        {words.length(formatWhole(length), formatWhole(longestMessage))}
      </p>
      {!value.includes(sample) && (
        <Sample value={value} sample={sample} readOnly={field.readOnly} onTake={take} />
      )}
    </div>
  );
}

interface SampleProps extends Pick<MessageFieldProps, 'value' | 'sample' | 'readOnly'> {
  onTake: (message: string) => void;
}

/** Existing text is never overwritten: the sample is appended. */
function Sample({ value, sample, readOnly, onTake }: SampleProps) {
  const typed = value.trim();
  const joined = typed === '' ? sample : `${typed} ${sample}`;
  return (
    <Button
      look="quiet"
      icon="document"
      disabled={readOnly || joined.length > longestMessage}
      onClick={() => onTake(joined)}
    >
      {typed === '' ? guideTexts.sample : guideTexts.addSample}
    </Button>
  );
}
