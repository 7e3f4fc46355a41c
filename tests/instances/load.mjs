import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { criteriaOf, monthsAgo } from '../load/criteria.mjs';
import { asMerchant, logIn, openCasesOf, pdfOf, replyForm } from './merchant.mjs';

const patience = 30_000;

/**
 * Merchants at work: some write drafts, each its own and numbered, and read them back. Some answer
 * requests with a document, some log in, some read sums that must not change. Acknowledged writes
 * are recorded, to be looked for later.
 */
export const startLoad = async (address, { writers = 12, replies = 40, readers = 4 } = {}) => {
  const merchant = await asMerchant(address, 'azienda01');
  const cases = await openCasesOf(merchant);
  const drafts = cases.splice(0, writers);
  const wanted = cases.slice(0, replies);
  const seen = { requests: 0, failed: [], slowest: 0, checked: 0, wrong: [] };
  let going = true;

  /** The answer, where it is correct. */
  const attempt = async (work, isGood) => {
    const since = performance.now();
    seen.requests += 1;
    try {
      const answer = await work(AbortSignal.timeout(patience));
      if (isGood(answer)) return answer;
      seen.failed.push(`status ${answer.status}`);
    } catch (error) {
      seen.failed.push(error.cause?.code ?? error.name);
    } finally {
      seen.slowest = Math.max(seen.slowest, performance.now() - since);
    }
    return undefined;
  };
  const ok = ({ status }) => status === 200;

  const check = (what, holds) => {
    seen.checked += 1;
    if (!holds) seen.wrong.push(what);
  };

  const acknowledged = new Map();
  const readBack = async (caseID, number) => {
    const body = { action: 'read', caseID, message: '', faxPost: false };
    const answer = await attempt(() => merchant.post('draftReply', body), ok);
    if (answer) check('a draft', Number(answer.body.message.replace('bozza ', '')) >= number);
  };
  const writeDrafts = async ({ caseId }) => {
    for (let number = 1; going; number += 1) {
      const body = { action: 'write', caseID: caseId, message: `bozza ${number}`, faxPost: false };
      if (await attempt(() => merchant.post('draftReply', body), ok)) {
        acknowledged.set(caseId, number);
        await readBack(caseId, number);
      } else await wait(50);
    }
  };

  const answered = new Set();
  const answerOne = async ({ caseId, ebox }) => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => {
      const form = replyForm({ caseId, ebox }, [pdfOf('ricevuta.pdf', 400_000)], 'In allegato');
      return merchant.postForm('EBOX_UPLOAD_ALLEGATO', form, headers);
    };
    while (!(await attempt(send, ok))) {
      if (!going) return;
      await wait(500);
    }
    answered.add(caseId);
  };
  const answerAll = async () => {
    for (const one of wanted) {
      if (!going) return;
      await answerOne(one);
      await wait(150);
    }
  };

  const read = async () => {
    while (going) {
      const entered = async () => ({ status: (await logIn(address, 'azienda01')).code ? 200 : 0 });
      await attempt(entered, ok);
      const request = { orderBy: '', page: 1, filter: '' };
      await attempt(() => merchant.post('searchPointOfSales', request), ok);
    }
  };

  const sums = () => merchant.post('getTotalTransaction', criteriaOf(monthsAgo(1)));
  const { body: expected } = await sums();
  const readSums = async () => {
    while (going) {
      const answer = await attempt(sums, ok);
      if (answer) check('a sum', isDeepStrictEqual(answer.body, expected));
    }
  };

  const work = [
    ...drafts.map(writeDrafts),
    answerAll(),
    readSums(),
    ...Array.from({ length: readers }, read),
  ];
  return {
    seen,
    acknowledged,
    answered,
    /** Waits until everybody has done something more. */
    goOn: async (requests = 200) => {
      const goal = seen.requests + requests;
      while (seen.requests < goal) await wait(20);
    },
    stop: async () => {
      going = false;
      await Promise.all(work);
    },
    /** The number of acknowledged writes that are missing, and of those that are there twice. */
    lost: async (where = address) => {
      const later = await asMerchant(where, 'azienda01');
      let missing = 0;
      let twice = 0;
      for (const [caseID, number] of acknowledged) {
        const body = { action: 'read', caseID, message: '', faxPost: false };
        const { message } = (await later.post('draftReply', body)).body;
        const kept = Number(message.replace('bozza ', ''));
        if (!(kept >= number)) missing += 1;
      }
      for (const caseID of answered) {
        const { state, messagesList } = (await later.post('EBOX_DETAIL', { caseID })).body;
        const mine = messagesList.filter(({ testo }) => testo === 'In allegato');
        if (state !== 'In visione' || mine.length === 0) missing += 1;
        if (mine.length > 1 || mine[0]?.allegatiList.length !== 1) twice += 1;
      }
      return { missing, twice };
    },
  };
};
