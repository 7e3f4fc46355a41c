import type { Examples } from './example';

type RegistrationAlias =
  | 'register/merchant'
  | 'register/pos'
  | 'validateMerchantUser'
  | 'validatePosUser'
  | 'VERIFY_OTP_USER'
  | 'VERIFY_OTP_POS';

export const registration: Examples<RegistrationAlias> = {
  'register/merchant': {
    purpose: 'Register a company',
    notes:
      '400, 403, 404 and 406 say that the data cannot be used; 500 that the portal asks again.',
    does: 'Registra una società',
    wrong: { codVat: '1' },
    request: {
      cell: '+393331234567',
      codVat: '01234567890',
      codZip: '20121',
      companyCode: '0123456789',
      name: 'Giulia',
      surname: "D'Angelo",
      taxCode: 'DNGGLI80A41F205X',
      email: 'giulia.dangelo@example.it',
      captcha: true,
    },
    answer: {},
    error: { status: 406, body: { details: ['5801'] } },
  },
  'register/pos': {
    purpose: 'Register a single point of sale',
    notes:
      '400, 403, 404 and 406 say that the data cannot be used; 500 that the portal asks again.',
    does: 'Registra un singolo punto vendita',
    wrong: { codVat: '1' },
    request: {
      cell: '+39333123456',
      codVat: '01234567890',
      codZip: '20121',
      companyCode: '0123456789',
      posCod: '5000000001',
      captcha: true,
    },
    answer: {},
    error: { status: 500, body: { details: ['5802'] } },
  },
  validateMerchantUser: {
    purpose: 'Check the credentials a company has chosen, and send a one-time code',
    notes: 'Of the session that has made `register/merchant`. `false`: no code was sent now.',
    does: 'Controlla le credenziali scelte da una società e invia un codice OTP',
    wrong: { password: 'corta' },
    request: { username: 'trattorie2026', password: 'Lasagne2026' },
    answer: {},
  },
  validatePosUser: {
    purpose: 'Check the credentials a point of sale has chosen, and send a one-time code',
    notes: 'Of the session that has made `register/pos`. `false`: no code was sent now.',
    does: 'Controlla le credenziali scelte da un punto vendita e invia un codice OTP',
    wrong: { password: 'corta' },
    request: {
      username: 'trattoria12',
      password: 'Lasagne2026',
      email: 'negozio@example.it',
    },
    answer: {},
  },
  VERIFY_OTP_USER: {
    purpose: 'Confirm the one-time code of a user',
    notes: 'Of a registration, or of a first e-mail address; the user can then log in.',
    does: 'Conferma il codice OTP di un utente',
    wrong: { otp: '12' },
    request: { otp: '123456', user: 'trattorie2026' },
    answer: {},
    error: { status: 406, body: { details: ['5707'] } },
  },
  VERIFY_OTP_POS: {
    purpose: 'Confirm the one-time code of a point of sale',
    notes: 'Of a registration; the user can then log in.',
    does: 'Conferma il codice OTP di un punto vendita',
    wrong: { otp: '12' },
    request: { otp: '123456', user: 'trattoria12' },
    answer: {},
    error: { status: 406, body: { details: ['5704'] } },
  },
};
