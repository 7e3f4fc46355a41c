/**
 * Files that `npm test` leaves to `npm test -- --all`, each with the reason (decision 51). Each
 * tests a tool, a rule that a daily test covers too, or whole processes and databases.
 */
export const beforeRelease: Readonly<Record<string, string>> = {
  'tests/acquirer/access-secrets.test.ts': 'reads every file of a database',
  'tests/acquirer/agreement.test.ts': 'adds up the demo data of a year in every way',
  'tests/acquirer/broken-back-ends.test.ts': 'a tool: npm run conformance',
  'tests/acquirer/card-numbers.test.ts': 'reads every row and file of a database',
  'tests/acquirer/cases/clock.test.ts': 'seeds the cases again and again',
  'tests/acquirer/cases/cut-off.test.ts': 'cuts connections of a real server',
  'tests/acquirer/conformance.test.ts': 'a tool: npm run conformance',
  'tests/acquirer/consultation-seed.test.ts': 'seeds 13 months again and again',
  'tests/acquirer/database-kind.test.ts': 'starts and restarts whole databases',
  'tests/acquirer/database-outage.test.ts': 'databases that hang, to the end of each limit',
  'tests/acquirer/database-thread.test.ts': 'threads of the embedded database',
  'tests/acquirer/lock.test.ts': 'starts and kills processes',
  'tests/acquirer/seed.test.ts': 'seeds 13 months again and again',
  'tests/acquirer/short-locks.test.ts': 'changes tables that are in use',
  'tests/acquirer/standbys.test.ts': 'standbys that lag, to the end of each limit',
  'tests/acquirer/start.test.ts': 'starts and kills processes of the built acquirer',
  'tests/acquirer/statement-document.test.ts': 'draws statements of thousands of points of sale',
  'tests/acquirer/statement-pdf.test.ts': 'reads the PDF of every statement',
  'tests/acquirer/threads-close.test.ts': 'threads of the built acquirer',
  'tests/acquirer/work-threads.test.ts': 'threads of the built acquirer',
  'tests/atlas/build-beside.test.ts': 'a tool: npm run atlas -- build',
  'tests/atlas/changed-code.test.ts': 'a tool: npm run atlas -- diff',
  'tests/atlas/diff-command.test.ts': 'a tool: npm run atlas -- diff',
  'tests/atlas/diff.test.ts': 'a tool: npm run atlas -- diff',
  'tests/atlas/drawing.test.ts': 'a tool: lays out every chart',
  'tests/atlas/everyday-questions.test.ts': 'a tool: the search of the atlas',
  'tests/atlas/export.test.ts': 'a tool: what the atlas exports',
  'tests/atlas/import-command.test.ts': 'a tool: npm run paths -- --import',
  'tests/atlas/live.test.ts': 'a tool: the pages of the atlas',
  'tests/atlas/manual-paths.test.ts': 'a tool: the manual tests of the atlas',
  'tests/atlas/search.test.ts': 'a tool: the search of the atlas',
  'tests/atlas/touched.test.ts': 'a tool: the pages of the atlas',
  'tests/atlas/workbook.test.ts': 'a tool: the workbook of the atlas',
  'tests/boundaries/import-commands.test.ts': 'a tool: npm run paths -- --import',
  'tests/boundaries/list-of-packages.test.ts': 'a file of the release',
  'tests/boundaries/portability.test.ts': 'runs the commands from other folders',
  'tests/contract/openapi-lint.test.ts': 'a tool: another linter of the OpenAPI document',
  'tests/journeys/authorisation-server.journey.test.ts': 'waits for tokens that run out',
  'tests/journeys/sub-path.journey.test.ts': 'builds the portal for a folder',
  'tests/journeys/addresses.journey.test.ts':
    'rules of tables/navigation, tables/portal and units/portal',
  'tests/journeys/arrival.journey.test.ts': 'rules of tables/login and tables/portal',
  'tests/journeys/case-reply-trouble.journey.test.ts': 'rules of tables/case-reply and units/cases',
  'tests/journeys/configuration.journey.test.ts':
    'rules of faults/client-configuration and tables/login',
  'tests/journeys/enrolment.journey.test.ts':
    'rules of tables/enrolment, units/dispute-online and acquirer/enrolment',
  'tests/journeys/human.journey.test.ts': 'a tool: the sessions for testers',
  'tests/journeys/interruptions.journey.test.ts': 'rules of tables/search, faults and units/boot',
  'tests/journeys/keyboard.journey.test.ts': 'focus and keys on pages that other journeys visit',
  'tests/journeys/movements-filters.journey.test.ts':
    'rules of contract, tables/search and units/movements',
  'tests/journeys/no-connection.journey.test.ts':
    'rules of tables/connection, tables/search and units/navigation',
  'tests/journeys/reload.journey.test.ts':
    'rules of tables/registration, enrolment, case-reply and report',
  'tests/journeys/roam.journey.test.ts': 'a tool: the roaming walk',
  'tests/journeys/sequences.journey.test.ts': 'rules of tables/navigation and units/navigation',
  'tests/journeys/site-data.journey.test.ts': 'rules of units/boot and tables/portal',
  'tests/journeys/specification.journey.test.ts':
    'rules of faults/client-configuration and contract',
  'tests/journeys/statements.journey.test.ts':
    'a list like Differenze: rules of tables/statements and acquirer/statements',
  'tests/mutants/mutants.test.ts': 'a tool: npm run mutants',
  'tests/paths/children.test.ts': 'the charts put together, as in the journeys',
  'tests/units/paths/invariants.test.ts': 'a tool: the rules by which paths are judged',
  'tests/units/paths/screen-invariants.test.tsx': 'a tool: the rules by which paths are judged',
};

/** Whether a file is not run every day: those of the atlas are left to its own command. */
export const waitsForRelease = (path: string) => {
  const file = path.replaceAll('\\', '/');
  return (
    file.includes('tests/journeys/atlas') ||
    Object.keys(beforeRelease).some((name) => file.endsWith(name))
  );
};
