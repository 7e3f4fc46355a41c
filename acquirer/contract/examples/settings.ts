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
    request: { cellNumber: '+393331234567' },
    answer: {},
  },
  confirmFirstLoginPhone: {
    purpose: 'Confirm the first mobile phone',
    request: { newCellNumber: '+393331234567', otp: '123456' },
    answer: {},
    error: { status: 406, body: { details: ['5709'] } },
  },
  SEND_OTP_OLD_TEL: {
    purpose: 'Send a one-time code to the phone in use',
    request: {},
    answer: true,
  },
  SEND_OTP_PASSWORD: {
    purpose: 'Send a one-time code for a new password',
    request: {},
    answer: true,
  },
  validateOldPhoneOtp: {
    purpose: 'Confirm the code sent to the phone in use',
    request: { otp: '123456', user: 'ristretto01' },
    answer: {},
    error: { status: 406, body: { details: ['5704'] } },
  },
  SEND_OTP_AND_NEW_TEL: {
    purpose: 'Give a new phone number, and send it a one-time code',
    request: { cellNumber: '+393337654321' },
    answer: true,
  },
  validateNewPhoneOtp: {
    purpose: 'Confirm the new phone number',
    request: { newCellNumber: '+393337654321', otp: '123456' },
    answer: {},
    error: { status: 406, body: { details: ['5708'] } },
  },
  confirmPasswordChange: {
    purpose: 'Change the password, confirmed by a one-time code',
    request: { newPassword: 'Tagliatelle2026', oldPassword: 'Lasagne2026', otp: '123456' },
    answer: {},
    error: { status: 500, body: { details: [wrongOldPassword] } },
  },
  updateEmail: {
    purpose: 'Change the e-mail address',
    request: { email: 'nuova@example.it' },
    answer: {},
    error: { status: 400, body: { details: ['5903'] } },
  },
  getPreferences: {
    purpose: 'Read what the user prefers',
    request: {},
    answer: saved,
  },
  savePreferences: {
    purpose: 'Save what the user prefers',
    request: saved,
    answer: {},
  },
};
