import { now } from '../../acquirer/client/clock';
import { saveFile } from '../browser/save-file';
import { caseTexts } from '../italian/cases';
import { ownAddress } from '../ui/base-path';
import { Icon } from '../ui/Icon';
import { calendarOf, type Deadline } from './calendar';

const words = caseTexts.list;

interface ToCalendarProps {
  row: Deadline;
  /** Of its case, inside the portal. */
  address: string;
}

/** Adds a deadline to the merchant's own calendar. */
export function ToCalendar({ row, address }: ToCalendarProps) {
  const save = () =>
    saveFile(
      new Blob([calendarOf(row, now(), `${ownAddress(window.location)}${address}`)], {
        type: 'text/calendar;charset=utf-8',
      }),
      caseTexts.calendar.fileName(row.practice),
    );
  return (
    <button
      type="button"
      aria-label={words.calendar(row.practice)}
      title={words.calendar(row.practice)}
      onClick={save}
      className="relative -my-1.5 grid size-8 shrink-0 cursor-pointer max-md:-my-2.5 max-md:size-11 place-items-center rounded-control text-accent hover:bg-accent-soft"
    >
      <Icon name="month" />
    </button>
  );
}
