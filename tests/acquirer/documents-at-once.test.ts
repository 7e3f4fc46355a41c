import { describe, expect, test } from 'vitest';
import { fewAtOnce } from '../../acquirer/server/common/queue-of-each';
import type { Work, Worker } from '../../acquirer/server/common/work';
import { acquirerOfTests } from './support/acquirer';
import { merchantOf, pdfFile, textFile } from './support/disputes';

const acquirer = acquirerOfTests();

/** Work that ends on command. */
const held = () => {
  let goOn = () => {};
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const done: string[] = [];
  const work: Worker = async <I, O>(one: Work<I, O>, input: I) => {
    done.push(one.name);
    await until;
    return one.run(input);
  };
  return { work, done, goOn };
};

/** Of one shop: that of all shops takes a second to draw. */
const statement = { branchCode: '2000000101', date: '2026-02-28' };

describe('documents are made two at a time for a session', () => {
  test('a third is asked to come again, and another session is not', async () => {
    const { work, goOn } = held();
    const talk = acquirer.setOtherwise({}, { work, fewDocuments: fewAtOnce(2) });
    const [one, other] = [await talk.tokenOf('azienda01'), await talk.tokenOf('azienda01')];
    const ask = (token: string) => talk.post('GET_PDF_ACCOUNT_BALANCE', statement, token);
    const three = [ask(one), ask(one), ask(one)];
    const refused = await Promise.race(three);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await refused.json()).toEqual({ details: ['2 at a time'] });
    const elsewhere = ask(other);
    goOn();
    const answers = await Promise.all([...three, elsewhere]);
    const others = answers.filter((answer) => answer !== refused);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask(one)).status).toBe(200);
  });

  test('one that is refused leaves its place', async () => {
    const token = await acquirer.tokenOf('azienda01');
    for (const _ of [1, 2, 3]) {
      const late = { ...statement, date: '2020-01-31' };
      expect((await acquirer.post('GET_PDF_ACCOUNT_BALANCE', late, token)).status).toBe(400);
    }
    expect((await acquirer.post('GET_PDF_ACCOUNT_BALANCE', statement, token)).status).toBe(200);
  });

  test('statements and what was sent as a text are drawn where there is room, and a PDF is looked into there', async () => {
    const { work, done, goOn } = held();
    goOn();
    const talk = acquirer.setOtherwise({}, { work });
    const merchant = await merchantOf({ ...acquirer, ...talk }, 'azienda01');
    const [manager] = await merchant.managers();
    const ebox = manager?.eboxCode ?? '';
    const [open] = await merchant.list(ebox, 'nuove');
    const caseId = open?.caseId ?? '';
    const files = [textFile('testo'), pdfFile('a.pdf')];
    expect((await merchant.reply({ caseId, ebox }, { files })).status).toBe(200);
    const { messagesList } = await merchant.detail(caseId);
    for (const { documento, path } of messagesList.flatMap(({ allegatiList }) => allegatiList))
      expect((await merchant.download(documento, path)).status).toBe(200);
    await talk.post('GET_PDF_ACCOUNT_BALANCE', statement, merchant.token);
    expect(done).toEqual(['inspectPdf', 'textAsPdf', 'drawStatement']);
  });
});
