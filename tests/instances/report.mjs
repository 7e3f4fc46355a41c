export const say = (line) => process.stdout.write(`${line}\n`);

/** The checks, in order. */
export const results = [];

/** One check, with its figures. */
export const check = (what, holds, figures = '') => {
  results.push({ what, holds, figures });
  say(`${holds ? 'holds ' : 'FAILED'}  ${what}${figures === '' ? '' : `: ${figures}`}`);
};

/** The numbers of passed and failed checks; the exit code follows. */
export const sum = () => {
  const good = results.filter(({ holds }) => holds).length;
  say(`${good} passed, ${results.length - good} failed`);
  process.exitCode = good === results.length ? 0 : 1;
};

const figuresOf = ({ seen }) =>
  `${seen.requests} requests, ${seen.failed.length} failed, the slowest ${Math.round(seen.slowest)} ms`;

const reasons = ({ seen }) => {
  const counts = {};
  for (const one of seen.failed) counts[one] = (counts[one] ?? 0) + 1;
  return JSON.stringify(counts);
};

/** Ends a load and checks that nothing acknowledged is lost, no answer was wrong, and no request failed. */
export const checkLoad = async (name, load, address, mayFail) => {
  await load.stop();
  const { missing: gone, twice } = await load.lost(address);
  const writes = [...load.acknowledged.values()].reduce((total, one) => total + one, 0);
  const failed = load.seen.failed.length;
  check(
    `${name}: nothing acknowledged is lost, nothing is stored twice`,
    gone === 0 && twice === 0,
    `${writes} drafts and ${load.answered.size} replies acknowledged, ${gone} lost, ${twice} twice`,
  );
  check(
    `${name}: no answer is wrong`,
    load.seen.wrong.length === 0,
    `${load.seen.checked} answers checked, ${load.seen.wrong.length} wrong`,
  );
  if (mayFail) say(`        ${figuresOf(load)} ${reasons(load)}`);
  else check(`${name}: no request fails`, failed === 0, `${figuresOf(load)} ${reasons(load)}`);
};
