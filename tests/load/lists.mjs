import autocannon from 'autocannon';
import { asMerchant, tokenOf } from '../instances/merchant.mjs';
import { criteriaOf, monthsAgo } from './criteria.mjs';
import { look } from './process.mjs';

const criteria = (ago) => criteriaOf(monthsAgo(ago));

const page = (number, ago) => ({ ...criteria(ago), orderBy: '', typeCall: 'X', page: number });

/**
 * The most common actions: opening a list, turning its pages, reading its totals, and the
 * statistics.
 */
const calls = [
  ['welcome', {}],
  ['getTransactionList', page(1, 1)],
  ['getTotalTransaction', criteria(1)],
  ['getTransactionList', page(2, 1)],
  ['getTransactionList', page(200, 2)],
  ['GET_STATISTICS', { orderBy: '+sequence', codPos: '', period: 'm' }],
];

/**
 * The given number of users on the largest company for some seconds, each in a separate session.
 */
export const browse = async (address, users, seconds, only) => {
  const tokens = [];
  for (let index = 0; index < users; index += 20) {
    const some = Array.from({ length: Math.min(20, users - index) }, () =>
      tokenOf(address, 'grande01'),
    );
    tokens.push(...(await Promise.all(some)));
  }
  let next = 0;
  await look(address);
  const result = await autocannon({
    url: address,
    connections: users,
    duration: seconds,
    timeout: 60,
    requests: calls
      .filter(([alias]) => only === undefined || alias === only)
      .map(([alias, body]) => ({
        method: 'POST',
        path: `/api/${alias}`,
        headers: { 'content-type': 'application/json', 'session-id': 'load' },
        body: JSON.stringify(body),
        setupRequest: (request, context) => {
          context.token ??= tokens[next++ % tokens.length];
          return {
            ...request,
            headers: { ...request.headers, authorization: `Bearer ${context.token}` },
          };
        },
      })),
  });
  const loop = await look(address);
  return {
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'loop p99 ms': loop.p99,
    'loop longest ms': loop.longest,
    errors: result.errors + result.timeouts + result.non2xx,
  };
};

const month13 = (ago) => ({ ...page(1, ago), typeCall: 'C' });

/**
 * The longest delay of other requests by five calls in a row: the lowest of some tries, because
 * others use the machine too.
 */
export const held = async (address) => {
  const { post } = await asMerchant(address, 'grande01');
  const figures = {};
  for (const [alias, body] of [...calls, ['getTransactionList', month13(3)]]) {
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < 8; index += 1) {
      await look(address);
      for (let again = 0; again < 5; again += 1) {
        const { status } = await post(alias, body);
        if (status !== 200) throw new Error(`${alias}: ${status}`);
      }
      least = Math.min(least, (await look(address)).longest);
    }
    const name = `${alias}${body.page > 1 ? `, page ${body.page}` : ''}${body.typeCall === 'C' ? ', 5,000 rows' : ''}`;
    figures[name] = least;
  }
  return figures;
};
