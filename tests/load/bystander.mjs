import { keep, quantile } from '../bench/harness.mjs';
import {
  asMerchant,
  logIn,
  openCasesOf,
  pdfOf,
  replyForm,
  tokenOf,
} from '../instances/merchant.mjs';
import { criteriaOf } from './criteria.mjs';
import { readings } from './readings.mjs';

/** The number of pending requests of one merchant. */
export const atOnce = 8;

/** Posts a call and reads the whole answer; returns the status. */
const caller = (address, token) => async (alias, body) => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${address}/api/${alias}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'session-id': 'bystander',
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

const line = 'Il cliente ha ritirato la merce alle undici e ha firmato la ricevuta.\n';
const longText = () => new File([line.repeat(Math.floor(9_900_000 / line.length))], 'testo.txt');
const longPdf = (name) => pdfOf(name, 8 * 1024 * 1024);

/** The requests of one merchant, eight at a time: a function for each kind, by its name. */
const requestsOf = async (address) => {
  const large = await asMerchant(address, 'grande01');
  const ofLarge = caller(address, await tokenOf(address, 'grande01'));
  const company = await asMerchant(address, 'azienda01');
  const ofCompany = caller(address, await tokenOf(address, 'azienda01'));
  const list = { month: '', orderBy: '', page: 1, filter: '' };
  const { accountListItems } = (await large.post('SEARCH_ACCOUNT_BALANCE', list)).body;
  const { date } = accountListItems[0];
  const [first, ...open] = await openCasesOf(company);
  const sent = await company.postForm('EBOX_UPLOAD_ALLEGATO', replyForm(first, [longText()]));
  if (sent.status !== 200) throw new Error(`the text was not taken: ${sent.status}`);
  const { messagesList } = (await company.post('EBOX_DETAIL', { caseID: first.caseId })).body;
  const [{ documento: doc, path }] = messagesList[0].allegatiList;
  const month = `${date.slice(0, 4)}${date.slice(5, 7)}`;
  const exported = { ...criteriaOf(month), orderBy: '', typeCall: 'C', page: 1 };
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map(longPdf);
  const shops = { orderBy: '', page: 1, filter: '' };
  const [shop] = (await large.post('searchPointOfSales', shops)).body.accountListItems;
  const asked = readings(month, date, shop.codPointOfSales);
  const reading = Object.entries(asked).map(([what, [alias, body]]) => [
    what,
    () => ofLarge(alias, body),
  ]);
  return {
    statements: () => ofLarge('GET_PDF_ACCOUNT_BALANCE', { branchCode: '', date }),
    'downloads of 10 MB of text': () => ofCompany('EBOX_DOWNLOAD_ALLEGATO', { doc, path }),
    'exports of 5,000 rows': () => ofLarge('getTransactionList', exported),
    'uploads of 24 MB': () => {
      const next = open.pop();
      return next && ofCompany('EBOX_UPLOAD_ALLEGATO', replyForm(next, files));
    },
    logins: () => logIn(address, 'negozio03').then(() => 200),
    ...Object.fromEntries(reading),
  };
};

/** Milliseconds of one `welcome` after the other, until the time is over or `isOver`. */
const welcomes = async (welcome, isOver) => {
  const took = [];
  while (!isOver() || took.length < 5) {
    const since = performance.now();
    const status = await welcome('welcome', {});
    if (status !== 200) throw new Error(`welcome: ${status}`);
    took.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
};

/** Eight requests at a time, repeated for so long; returns the status of each. */
const ask = async (request, isOver) => {
  const statuses = [];
  const one = async () => {
    for (let status = 0; status !== undefined && !isOver(); ) {
      status = await request();
      if (status !== undefined) statuses.push(status);
      // A refused client waits, as the portal does.
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return statuses;
};

/** Returns whether the time is over, from now on. */
const clock = (seconds) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

const rounded = (value) => Math.round(value * 10) / 10;

/**
 * The slowdown of another merchant's `welcome` beside eight simultaneous requests of every kind.
 */
export const besideOthers = async (address, seconds, engine) => {
  const welcome = caller(address, await tokenOf(address, 'negozio02'));
  const requests = await requestsOf(address);
  await welcomes(welcome, clock(1));
  const lines = [];
  for (const [what, request] of Object.entries(requests)) {
    const quiet = await welcomes(welcome, clock(seconds));
    let asked = true;
    const asking = ask(request, clock(seconds)).finally(() => {
      asked = false;
    });
    const beside = await welcomes(welcome, () => !asked);
    const statuses = await asking;
    const count = (wanted) => statuses.filter((status) => status === wanted).length;
    lines.push({
      what,
      quiet,
      beside,
      ratio: rounded(beside.p50 / quiet.p50),
      'ratio of p99': rounded(beside.p99 / quiet.p99),
      answered: count(200),
      'told to come again': count(429),
      errors: statuses.length - count(200) - count(429),
    });
  }
  keep(`bystander-${engine}`, { lines });
  return lines.map(({ what, quiet, beside, ...others }) => [
    what,
    { 'quiet p50 ms': rounded(quiet.p50), 'beside p50 ms': rounded(beside.p50), ...others },
  ]);
};
