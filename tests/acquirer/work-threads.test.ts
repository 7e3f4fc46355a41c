import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scanAsPdf, textAsPdf } from '../../acquirer/server/cases/documents/works';
import { workThreads } from '../../acquirer/server/rendering/threads';
import { pointStatement } from '../../acquirer/server/statements/document';
import { drawStatement } from '../../acquirer/server/statements/works';
import { buildServer, builtFile, removeServer } from './support/process';

let threads: ReturnType<typeof workThreads>;
beforeAll(async () => {
  await buildServer();
  threads = workThreads(builtFile('rendering.js'));
  await threads.warmUp();
});
afterAll(async () => {
  await threads.close();
  await removeServer();
});

const now = new Date('2026-03-15T11:00:00Z');
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes).subarray(0, 5).toString() === '%PDF-';

const company = {
  code: '1000000001',
  vatNumber: '02845170121',
  name: 'Bar',
  address: 'Via Roma',
  streetNumber: '1',
  zip: '20121',
  city: 'Milano',
  district: 'MI',
};

describe('a thread of the built server', () => {
  test('draws a statement, a text and a scan as this one does', async () => {
    const statement = pointStatement(
      { company, point: undefined, issuedBy: undefined },
      '2026-02-28',
      [],
    );
    const sent = { name: 'nota.txt', bytes: Buffer.from('è una nota'), now };
    for (const bytes of [
      await threads.work(drawStatement, { statement, now }),
      await threads.work(textAsPdf, sent),
      await threads.work(scanAsPdf, { ...sent, bytes: Buffer.from('II*\0xxxx') }),
    ])
      expect(isPdf(bytes)).toBe(true);
  });

  test('leaves this one free meanwhile', async () => {
    const text = Buffer.from('una riga di testo, non corta\n'.repeat(400_000));
    const drawn = threads.work(textAsPdf, { name: 'lungo.txt', bytes: text, now });
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    expect(isPdf(await drawn)).toBe(true);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
  });

  test('says what its work failed with', async () => {
    const broken = { name: 'drawStatement', run: drawStatement.run };
    await expect(threads.work(broken, { statement: {} as never, now })).rejects.toThrow();
    await expect(threads.work({ name: 'dance', run: async () => 1 }, {})).rejects.toThrow('dance');
    expect(isPdf(await threads.work(textAsPdf, { name: 'a', bytes: Buffer.from('a'), now }))).toBe(
      true,
    );
  });
});
