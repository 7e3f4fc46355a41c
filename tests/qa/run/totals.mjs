/** How many paths of the set some suites of one chart take, each counted once. */
export const takenIn = (suites) =>
  new Set(suites.flatMap(({ played }) => played.flatMap(({ takes }) => takes))).size;

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** What some suites took: `paths` have a number in the atlas, `own` belong to one screen alone. */
export const totalsOf = (suites) => {
  const charts = new Set(suites.flatMap(({ chart }) => chart ?? []));
  const played = suites.flatMap((suite) => suite.played);
  return {
    paths: sum([...charts].map((flow) => takenIn(suites.filter(({ chart }) => chart === flow)))),
    own: sum(suites.filter(({ chart }) => chart === null).map((suite) => takenIn([suite]))),
    failed: played.filter(({ error }) => error !== null).length,
    milliseconds: sum(played.map((each) => each.milliseconds)),
  };
};

/** How many paths some suites took, in words. */
export const countOf = (suites) => {
  const { paths, own } = totalsOf(suites);
  const parts = [
    ...(paths > 0 || own === 0 ? [`${paths} percorsi`] : []),
    ...(own > 0 ? [`${own} percorsi di liste`] : []),
  ];
  return parts.join(' e ');
};
