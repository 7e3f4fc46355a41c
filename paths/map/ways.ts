import type { FlowName, PageName } from '../../machines/pages';

interface Ways {
  /** Links on its screens. */
  readonly links?: readonly PageName[];
  /** Links that appear only with data that no path has. */
  readonly rareLinks?: readonly PageName[];
  /** Pages that it opens by ending. */
  readonly opens?: readonly PageName[];
}

/**
 * The links and ends of flows, without links among their own pages and Home's menu; `portal` is the
 * login and the error pages. The paths on screens (`tests/paths`) fail for a way that is missing
 * here, and for one that they never meet.
 */
export const waysFrom: Readonly<Partial<Record<FlowName | 'portal', Ways>>> = {
  portal: { links: ['registrationKind'], rareLinks: ['home', 'passwordRecovery'] },
  'point-of-sale': {
    links: ['firstEmail', 'unpaid', 'statements'],
    rareLinks: ['caseManagers', 'caseList', 'openCases'],
  },
  'find-movements': { links: ['movements', 'summaries', 'caseDetail'] },
  payouts: { links: ['summaries'] },
  charges: { links: ['caseDetail'] },
  'month-by-point': { links: ['movements'] },
  registration: { links: ['login'], opens: ['login'] },
  'password-recovery': { links: ['login'] },
  'first-email': { links: ['home'], opens: ['home'] },
  'password-change': { links: ['home'] },
  'dispute-online': {
    links: ['caseManagers', 'disputeReport'],
    opens: ['caseManagers', 'disputeReport', 'home'],
  },
  cases: { links: ['movements', 'disputeCharges'] },
  settings: { links: ['passwordChange', 'emailChange', 'phoneChange'] },
  'phone-change': { links: ['home'] },
  'email-change': { links: ['home'], opens: ['home'] },
};
