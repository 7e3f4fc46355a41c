import { useRef } from 'react';
import type { FieldState } from '../form/use-fields';
import { reportTexts } from '../italian/report';
import { insideControl } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { TextField } from '../ui/TextField';
import { asReportDate, forCalendar, fromCalendar } from './typed-date';

const words = reportTexts.filters;

interface DateFieldProps {
  label: string;
  state: FieldState;
  /** `YYYY-MM-DD`: the last day of the calendar. */
  today: string;
}

/**
 * A date, typed or chosen in a calendar; on leaving the field it gets the report's format
 * (VAL-084).
 */
export function DateField({ label, state: { rejected: _, ...state }, today }: DateFieldProps) {
  const { value, onChange, onBlur } = state;
  return (
    <TextField
      label={label}
      hint={words.dateHint}
      autoComplete="off"
      required
      {...state}
      onBlur={() => {
        onChange(asReportDate(value));
        onBlur();
      }}
      trailing={<Calendar label={label} value={value} onChange={onChange} today={today} />}
    />
  );
}

interface CalendarProps extends Pick<DateFieldProps, 'label' | 'today'> {
  value: string;
  onChange: (value: string) => void;
}

/**
 * The calendar of the browser. A browser that cannot open it on request has the text field only.
 */
function Calendar({ label, value, onChange, today }: CalendarProps) {
  const input = useRef<HTMLInputElement>(null);
  if (typeof HTMLInputElement.prototype.showPicker !== 'function') return null;
  return (
    <span className="relative flex">
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        max={today}
        value={forCalendar(value)}
        onChange={(event) => onChange(fromCalendar(event.target.value))}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <button
        type="button"
        aria-label={words.calendar(label)}
        onClick={() => input.current?.showPicker()}
        className={insideControl}
      >
        <Icon name="month" />
      </button>
    </span>
  );
}
