import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { kitTexts } from '../italian/shared';
import { controlBox, controlInput } from './classes';
import { Field, type FieldProps } from './Field';

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
const useSilentFill = (
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

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'onChange' | 'prefix' | 'id' | 'maxLength'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  onChange?: ((value: string) => void) | undefined;
  /** In characters. A longer text is not cut: the field says by how much it is too long. */
  longest?: number | undefined;
  /** The text whose length counts; without it the value. */
  judged?: string | undefined;
  /** Fixed text inside the box, before or after what is typed. */
  prefix?: string;
  suffix?: string;
  /** A control inside the box, such as a button that shows a password. */
  trailing?: ReactNode;
}

function Affix({ children, side }: { children: string; side: string }) {
  return (
    <span aria-hidden="true" className={`grid place-items-center text-ink-soft ${side}`}>
      {children}
    </span>
  );
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, info, spokenHint, id, onChange, longest, judged, ...rest } = props;
  const { prefix, suffix, trailing, ...input } = rest;
  const box = useSilentFill(input.value, onChange);
  const { length } = judged ?? String(input.value ?? '');
  const counted = input.inputMode === 'numeric' ? kitTexts.tooManyDigits : kitTexts.tooLong;
  const tooLong = longest !== undefined && length > longest ? counted(longest, length) : null;
  return (
    <Field {...{ label, hint, error: tooLong ?? error, info, spokenHint, id }}>
      {(ties) => (
        <div ref={box} className={controlBox}>
          {prefix && <Affix side="pl-3.5">{prefix}</Affix>}
          <input
            type="text"
            {...input}
            {...ties}
            data-control=""
            className={controlInput}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          {suffix && <Affix side="pr-3.5">{suffix}</Affix>}
          {trailing}
        </div>
      )}
    </Field>
  );
}
