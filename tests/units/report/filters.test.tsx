// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { reportMachine } from '../../../machines/report/report.machine';
import { begins } from '../../../paths/report/report.scenario';
import * as person from '../../../paths/screen/person';

import { type ReportProps, ReportView } from '../../../src/report/ReportView';
import { asReportDate, forCalendar } from '../../../src/report/typed-date';

afterEach(cleanup);

const open = () => {
  const asked: unknown[] = [];
  const report = fromCallback(({ input }) => void asked.push(input));
  const actor = createActor(reportMachine.provide({ actors: { report } as never }), {
    input: begins,
  }).start() as AnyActorRef;
  render(<ReportView actor={actor as ReportProps['actor']} flowInput={{ today: '2026-11-21' }} />);
  return asked;
};

const leave = (label: string, text: string) => {
  person.type(label, text);
  fireEvent.blur(screen.getByLabelText(label));
};

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the filters of the report', () => {
  it.each([
    ['1/9/2026', '01/09/2026'],
    ['01.09.2026', '01/09/2026'],
    ['1-9-2026 ', '01/09/2026'],
    ['01092026', '01/09/2026'],
    ['1/9/26', '1/9/26'],
    ['settembre', 'settembre'],
  ])('[VAL-084] a date typed as "%s" is "%s"', (typed, date) => {
    expect(asReportDate(typed)).toBe(date);
  });

  it('[VAL-083] [VAL-084] a date that does not exist, or is still to come, or ends before it begins is said to be so, and stays', () => {
    open();
    leave('Data da', '31/02/2026');
    person.finds('Inserire una data nel formato gg/mm/aaaa');
    expect(typedIn('Data da')).toBe('31/02/2026');
    leave('Data da', '22/11/2026');
    person.finds('La data non può essere successiva a oggi');
    leave('Data da', '20/11/2026');
    leave('al', '19/11/2026');
    person.finds('La data finale precede quella iniziale');
    person.cannotPress('CERCA');
  });

  it('[VAL-081] [VAL-082] a card number that is not digits empties its field, and says what was there', () => {
    open();
    leave('Numero Carta', '4532x');
    person.finds('Inserire solo numeri');
    person.finds('Aveva scritto «4532x».');
    expect(typedIn('Numero Carta')).toBe('');
  });

  it('[REP-008] [VAL-083] a date is chosen in a calendar too, which ends today', () => {
    const opened: string[] = [];
    HTMLInputElement.prototype.showPicker = function opens() {
      opened.push(this.max);
    };
    open();
    person.press('Calendario: Data da');
    expect(opened).toEqual(['2026-11-21']);
    const calendar = document.querySelector('input[type=date]') as HTMLInputElement;
    fireEvent.change(calendar, { target: { value: '2026-09-01' } });
    expect(typedIn('Data da')).toBe('01/09/2026');
    leave('Data da', '2-9-2026');
    expect(calendar.value).toBe('2026-09-02');
    expect(forCalendar('02/0')).toBe('');
    expect(forCalendar('31/02/2026')).toBe('');
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  });
});
