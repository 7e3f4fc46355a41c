const failed = ['400', '403', '404', '500', 'nessuna risposta'];
const any = ['200', ...failed];

/**
 * The answers of a call that reach a chart under another name than their status, with the statuses
 * of each. Progress has none.
 */
export const namedAnswers: Readonly<Record<string, readonly string[]>> = {
  'case.taken': ['200'],
  'code.loggedOut': ['401'],
  'code.notSent': failed,
  'code.refused': ['200 che rifiuta'],
  'code.sent': ['200'],
  'code.unanswered': ['nessuna risposta'],
  'connection.missing': ['nessuna risposta'],
  'file.delayed': ['429'],
  'file.unreadable': ['200'],
  'draft.cleared': any,
  'draft.saved': any,
  'draft.notSaved': any,
  'draft.read': any,
  'files.refused': ['400'],
  'header.found': ['200'],
  'header.unknown': any,
  'overview.counted': any,
  'point.found': any,
  'point.unknown': any,
  'requests.counted': any,
  'secret.needed': [],
  'session.changed': [],
  'session.expired': ['401', '408'],
  'upload.progressed': [],
  'users.answered': any,
};
