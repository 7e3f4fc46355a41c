// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { dayChoices, monthChoices } from '../../../src/italian/months';
import { DaySelect, MonthSelect } from '../../../src/lists/FilterForm';
import { AmountField, ExactAmountField } from '../../../src/ui/AmountField';
import { Checkbox } from '../../../src/ui/Checkbox';
import { DigitsField } from '../../../src/ui/DigitsField';
import { RadioGroup } from '../../../src/ui/RadioGroup';
import { TextField } from '../../../src/ui/TextField';
import { descriptionOf, expectAccessible } from './support';

function Amount({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <AmountField label="Importo lordo da" value={value} onChange={setValue} />;
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Importo lordo da');

describe('an amount with its cents', () => {
  it('is written with a comma or points, and with a minus before it: a bank debits too', async () => {
    const user = userEvent.setup();
    render(<ExactAmountField label="Importo" defaultValue="" />);
    const field = screen.getByLabelText<HTMLInputElement>('Importo');
    await user.type(field, '-1.0x44,-5');
    expect(field.value).toBe('-1.044,5');
    await user.clear(field);
    await user.click(field);
    await user.paste('€ −56,04');
    expect(field.value).toBe('-56,04');
  });
});

describe('an amount', () => {
  it('[VAL-060] keeps the digits of what is typed or pasted and drops the rest', async () => {
    const user = userEvent.setup();
    render(<Amount />);
    await user.type(amount(), '1a2,b-3 4');
    expect(amount().value).toBe('12');
    await user.clear(amount());
    await user.click(amount());
    await user.paste('€ 56 789');
    expect(amount().value).toBe('56789');
  });

  it('[VAL-062] shows ",00" and says that cents are left out', () => {
    render(<Amount />);
    expect(screen.getByText(',00')).toBeTruthy();
    expect(descriptionOf(amount())).toContain('Euro interi');
    expect(screen.getByText('Euro interi, senza centesimi').className).not.toContain('sr-only');
  });

  it.each([
    ['150,50', '150'],
    ['1.234,50', '1234'],
    ['€ 1.234.567,89', '1234567'],
    ['150.5', '150'],
    ['1.500', '1500'],
    [',50', ''],
  ])('[VAL-060] %s pasted is %s euro, never a hundred times as much', async (pasted, kept) => {
    render(<Amount />);
    await userEvent.click(amount());
    await userEvent.paste(pasted);
    expect(amount().value).toBe(kept);
  });
});

it('[VAL-064] no digit of a POS code is cut', async () => {
  const onChange = vi.fn();
  render(<DigitsField label="POS" value="" longest={10} onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('POS'));
  await userEvent.paste('POS 123456789012');
  expect(onChange).toHaveBeenLastCalledWith('123456789012');
});

describe('a field', () => {
  it('is tied to its hint and to its error, and is invalid only while there is one', async () => {
    const field = (error: string | null) => (
      <TextField label="CAP" hint="Cinque cifre" error={error} defaultValue="" />
    );
    const { rerender } = render(field(null));
    expect(descriptionOf(screen.getByLabelText('CAP'))).toBe('Cinque cifre');
    expect(screen.getByLabelText('CAP').hasAttribute('aria-invalid')).toBe(false);
    rerender(field('Inserire 5 cifre'));
    expect(descriptionOf(screen.getByLabelText('CAP'))).toBe('Cinque cifre Inserire 5 cifre');
    expect(screen.getByLabelText('CAP').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });
});

function Period() {
  const [month, setMonth] = useState('');
  const [day, setDay] = useState('');
  return (
    <>
      <MonthSelect
        label="Mese e anno"
        options={monthChoices('2026-11-21')}
        value={month}
        onChange={setMonth}
      />
      <DaySelect label="Giorno" options={dayChoices(month)} value={day} onChange={setDay} />
    </>
  );
}

describe('month and day', () => {
  const day = () => screen.getByLabelText<HTMLSelectElement>('Giorno');

  it('[VAL-070] the day rests until a month is chosen', async () => {
    render(<Period />);
    expect(day().disabled).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Mese e anno'), 'Febbraio 2026');
    expect(day().disabled).toBe(false);
    await expectAccessible();
  });

  it('[VAL-071] [VAL-072] the days follow an empty first option', async () => {
    render(<Period />);
    await userEvent.selectOptions(screen.getByLabelText('Mese e anno'), '202602');
    expect(day().options[0]?.value).toBe('');
    expect(day().options).toHaveLength(29);
  });
});

it('a radio group is named by its legend and answers with the value chosen', async () => {
  const onChange = vi.fn();
  const options = [
    { value: '', label: 'Tutti' },
    { value: 'V', label: 'Solo Validi' },
  ];
  render(<RadioGroup legend="Tipo movimento" options={options} value="" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Tipo movimento' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Solo Validi' }));
  expect(onChange).toHaveBeenCalledWith('V');
  await expectAccessible();
});

it('a checkbox is named by its sentence and tied to its error', async () => {
  const onChange = vi.fn();
  const props = { label: 'Autorizzo', onChange, error: 'Obbligatorio' };
  const { rerender } = render(<Checkbox {...props} checked={false} />);
  const box = screen.getByRole('checkbox', { name: 'Autorizzo' });
  expect(descriptionOf(box)).toBe('Obbligatorio');
  await userEvent.click(box);
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expectAccessible();
  rerender(<Checkbox {...props} checked />);
  await userEvent.click(box);
  expect(onChange).toHaveBeenLastCalledWith(false);
});
