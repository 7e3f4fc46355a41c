/**
 * Files that `npm test` leaves to `npm test -- --all`, each with the reason (decision 51). Each
 * tests a tool, or a rule that a daily test covers too.
 */
export const beforeRelease: Readonly<Record<string, string>> = {
  'tests/acquirer/broken-back-ends.test.ts': 'a tool: npm run conformance',
  'tests/acquirer/consultation-seed.test.ts': 'seeds 13 months again and again',
  'tests/acquirer/database-kind.test.ts': 'starts and restarts whole databases',
  'tests/acquirer/editions.test.ts': 'opens the databases of every released version',
  'tests/acquirer/seed.test.ts': 'seeds 13 months again and again',
  'tests/acquirer/start.test.ts': 'starts and kills processes of the built acquirer',
  'tests/acquirer/statement-document.test.ts': 'draws statements of thousands of points of sale',
  'tests/acquirer/statement-pdf.test.ts': 'reads the PDF of every statement',
  'tests/atlas/build-beside.test.ts': 'a tool: npm run atlas -- build',
  'tests/atlas/changed-code.test.ts': 'a tool: npm run atlas -- diff',
  'tests/atlas/diff-command.test.ts': 'a tool: npm run atlas -- diff',
  'tests/atlas/drawing.test.ts': 'a tool: lays out every chart',
  'tests/atlas/everyday-questions.test.ts': 'a tool: the search of the atlas',
  'tests/atlas/export.test.ts': 'a tool: what the atlas exports',
  'tests/atlas/import-command.test.ts': 'a tool: npm run paths -- --import',
  'tests/atlas/recording.test.ts': 'a tool: the recordings of the atlas',
  'tests/atlas/search.test.ts': 'a tool: the search of the atlas',
  'tests/mutants/mutants.test.ts': 'a tool: npm run mutants',
  'tests/qa/same-paths.test.ts': 'a tool: npm run paths',
  'tests/journeys/accessibility.journey.test.ts':
    'axe on pages that the paths of every chart look at too',
  'tests/journeys/addresses.journey.test.ts':
    'rules of tables/navigation, tables/portal and units/portal',
  'tests/journeys/arrival.journey.test.ts': 'rules of tables/login and tables/portal',
  'tests/journeys/case-addresses.journey.test.ts': 'rules of tables/cases and units/navigation',
  'tests/journeys/case-reply-trouble.journey.test.ts': 'rules of tables/case-reply and units/cases',
  'tests/journeys/clicks.journey.test.ts': 'counts clicks on pages that other journeys visit',
  'tests/journeys/configuration.journey.test.ts':
    'rules of faults/client-configuration and tables/login',
  'tests/journeys/enrolment-modification.journey.test.ts':
    'rules of tables/enrolment and tables/dispute-online',
  'tests/journeys/first-access.journey.test.ts':
    'rules of tables/portal, password-change, first-phone and first-email',
  'tests/journeys/human.journey.test.ts': 'a tool: the sessions for testers',
  'tests/journeys/interruptions.journey.test.ts': 'rules of tables/search, faults and units/boot',
  'tests/journeys/login-outcomes.journey.test.ts': 'rules of tables/login and tables/portal',
  'tests/journeys/movements-filters.journey.test.ts':
    'rules of contract, tables/search and units/movements',
  'tests/journeys/narrow.journey.test.ts': 'narrow pages that the layout journey measures too',
  'tests/journeys/no-connection.journey.test.ts':
    'rules of tables/connection, tables/search and units/navigation',
  'tests/journeys/registration-trouble.journey.test.ts':
    'rules of tables/registration and units/registration',
  'tests/journeys/reload.journey.test.ts':
    'rules of tables/registration, enrolment, case-reply and report',
  'tests/journeys/roam.journey.test.ts': 'a tool: the roaming walk',
  'tests/journeys/searches.journey.test.ts':
    'rules of tables/preferences and units/navigation/searches',
  'tests/journeys/sequences.journey.test.ts': 'rules of tables/navigation and units/navigation',
  'tests/journeys/statement-archive.journey.test.ts': 'rules of tables/statement-archive',
  'tests/journeys/summary-layer.journey.test.ts': 'rules of tables/summaries and units/summaries',
  'tests/journeys/too-large-export.journey.test.ts':
    'rules of tables/search, units/shared/export and acquirer/movements',
};
