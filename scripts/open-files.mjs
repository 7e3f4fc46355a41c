// Imported first by what starts the acquirer: with too few descriptors Node fails while it loads the modules.

/** Enough for the database in its folder, its threads and some connections. */
const leastOpenFiles = 256;

/** The most files that this process may have open; unknown on Windows. */
const openFiles = () => {
  process.report.excludeNetwork = true;
  return process.report.getReport().userLimits?.open_files?.soft;
};

const limit = openFiles();
if (typeof limit === 'number' && limit < leastOpenFiles) {
  process.stderr.write(
    `Il processo può tenere aperti solo ${limit} file, e gliene servono almeno ${leastOpenFiles}: alzare il limite (ulimit -n, o LimitNOFILE del servizio) e ripetere l’avvio.\n`,
  );
  process.exit(1);
}
