/** The lock that signed-in tabs hold. */
export const sessionLock = 'sessione';

/** The lock of the tab that renews the token of all. */
export const renewalLock = 'rinnovo';

/**
 * The session of a tab, under the names of the specification (API-006, API-007). Constants, not an
 * object: a page's own script (2 kB) carries only those it reads.
 */
export const token = 'token';
export const renewal = 'renewal';
export const id = 'ids';
export const merchant = 'dataWelcome';
export const forced = 'forcedStep';
export const navigable = 'navigable';
export const pointCode = 'selectedPointCode';
export const pointName = 'selectedPointName';
export const pointCity = 'selectedPointCity';
export const pointIndex = 'selectedPointIndex';
export const pointPage = 'selectedPointPage';
export const pointFilter = 'selectedPointFilter';
export const period = 'selectedPeriod';
export const lastTab = 'lastTab';
export const eboxCode = 'eboxCode';
export const practiceState = 'practiceState';
export const caseId = 'caseId';
export const caseHeader = 'caseHeader';
export const wanted = 'wanted';
export const aside = 'aside';
export const calls = 'calls';
