import { hash } from '@node-rs/argon2';

/** A country's acquirer: 1 million merchants, 10 billion movements a year, 40,000 logins in the first minute after nine. */
const logins = 40_000;
const minute = 60_000;
/**
 * The number of logins that wait for a password check in each process, before others get 503
 * (acquirer/server/http).
 */
const queue = 500;
/** The portal's calls after a login: welcome, the points of sale, the overview of Home. */
const callsAfterLogin = 8;

/** As passwords are kept: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Milliseconds of one processor for one password: the lowest of some tries, because others use the
 * machine too.
 */
export const passwordMs = async () => {
  const took = [];
  for (let index = 0; index < 30; index += 1) {
    const since = performance.now();
    await hash('Portale2026', cost);
    took.push(performance.now() - since);
  }
  return Math.min(...took);
};

/** The same numbers every time, from 0 to 1. */
const randomFrom = (seed) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Most arrive early: half of them in the first fifteen seconds. */
const arrivals = () => {
  const random = randomFrom(9);
  return Array.from({ length: logins }, () => random() ** 2 * minute).sort((a, b) => a - b);
};

const quantile = (values, share) => values[Math.floor((values.length - 1) * share)] ?? 0;

/** Passwords in sequence on the given processors, each with a process and a queue. */
const atTheDoor = (processors, ms) => {
  const free = new Array(processors).fill(0);
  const waits = [];
  let refused = 0;
  for (const [index, at] of arrivals().entries()) {
    const own = index % processors;
    const wait = Math.max(0, free[own] - at);
    if (wait > queue * ms) {
      refused += 1;
      continue;
    }
    free[own] = at + wait + ms;
    waits.push(wait + ms);
  }
  waits.sort((a, b) => a - b);
  return { refused, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
};

const seconds = (ms) => (ms / 1000).toFixed(1);

/**
 * Computes the needs of the login and of the database; `callMs` and `bytes` are the cost of one
 * call and one movement.
 */
export const simulateCountry = async ({ callMs, bytes }, say) => {
  const ms = await passwordMs();
  say(`one password: ${ms.toFixed(0)} ms of one processor`);
  for (const processors of [2, 8, 16, 32, 64]) {
    const { refused, p50, p99 } = atTheDoor(processors, ms);
    say(
      `${processors} processors: ${refused} of ${logins} told to try again, the others wait ${seconds(p50)} s (p99 ${seconds(p99)} s)`,
    );
  }
  const perSecond = (logins / 60) * callsAfterLogin;
  say(
    `after the login ${Math.round(perSecond)} calls a second, at ${callMs.toFixed(1)} ms each ${Math.ceil((perSecond * callMs) / 1000)} processors`,
  );
  const month = 10e9 / 12;
  const terabytes = (rows) => ((rows * bytes) / 1e12).toFixed(2);
  say(
    `a month: ${Math.round(month / 1e6)} million movements, ${terabytes(month)} TB; 13 months ${terabytes(month * 13)} TB; written ${Math.round(10e9 / 365 / 86_400)} a second, on the average`,
  );
};
