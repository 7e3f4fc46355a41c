import { wrongOldPassword } from '../call';
import type { Preferences } from '../preferences';
import type { Examples } from './example';

type SettingsAlias =
  | 'setLoginPhone'
  | 'confirmFirstLoginPhone'
  | 'SEND_OTP_OLD_TEL'
  | 'SEND_OTP_PASSWORD'
  | 'validateOldPhoneOtp'
  | 'SEND_OTP_AND_NEW_TEL'
  | 'validateNewPhoneOtp'
  | 'confirmPasswordChange'
  | 'recoverPassword'
  | 'confirmRecovery'
  | 'updateEmail'
  | 'getPreferences'
  | 'savePreferences';

const saved = {
  theme: 'dark',
  rows: 'dense',
  searches: [
    {
      name: 'Differenze',
      address: '/Home/Riepilogo?month=202610&orderBy=-difference',
      month: 'last',
    },
  ],
  recent: ['/Home/Movimenti?month=202610&minAmount=100'],
  columns: { unpaid: { order: ['amount', 'branchCode'], hidden: ['reason'] } },
} satisfies Preferences;

export const settings: Examples<SettingsAlias> = {
  setLoginPhone: {
    purpose: 'Give the first mobile phone, and send it a one-time code',
    notes: 'For a user whom `welcome` answers 206. 400: no code is sent to this number.',
    does: 'Indica il primo numero di cellulare e vi invia un codice OTP',
    wrong: { cellNumber: '333' },
    request: { cellNumber: '+393331234567' },
    answer: {},
  },
  confirmFirstLoginPhone: {
    purpose: 'Confirm the first mobile phone',
    notes: 'The code that `setLoginPhone` has sent to this number.',
    does: 'Conferma il primo numero di cellulare',
    wrong: { otp: '12' },
    request: { newCellNumber: '+393331234567', otp: '123456' },
    answer: {},
    error: { status: 406, body: { details: ['5709'] } },
  },
  SEND_OTP_OLD_TEL: {
    purpose: 'Send a one-time code to the phone in use',
    notes: 'A new code voids the one before.',
    does: 'Invia un codice OTP al numero in uso',
    request: {},
    answer: true,
  },
  SEND_OTP_PASSWORD: {
    purpose: 'Send a one-time code for a new password',
    notes: 'A new code voids the one before.',
    does: 'Invia un codice OTP per una nuova password',
    request: {},
    answer: true,
  },
  validateOldPhoneOtp: {
    purpose: 'Confirm the code sent to the phone in use',
    notes: 'The code that `SEND_OTP_OLD_TEL` has sent.',
    does: 'Conferma il codice inviato al numero in uso',
    wrong: { otp: '12' },
    request: { otp: '123456', user: 'ristretto01' },
    answer: {},
    error: { status: 406, body: { details: ['5704'] } },
  },
  SEND_OTP_AND_NEW_TEL: {
    purpose: 'Give a new phone number, and send it a one-time code',
    notes:
      '400: no code is sent to this number. 403: the number in use is not confirmed, or no longer.',
    does: 'Indica un nuovo numero e vi invia un codice OTP',
    wrong: { cellNumber: '333' },
    request: { cellNumber: '+393337654321' },
    answer: true,
  },
  validateNewPhoneOtp: {
    purpose: 'Confirm the new phone number',
    notes: 'The code that `SEND_OTP_AND_NEW_TEL` has sent to this number.',
    does: 'Conferma il nuovo numero di cellulare',
    wrong: { otp: '12' },
    request: { newCellNumber: '+393337654321', otp: '123456' },
    answer: {},
    error: { status: 406, body: { details: ['5708'] } },
  },
  confirmPasswordChange: {
    purpose: 'Change the password, confirmed by a one-time code',
    notes:
      'The code of `SEND_OTP_PASSWORD`. A wrong `oldPassword` is 500 with the detail `400 null`, a weak `newPassword` 400. `oldPassword` is `""` where `welcome` answers 205.',
    does: 'Cambia la password, confermata da un codice OTP',
    wrong: { otp: '12' },
    request: { newPassword: 'Tagliatelle2026', oldPassword: 'Lasagne2026', otp: '123456' },
    answer: {},
    error: { status: 500, body: { details: [wrongOldPassword] } },
  },
  recoverPassword: {
    purpose: 'Send a one-time code for a forgotten password, or to unlock a user',
    notes:
      'To the known phone of a user, named by User ID or e-mail. The same answer for an unknown user, after the same time.',
    does: 'Invia un codice OTP a chi ha dimenticato la password, o è bloccato',
    wrong: { user: '' },
    request: { user: 'ristretto01' },
    answer: {},
  },
  confirmRecovery: {
    purpose: 'Choose a new password with the code of a recovery, and unlock the user',
    notes:
      'The code of `recoverPassword`, asked for by the same session id. An unknown user is refused as a wrong code is. A weak `newPassword` is 400, and so is one used before, after the code.',
    does: 'Sceglie una nuova password con il codice del recupero, e sblocca l’utenza',
    wrong: { otp: '12' },
    request: { user: 'ristretto01', otp: '123456', newPassword: 'Orecchiette2026' },
    answer: {},
    error: { status: 406, body: { details: ['5709'] } },
  },
  updateEmail: {
    purpose: 'Change the e-mail address',
    notes: 'For a user without an e-mail it sends a code there, for `VERIFY_OTP_USER`.',
    does: 'Cambia l’indirizzo e-mail',
    wrong: { email: 'nessuna' },
    request: { email: 'nuova@example.it' },
    answer: {},
    error: { status: 400, body: { details: ['5903'] } },
  },
  getPreferences: {
    purpose: 'Read what the user prefers',
    notes: 'What the user has saved last, or the usual choices.',
    does: 'Legge le preferenze dell’utente',
    needs: [
      'theme',
      'rows',
      'searches.0.name',
      'searches.0.address',
      'searches.0.month',
      'recent.0',
    ],
    request: {},
    answer: saved,
  },
  savePreferences: {
    purpose: 'Save what the user prefers',
    notes: 'Replaces what was saved before.',
    does: 'Salva le preferenze dell’utente',
    wrong: { theme: 'verde' },
    request: saved,
    answer: {},
  },
};
