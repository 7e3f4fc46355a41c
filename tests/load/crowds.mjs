import { connect } from 'node:net';
import { quantile } from '../bench/harness.mjs';
import { asMerchant, openCasesOf, pdfOf, replyForm } from '../instances/merchant.mjs';
import { look, memoryOf } from './process.mjs';

const rounded = (values, share) => Math.round(quantile(values, share));

/** All users log in at the same moment, each with another id. */
export const logInAtOnce = async (address, count) => {
  await look(address);
  const took = [];
  const counts = { answered: 0, 'told to try again': 0, errors: 0 };
  const one = async (index) => {
    const since = performance.now();
    const form = { userid: `folla${index}`, password: 'x', success_url: `${address}/login` };
    const response = await fetch(`${address}/auth/login`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(120_000),
    }).catch(() => ({ status: 0, headers: new Headers() }));
    took.push(performance.now() - since);
    if (response.status === 303) counts.answered += 1;
    else if (response.status === 503) counts['told to try again'] += 1;
    else counts.errors += 1;
  };
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  const { longest } = await look(address);
  return {
    ...counts,
    'p50 ms': rounded(took, 0.5),
    'slowest ms': rounded(took, 1),
    'loop longest ms': longest,
  };
};

const opened = (port, first) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(first);
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
  });

/** Clients that open a connection and send their request a letter a second, or nothing at all. */
export const besideSlowOnes = async (address, count) => {
  const { port } = new URL(address);
  const begun = 'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n';
  const starts = [
    '',
    begun,
    `${begun}Content-Type: application/x-www-form-urlencoded\r\n\r\nuserid=`,
  ];
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) => opened(port, starts[index % starts.length])),
  );
  const drip = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 3 > 0) socket.write('x');
  }, 1000);
  const merchant = await asMerchant(address, 'azienda01');
  const took = [];
  let errors = 0;
  for (let index = 0; index < 200; index += 1) {
    const since = performance.now();
    const { status } = await merchant.post('searchPointOfSales', {
      orderBy: '',
      page: 1,
      filter: '',
    });
    took.push(performance.now() - since);
    if (status !== 200) errors += 1;
  }
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  return { 'p50 ms': rounded(took, 0.5), 'p99 ms': rounded(took, 0.99), errors };
};

/** So many simultaneous replies of 24 MB. */
export const uploadAtOnce = async (address, pid, count) => {
  const merchant = await asMerchant(address, 'azienda01');
  const cases = (await openCasesOf(merchant)).slice(0, count);
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdfOf(name, 8 * 1024 * 1024));
  const before = memoryOf(pid).now;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid).now);
  }, 50);
  await look(address);
  const since = performance.now();
  const statuses = await Promise.all(
    cases.map(async (one) => {
      const form = replyForm(one, files);
      return (await merchant.postForm('EBOX_UPLOAD_ALLEGATO', form)).status;
    }),
  );
  clearInterval(watch);
  const { longest } = await look(address);
  return {
    replies: statuses.filter((status) => status === 200).length,
    errors: statuses.filter((status) => status !== 200).length,
    seconds: Math.round((performance.now() - since) / 100) / 10,
    'MB before': before,
    'MB at most': most,
    'loop longest ms': longest,
  };
};
