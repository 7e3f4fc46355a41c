import { describe, expect, it } from 'vitest';
import { rowsOf, workbookOf } from '../../atlas/paths/workbook';

const path = {
  id: 'otp-001',
  precondition: 'Un codice OTP è stato inviato',
  steps: ['Inserire il codice "123456" e premere AVANTI.', 'Il servizio risponde 200.'],
  expected: 'Il codice è giusto',
};

describe('the workbook for who runs the paths by hand', () => {
  it('has a row for every path, with room for its outcome and notes', () => {
    const [header, row] = rowsOf([path]);
    expect(header?.map(({ value }) => value)).toEqual([
      'id',
      'precondizioni',
      'passi',
      'atteso',
      'esito',
      'note',
    ]);
    expect(row?.map(({ value }) => value)).toEqual([
      'otp-001',
      'Un codice OTP è stato inviato',
      '1. Inserire il codice "123456" e premere AVANTI.\n2. Il servizio risponde 200.',
      'Il codice è giusto',
      '',
      '',
    ]);
  });

  it('is a spreadsheet file', async () => {
    const start = new Uint8Array(
      await (
        await workbookOf([{ name: 'Codice OTP', slug: 'otp', paths: [path], total: 4 }], {
          title: 'Percorsi',
        })
      ).arrayBuffer(),
    ).slice(0, 2);
    expect([...start]).toEqual([0x50, 0x4b]);
  });
});
