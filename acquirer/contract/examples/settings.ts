import { wrongOldPassword } from '../call';
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
  | 'updateEmail';

export const settings: Examples<SettingsAlias> = {
  setLoginPhone: { request: { cellNumber: '+393331234567' }, answer: {} },
  confirmFirstLoginPhone: {
    request: { newCellNumber: '+393331234567', otp: '123456' },
    answer: {},
    error: { status: 406, body: { details: ['5709'] } },
  },
  SEND_OTP_OLD_TEL: { request: {}, answer: true },
  SEND_OTP_PASSWORD: { request: {}, answer: true },
  validateOldPhoneOtp: {
    request: { otp: '123456', user: 'ristretto01' },
    answer: {},
    error: { status: 406, body: { details: ['5704'] } },
  },
  SEND_OTP_AND_NEW_TEL: { request: { cellNumber: '+393337654321' }, answer: true },
  validateNewPhoneOtp: {
    request: { newCellNumber: '+393337654321', otp: '123456' },
    answer: {},
    error: { status: 406, body: { details: ['5708'] } },
  },
  confirmPasswordChange: {
    request: { newPassword: 'Tagliatelle2026', oldPassword: 'Lasagne2026', otp: '123456' },
    answer: {},
    error: { status: 500, body: { details: [wrongOldPassword] } },
  },
  updateEmail: {
    request: { email: 'nuova@example.it' },
    answer: {},
    error: { status: 400, body: { details: ['5903'] } },
  },
};
