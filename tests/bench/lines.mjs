const ofLimit = (goal) => ({ unit: 'x L', goal, ofLimit: true });
const milliseconds = (goal) => ({ unit: 'ms', goal });
const kilobytes = (goal) => ({ unit: 'kB', goal });
const count = (goal) => ({ unit: '', goal });

/** The goal of each figure, which is its upper limit. */
export const lines = [
  { work: 'login', figure: 'lcp', what: 'login, largest paint', ...ofLimit(1.05) },
  { work: 'login', figure: 'script', what: 'login, script in all', ...kilobytes(130) },
  { work: 'login', figure: 'blocking', what: 'login, blocking', ...milliseconds(50) },
  { work: 'home', figure: 'lcp', what: 'Home, largest paint', ...ofLimit(1.1) },
  { work: 'home', figure: 'script', what: 'Home, script', ...kilobytes(155) },
  { work: 'home', figure: 'shifts', what: 'Home, shifts', ...count(0) },
  { work: 'home', figure: 'blocking', what: 'Home, blocking', ...milliseconds(100) },
  { work: 'movements', figure: 'lcp', what: 'Movimenti, largest paint', ...ofLimit(3.2) },
  { work: 'movements', figure: 'row', what: 'Movimenti, first row', ...ofLimit(3.2) },
  { work: 'movements', figure: 'requests', what: 'Movimenti, requests', ...count(14) },
  { work: 'movements', figure: 'shifts', what: 'Movimenti, shifts', ...count(0) },
  { work: 'again', figure: 'lcp', what: 'Home once more, largest paint', ...ofLimit(1.3) },
  { work: 'paging', figure: 'painted', what: 'next page, painted', ...ofLimit(1.2) },
  { work: 'paging', figure: 'interaction', what: 'next page, interaction', ...ofLimit(1.3) },
  { work: 'export', figure: 'took', what: 'export, file', ...ofLimit(1.5) },
  { work: 'export', figure: 'gap', what: 'export, longest gap', ...milliseconds(50) },
];
