import type { FlowName, PageName } from '../../machines/pages';

interface Ways {
  /** Links on its screens. */
  readonly links?: readonly PageName[];
  /** Links that only data show which no walk has. */
  readonly rareLinks?: readonly PageName[];
  /** Pages that it opens by ending. */
  readonly opens?: readonly PageName[];
}

/**
 * Where flows lead, their own pages and Home's menu apart; `portal` is the login and the error
 * pages. The walk of the screens (`tests/paths`) fails for a way that is not here, and for one that
 * it never meets.
 */
export const waysFrom: Readonly<Partial<Record<FlowName | 'portal', Ways>>> = {
  portal: { links: ['registrationKind'] },
  'point-of-sale': {
    links: ['firstEmail', 'unpaid', 'statements'],
    rareLinks: ['caseManagers'],
    opens: ['caseList'],
  },
  'find-movements': { links: ['movements', 'summaries', 'caseDetail'] },
  payouts: { links: ['summaries'] },
  'month-by-point': { links: ['movements'] },
  registration: { links: ['login'], opens: ['login'] },
  'first-email': { links: ['home'], opens: ['home'] },
  'password-change': { links: ['home'] },
  'dispute-online': { opens: ['caseManagers', 'disputeReport', 'home'] },
  cases: { links: ['movements'] },
  settings: { links: ['passwordChange', 'emailChange', 'phoneChange'] },
  'phone-change': { links: ['home'] },
  'email-change': { links: ['home'], opens: ['home'] },
};
