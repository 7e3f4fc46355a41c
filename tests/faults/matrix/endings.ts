/**
 * The effect of every failing call: the client's event and the chart's next state. Copied by hand
 * from the statuses in docs/reference/contract.md, with their requirements. `else` is every other
 * answer.
 */
type Endings = Readonly<Record<string, string | RegExp>>;

/** The portal shows its dialog, and the chart stays where it is. */
export const sessionExpired = 'the session has expired';

/** ERR-005, ERR-013. */
const expires: Endings = { 'http.401': sessionExpired, 'http.408': sessionExpired };

/** ERR-014 to ERR-017: to the error page. */
const list: Endings = { ...expires, else: 'exit failed' };

/** Secondary calls: the page continues without them; an expired session still shows its dialog (ERR-013). */
const beside = (state: string | RegExp): Endings => ({
  ...expires,
  else: state,
});

/** ERR-018 and RES-004: a failed result; a lost answer is reported as lost. */
const result = (chart: string, lost = 'notSucceeded'): Endings => ({
  ...expires,
  'http.network': `${chart}.result.${lost}`,
  else: `${chart}.result.notSucceeded`,
});

/** OTP-012, ERR-019 to ERR-028. */
const confirmation: Endings = {
  ...expires,
  'otp.5704': 'otp.entering.code.expired',
  'otp.5707': 'otp.entering.code.wrong',
  'otp.5708': 'otp.entering.code.lastAttempt',
  'otp.5709': 'exit blocked',
  'http.406': 'otp.entering.code.notConfirmed',
  'password.wrong': 'exit wrongPassword',
  'http.network': 'exit unanswered',
  else: 'exit failed',
};

/** ERR-025: the same step shows it; ERR-027 for a phone that is not confirmed yet. */
const sending = (state: string | RegExp): Endings => ({ ...expires, else: state });

const resend: Endings = {
  ...sending('otp.entering.resend.notSent'),
  'http.refused': 'otp.entering.resend.refused',
  'http.network': 'otp.entering.resend.unanswered',
};

const asking: Endings = {
  ...sending('code.form.notSent'),
  // A body that is no yes has sent nothing: a code that is known is entered.
  'http.refused': /^code\.(form\.notSent|entering\.code\.waiting)/,
  'http.400': 'code.form.notServed',
  // TEL-009: after a reload it is unknown whether the old number is still confirmed.
  'http.403': 'code.form.unconfirmed',
};

/** The same on the page of the chart that also asks for the code. */
const onPageOf = (chart: string, ends: Endings): Endings =>
  Object.fromEntries(
    Object.entries(ends).map(([answer, where]) => [
      answer,
      typeof where === 'string' ? where.replace(/^otp\./, `${chart}.`) : where,
    ]),
  );

/** ERR-007 to ERR-009. */
const register: Endings = {
  ...expires,
  'http.400': 'exit refused',
  'http.403': 'exit refused',
  'http.404': 'exit refused',
  'http.406': 'exit refused',
  else: /^registration\.\w+\.(notMatching|notAnswered|rejected|unanswered)/,
};

/** By chart and call, and by flow where the flow makes a difference. */
const endings: Readonly<Record<string, Endings>> = {
  // ERR-004, ERR-006, ERR-017.
  'login.tokenExchange': {
    'http.404': 'exit failed',
    'http.500': 'exit failed',
    'http.network': 'exit unanswered',
    else: 'exit signedOut',
  },
  'login.welcome': {
    'http.401': 'exit expired',
    'http.408': 'exit expired',
    'http.204': 'exit notServed',
    'http.205': 'exit welcomed',
    'http.206': 'exit welcomed',
    'http.network': 'exit unanswered',
    'http.500': 'exit welcomeFailed',
    else: 'exit failed',
  },
  'homeSummary.askTakings': beside('homeSummary.figures.takings.leftOut'),
  'homeSummary.askRequests': beside('homeSummary.figures.requests.leftOut'),
  'homeSummary.askUnpaid': beside('homeSummary.figures.unpaid.leftOut'),
  'homeSummary.askStatement': beside('homeSummary.figures.statement.leftOut'),
  'otp.confirmCode': confirmation,
  'otp.sendCode': resend,
  'code.askCode': asking,
  // ERR-027.
  'code.askCode first-phone': { ...asking, 'http.401': 'exit loggedOut' },
  'code.resendCode': onPageOf('code', resend),
  'code.resendCode first-phone': { ...onPageOf('code', resend), 'http.401': 'exit loggedOut' },
  'code.confirmCode': {
    ...onPageOf('code', confirmation),
    'password.wrong': 'code.form.wrongPassword',
  },
  // RES-009: whether the change was made stays unknown, so the flow begins again.
  'phoneChange.welcome': { ...expires, else: 'phoneChange.oldNumber.known' },
  'emailChange.welcome': { ...expires, else: 'emailChange.choosing' },
  'firstEmail.welcome': { ...expires, else: 'firstEmail.choosing.filling' },
  'firstEmail.updateEmail': result('firstEmail', 'unanswered.told'),
  'emailChange.updateEmail': result('emailChange', 'unanswered.told'),
  'enrolment.assign': result('enrolment'),
  'enrolment.send': result('enrolment', 'unanswered'),
  // A refusal stays one where it is unknown whether the company is enrolled.
  'enrolment.welcome': { ...expires, else: 'enrolment.result.notSucceeded' },
  'enrolment.openRequests': beside('enrolment.recap.overview'),
  'registration.register': register,
  // ERR-011, ERR-012.
  'registration.choose': { ...expires, else: /^exit (failed|refused)$/ },
  'managerAssignment.users': beside('managerAssignment.filling.users.known'),
  // ERR-030: the dialog opens without its offer of days.
  'export.dayCounts': beside('export.tooMany'),
  'report.managers': beside('report.result.complete.ready'),
  'cases.openCounts': beside('cases.managers.shown'),
  'cases.overview': beside(/^cases\.(manager\.|inbox)/),
  'caseAssignment.assignCase': {
    ...expires,
    'http.500': 'caseAssignment.choosing.notAssigned',
    'http.network': 'caseAssignment.choosing.unanswered',
    else: 'caseAssignment.choosing.refused',
  },
  // When a reload of a visible case's history fails, the page stays as it is.
  'caseDetail.detail': {
    ...expires,
    else: /^(exit failed|caseDetail\.open\.history\.notRefreshed)$/,
  },
  'caseDetail.facts': beside('caseDetail.open.deadline.unknown'),
  // A sent reply has its receipt, whatever happens to its draft.
  'caseReply.clearDraft': {
    else: /^(exit completed|caseReply\.writing\..*)$/,
  },
  'caseReply.readDraft': beside(/^caseReply\.writing\./),
  'caseReply.keepDraft': beside('caseReply.writing.draft.notSaved'),
  // Where it is unknown whether the case is still open, the reply is sent: the acquirer decides.
  'caseReply.verify': { ...expires, else: /^(exit failed|caseReply\.writing\.form\.sending)$/ },
  'caseReply.send': {
    ...expires,
    'http.400': 'caseReply.writing.form.refused',
    'http.network': 'caseReply.writing.form.ready.outcomeUnknown',
    else: 'exit failed',
  },
};

/** Where this call of a chart must lead after this answer; by default it is a call of a list. */
export const endingOf = (chart: string, flow: string, src: string, outcome: string) => {
  const ends = endings[`${chart}.${src} ${flow}`] ?? endings[`${chart}.${src}`] ?? list;
  return ends[outcome] ?? ends.else ?? '';
};
