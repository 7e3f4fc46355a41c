// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { blankRequest } from '../../../acquirer/contract/fields';
import { getTotalTransaction } from '../../../acquirer/contract/movements';
import { longestMessage, onOneLine } from '../../../acquirer/contract/rules';
import { reasons } from '../../../acquirer/server/cases/reasons';
import { disputeReasons, reasonOf } from '../../../machines/cases/case-detail/dispute-reason';
import { detail } from '../../../paths/cases/case-detail/a-case';
import * as person from '../../../paths/screen/person';
import { MessageField } from '../../../src/cases/case-detail/case-reply/MessageField';

import { sampleFor } from '../../../src/cases/case-detail/Guide';
import { movementAddress } from '../../../src/cases/case-detail/payment';
import { disputeGuides } from '../../../src/italian/dispute-guides';
import { criteriaFrom } from '../../../src/lists/filters';
import { movementList } from '../../../src/movements/list';

afterEach(cleanup);

const today = '2026-10-15';

describe('the guide to a case', () => {
  it.each([
    ['unknown', 'unrecognised'],
    ['fraud', 'unauthorised'],
    ['twice', 'twice'],
    ['amount', 'amount'],
    ['missing', 'notReceived'],
    ['refund', 'notRefunded'],
  ])('[CAS-036] [CAS-043] a case for the reason "%s" has the guide "%s"', (key, reason) => {
    const { message = '', documents = [] } = reasons[key] ?? {};
    expect(reasonOf({ message, requestDocList: [...documents] })).toBe(reason);
  });

  it.each([
    ['Il cliente disconosce la spesa.', [], 'unauthorised'],
    ['', ['Copia di entrambi gli scontrini'], 'twice'],
    ['', ['Prova della consegna'], 'notReceived'],
    ['', [], 'unstated'],
    ['Si attende riscontro.', ['Copia del contratto'], 'unstated'],
  ] as const)('[CAS-043] "%s" with %j asks for the guide "%s"', (message, documents, reason) => {
    expect(reasonOf({ message, requestDocList: [...documents] })).toBe(reason);
  });

  it('every reason has its guide, and a sample message that fits and stands on one line', () => {
    expect(Object.keys(disputeGuides)).toEqual([...disputeReasons]);
    for (const reason of disputeReasons) {
      const sample = disputeGuides[reason].sample({
        date: '14-08-2026',
        amount: '84,50 €',
        authorisation: '483920',
        lastFour: '7788',
        place: 'TRATTORIA AL PONTE - MILANO',
      });
      expect(sample).toContain('operazione del 14-08-2026 di 84,50 € (autorizzazione 483920)');
      expect(onOneLine(sample)).toBe(sample);
      expect(sample.length).toBeLessThan(longestMessage / 2);
    }
  });
});

describe('the payment that a case is about', () => {
  const found = (payment: object) => movementAddress({ ...detail, ...payment }, today);

  it.each([
    [84.5, '84', '85'],
    [84, '84', '84'],
    [0.4, '0', '1'],
  ])(
    '[CAS-035] [BUS-007] %d € is found in Movimenti by day and amount, as its filters read them',
    (transAmount, least, most) => {
      const address = new URL(found({ transAmount }) ?? '', 'https://portale.test');
      expect(address.pathname).toBe('/Home/Movimenti');
      expect(criteriaFrom(movementList.filters, address.searchParams, today, '')).toEqual({
        ...blankRequest(getTotalTransaction),
        month: '202608',
        day: '14',
        minAmount: least,
        maxAmount: most,
      });
    },
  );

  it('[BUS-007] is not looked for where Movimenti has no such month', () => {
    expect(found({ transDate: '2025-10-31' })).not.toBeNull();
    for (const transDate of ['2025-09-30', '2026-11-01', '', 'ieri'])
      expect(found({ transDate })).toBeNull();
  });

  it('[CAS-035] no address holds anything of the card', () => {
    expect(found({})).toBe(
      '/Home/Movimenti?month=202608&day=14&minAmount=84&maxAmount=85&codPos=5000000001',
    );
  });
});

function Message({ typed }: { typed: string }) {
  const [value, setValue] = useState(typed);
  return (
    <MessageField
      value={value}
      sample={sampleFor(detail)}
      readOnly={false}
      onChange={setValue}
      onBlur={() => {}}
    />
  );
}

describe('the sample message', () => {
  const message = () => screen.getByLabelText<HTMLTextAreaElement>('Messaggio').value;
  const sample = sampleFor(detail);

  it('[CAS-042] fills an empty message, and says what is still to be completed', () => {
    render(<Message typed="" />);
    person.press('Usa un messaggio di esempio');
    expect(message()).toBe(sample);
    person.cannotPress('Aggiungi il messaggio di esempio');
    person.finds('Messaggio da completare: sostituisca le parti tra parentesi quadre.');
    fireEvent.change(screen.getByLabelText('Messaggio'), { target: { value: 'Due cene.' } });
    expect(screen.queryByText(/parentesi quadre/)).toBeNull();
  });

  it('[CAS-042] never overwrites what was typed: it comes after it', () => {
    render(<Message typed="Buongiorno. " />);
    person.press('Aggiungi il messaggio di esempio');
    expect(message()).toBe(`Buongiorno. ${sample}`);
  });
});
