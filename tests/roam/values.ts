import type { Model } from './model';

export interface Situation {
  readonly model: Model;
  /** Who is signed in, or was last. */
  readonly user: string;
  readonly path: string;
  /** Counts up, so that what must be new is new. */
  readonly number: number;
}

type Value = (at: Situation) => string;

const twoDigits = (number: number) => String((number % 90) + 10);
const freshPassword: Value = ({ number }) => `Cammino${twoDigits(number)}x`;
const freshEmail: Value = ({ number }) => `persona${twoDigits(number)}@roam.example.it`;
const freshPhone: Value = ({ number }) => `+3934700011${twoDigits(number)}`;
const passwordOf: Value = ({ model, user }) => model.accountOf(user)?.password ?? '';

const inItaly = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('/');

/** A valid input for a field. */
const well: readonly (readonly [RegExp, Value])[] = [
  [/^User ID$/, ({ user }) => user],
  [/^VECCHIA PASSWORD/, passwordOf],
  [/PASSWORD/i, freshPassword],
  [/^Username/, ({ number }) => `camminatore${twoDigits(number)}`],
  [/EMAIL|E-mail/i, freshEmail],
  [/NUMERO DI TELEFONO|Telefono/i, freshPhone],
  [/^CODICE OTP/, ({ model }) => model.lastMessage()?.code ?? '123456'],
  [/^Codice Punto Vendita/, () => '5000000001'],
  [/^Codice Società/, () => '0123456789'],
  [/^Partita IVA/, () => '01234567890'],
  [/^CAP/, () => '20121'],
  [/^Nome/, () => 'Anna'],
  [/^Cognome/, () => 'Rossi'],
  [/^Codice fiscale/, () => 'RSSNNA80A41F205X'],
  [/^Fax/, () => '0212345678'],
  [/^Importo.*da$/, () => '1'],
  [/^Importo.*a$/, () => '900'],
  [/^ABI/, () => '03069'],
  [/POS/, () => ''],
  [/^Numero Carta/, () => ''],
  [/^Data da/, () => inItaly(90)],
  [/^al$/, () => inItaly(0)],
  [/^Messaggio/, ({ number }) => `Allego lo scontrino numero ${number}.`],
  [/^Cerca/, () => 'a'],
];

export const valueFor = (label: string, situation: Situation) =>
  well.find(([pattern]) => pattern.test(label))?.[1](situation) ?? 'prova';

/** What people write by mistake. */
export const mistakes = [
  '',
  ' ',
  '1',
  'abc',
  '12345',
  '999999999999999999999999999999',
  "d'Aò",
  'àèìòù@',
  '<b>ciao</b>',
  '+39 ',
  'anna.rossi@example',
  '01/13/2026',
  '🙂🙂',
  'perché no? perché no? perché no? perché no? perché no? perché no?',
] as const;

const secret = /password|codice otp|numero carta/i;
export const isSecret = (label: string) => secret.test(label);
