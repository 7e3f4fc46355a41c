import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../src/cases/calendar';

const now = new Date('2026-11-21T09:30:15.123Z');
const url =
  'https://esercenti.example.it/Dispute/DettaglioPratica?gestore=31&pratica=880&stato=nuove';
const row = {
  caseId: '880',
  practice: '2026004711',
  expiry: '2026-12-31',
  insegnaLoc: 'TRATTORIA AL PONTE - MILANO',
};

const written = (change: Partial<typeof row> = {}) => calendarOf({ ...row, ...change }, now, url);

/** As a calendar reads it: lines joined again, each a name and its value. */
const read = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);

const valuesOf = (text: string, name: string) =>
  read(text)
    .filter(([each]) => each === name)
    .map(([, value]) => value);

describe('the deadline of a case for a calendar', () => {
  it('[CAS-055] leads to its case', () => {
    expect(valuesOf(written(), 'URL')).toEqual([url]);
    expect(valuesOf(written(), 'DESCRIPTION')[0]).toContain(`\\n${url}`);
  });

  it.each([
    ['2028-02-28', '20280229'],
    ['2026-02-28', '20260301'],
    ['2026-10-25', '20261026'],
    ['2026-03-29', '20260330'],
  ])('%s ends on %s, whatever the month and the clocks do', (expiry, end) => {
    expect(valuesOf(written({ expiry }), 'DTEND;VALUE=DATE')).toEqual([end]);
  });

  it('says what RFC 5545 wants said, once, and closes what it opens', () => {
    const text = written();
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'SUMMARY'])
      expect(valuesOf(text, name), name).toHaveLength(1);
    expect(valuesOf(text, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VALARM']);
    expect(valuesOf(text, 'END')).toEqual(['VALARM', 'VEVENT', 'VCALENDAR']);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('what has a meaning in a calendar is only text in a sign', () => {
    const insegnaLoc = 'BAR, CAFFÈ; C:\\NUOVO\nEND:VEVENT\r\nX\u0007';
    expect(valuesOf(written({ insegnaLoc }), 'DESCRIPTION')[0]).toBe(
      'Ultimo giorno per rispondere alla richiesta di documentazione. BAR\\, CAFFÈ\\; C:\\\\NUOVO\\nEND:VEVENT\\nX\\n' +
        url,
    );
    expect(valuesOf(written({ insegnaLoc }), 'END')).toEqual(['VALARM', 'VEVENT', 'VCALENDAR']);
  });

  it.each(['À'.repeat(120), '☕'.repeat(80), '👩‍🍳'.repeat(40), 'x'.repeat(400)])(
    'no line is longer than 75 octets, and no letter is cut in two: %s',
    (insegnaLoc) => {
      const text = written({ insegnaLoc });
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
      expect(valuesOf(text, 'DESCRIPTION')[0]).toContain(insegnaLoc);
      expect(text).not.toMatch(/\p{Cs}/u);
    },
  );
});
