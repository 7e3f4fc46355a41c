import type { CaseRow } from '../../acquirer/contract/cases';
import { caseTexts } from '../italian/cases';

const words = caseTexts.calendar;

/** RFC 5545, 3.3.11; a text must not contain other control characters. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

const longestLine = 75;

/** RFC 5545, 3.1: lines of at most 75 octets, continued behind a space; no letter is cut in two. */
const folded = (line: string) => {
  let length = 0;
  return [...line].reduce((written, letter) => {
    const octets = octetsOf(letter);
    const fits = length + octets <= longestLine;
    length = fits ? length + octets : octets + 1;
    return `${written}${fits ? '' : '\r\n '}${letter}`;
  }, '');
};

const compact = (iso: string) => iso.slice(0, 10).replaceAll('-', '');

const dayAfter = (iso: string) => {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString();
};

export type Deadline = Pick<CaseRow, 'caseId' | 'practice' | 'expiry' | 'insegnaLoc'>;

/** The deadline of a case as an all-day event with its address, and a reminder the day before. */
export const calendarOf = (row: Deadline, now: Date, url: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portale Esercenti//Dispute Online//IT',
    'BEGIN:VEVENT',
    `UID:pratica-${escaped(row.caseId)}@portale-esercenti`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(row.expiry)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(row.expiry))}`,
    `SUMMARY:${escaped(words.summary(row.practice))}`,
    `DESCRIPTION:${escaped(`${words.description(row.insegnaLoc)}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15H',
    `DESCRIPTION:${escaped(words.summary(row.practice))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
