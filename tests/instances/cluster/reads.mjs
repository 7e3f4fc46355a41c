import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { criteriaOf, monthsAgo } from '../../load/criteria.mjs';
import { addressOf, ask } from '../database.mjs';
import { asMerchant } from '../merchant.mjs';

/** So little that the databases limit the reads, on a machine of two processors with other work. */
const share = 0.05;
const users = 8;
const seconds = 30;
const goal = 1.7;
/** A database that used up its share less often did not limit the reads: the figure says nothing. */
const leastUsed = 0.8;
const mostTries = 3;

const month = monthsAgo(1);

const calls = [
  ['getTotalTransaction', criteriaOf(month)],
  ['getTransactionList', { ...criteriaOf(month), orderBy: '', typeCall: 'X', page: 1 }],
];

const askAll = async ({ post }) => {
  const answers = [];
  for (const [alias, body] of calls) {
    const answer = await post(alias, body);
    if (answer.status !== 200) throw new Error(`${alias}: ${answer.status}`);
    answers.push(answer.body);
  }
  return answers;
};

/** Reads a second of some users, and how many answers differ from the expected. */
const readFor = async (address, expected) => {
  const merchants = await Promise.all(
    Array.from({ length: users }, () => asMerchant(address, 'grande01')),
  );
  const end = performance.now() + seconds * 1000;
  let reads = 0;
  let wrong = 0;
  const read = async (merchant) => {
    while (performance.now() < end) {
      const answers = await askAll(merchant);
      reads += answers.length;
      if (!isDeepStrictEqual(answers, expected)) wrong += 1;
    }
  };
  await Promise.all(merchants.map(read));
  return { perSecond: reads / seconds, wrong };
};

/**
 * Reads under the limit of the databases, and how often those that answer used up their share: the
 * least busy of them counts.
 */
const readLimited = async (address, expected, processors, readsFrom) => {
  const busy = (readsFrom.length > 0 ? readsFrom : [0]).map((one) => processors[one]);
  for (const one of processors) one.limit(share);
  const before = busy.map((one) => one.periods());
  const figure = await readFor(address, expected);
  const used = busy.map((one, index) => {
    const now = one.periods();
    return (now.used - before[index].used) / (now.all - before[index].all);
  });
  for (const one of processors) one.lift();
  return { ...figure, used: Math.min(...used) };
};

/** Measured again where other work on the machine was the limit, at most three times. */
const readSound = async (...how) => {
  let figure = await readLimited(...how);
  for (let tries = 1; figure.used < leastUsed && tries < mostTries; tries += 1)
    figure = await readLimited(...how);
  return figure;
};

/** Reads with 1, 2 and 3 databases, each with the same small share of a processor. */
export const compareReads = async ({ address, members, processors, startBoth }, { check }) => {
  // PostgreSQL would otherwise do so after the fill, and slow down the first reads.
  await ask(addressOf(members[0].url, 'portal'), 'vacuum (analyze)');
  await ask(members[0].url, 'checkpoint');
  const figures = [];
  let expected;
  for (const readsFrom of [[], [1], [1, 2]]) {
    await startBoth({ readsFrom });
    expected ??= await askAll(await asMerchant(address, 'grande01'));
    // The acquirers compare the standbys with the primary first.
    await wait(2000);
    figures.push(await readSound(address, expected, processors, readsFrom));
  }
  const [one, two, three] = figures.map(({ perSecond }) => perSecond);
  const wrong = figures.reduce((sum, figure) => sum + figure.wrong, 0);
  check('reads from 1, 2 and 3 databases are all the same', wrong === 0, `${wrong} wrong`);
  const used = figures.map((figure) => figure.used);
  check(
    'the databases limit the reads: the least busy uses up its share of a processor',
    used.every((one) => one >= leastUsed),
    used.map((one) => `${Math.round(one * 100)}%`).join(', '),
  );
  check(
    `with two standbys there are ${goal} times the reads`,
    three / one >= goal,
    `${one.toFixed(0)} a second, ${two.toFixed(0)} with one, ${three.toFixed(0)} with two: ${(three / one).toFixed(2)} times`,
  );
};
