import { isIP } from 'node:net';
import * as v from 'valibot';
import { readSecrets } from './common/secret-files';
import { StartError } from './common/start-error';

const origin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const hasProtocol = (text: string, protocols: RegExp) =>
  URL.canParse(text) && protocols.test(new URL(text).protocol);

const isSmtp = (text: string) => hasProtocol(text, /^smtps?:$/) && new URL(text).hostname !== '';
const isHttp = (text: string) => hasProtocol(text, /^https?:$/);

const isDecodable = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const credentialsOf = (address: string) => {
  const { username, password } = new URL(address);
  return [username, password];
};

/** Credentials in an address can be read: each `%` begins the code of a character. */
const areCredentialsEncoded = (address: string) =>
  !URL.canParse(address) || credentialsOf(address).every(isDecodable);

const areCredentialsWhole = (address: string) =>
  !URL.canParse(address) || new Set(credentialsOf(address).map((one) => one === '')).size === 1;

const encoded = (name: string) =>
  v.check(
    areCredentialsEncoded,
    `${name} deve avere utente e password con i caratteri speciali codificati, per esempio %25 per %.`,
  );

/** `name <address>`, the name in quotes or not, or an address alone. */
const sender =
  /^(?:(?<name>[^<>"\r\n]+?|"[^<>"\r\n]+") *<(?<inside>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/;

/** The address that e-mails come from; `name` is shown beside it, '' for none. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const senderOf = (text: string): Sender => {
  const { name = '', inside, bare = '' } = sender.exec(text)?.groups ?? {};
  return { name: name.replaceAll('"', ''), address: inside ?? bare };
};

const wholeNumber = (least: number, most: number, sentence: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );

const yesOrNo = (name: string) =>
  v.pipe(
    v.picklist(['0', '1'], `${name} deve essere 1 (sì) oppure 0 (no).`),
    v.transform((value) => value === '1'),
  );

const seedScale = 'SEED_SCALE deve essere un numero tra 0 e 10, per esempio 1 oppure 0.1.';
const origins =
  'PORTAL_ORIGINS deve elencare, separate da virgole, origini come https://portale.esempio.it, senza percorso.';

/** The countries of the SEPA area. */
const sepaPrefixes =
  '+30,+31,+32,+33,+34,+351,+352,+353,+354,+355,+356,+357,+358,+359,+36,+370,+371,+372,+373,+376,+377,+378,+379,+381,+382,+385,+386,+389,+39,+40,+41,+420,+421,+423,+43,+44,+45,+46,+47,+48,+49';

const isLoopback = (host: string) => host === '::1' || host.startsWith('127.');

const schema = v.object({
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isIP(text) !== 0,
        'HOST deve essere un indirizzo IP di questa macchina, per esempio 127.0.0.1 oppure 0.0.0.0.',
      ),
    ),
    '127.0.0.1',
  ),
  PORT: v.optional(
    wholeNumber(0, 65_535, 'PORT deve essere un numero di porta tra 0 e 65535.'),
    '4173',
  ),
  ADMIN_PORT: v.optional(
    wholeNumber(0, 65_535, 'ADMIN_PORT deve essere un numero di porta tra 0 e 65535.'),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\/\S+$/,
        'DATABASE_URL deve essere un indirizzo come postgresql://utente@host:5432/database.',
      ),
      v.regex(
        /^(?!.*[?&]target_session_attrs=(?!(any|read-write|primary)(&|$)))/,
        'DATABASE_URL deve avere come target_session_attrs any, read-write oppure primary.',
      ),
    ),
  ),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\/\S+$/,
        'DATABASE_READ_URL deve essere un indirizzo come postgresql://utente@replica1:5432,replica2:5432/database.',
      ),
    ),
  ),
  READ_LAG_SECONDS: v.optional(
    wholeNumber(1, 3600, 'READ_LAG_SECONDS deve essere un numero intero tra 1 e 3600.'),
    '5',
  ),
  LOGIN_RETURN: v.optional(
    v.picklist(['code', 'token'], 'LOGIN_RETURN deve essere code oppure token.'),
    'code',
  ),
  SEED_SCALE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}(\.\d{1,4})?$/, seedScale),
      v.transform(Number),
      v.maxValue(10, seedScale),
    ),
    '1',
  ),
  DEMO: v.optional(yesOrNo('DEMO')),
  REQUEST_LOG: v.optional(yesOrNo('REQUEST_LOG'), '0'),
  DRAIN_SECONDS: v.optional(
    wholeNumber(0, 600, 'DRAIN_SECONDS deve essere un numero intero tra 0 e 600.'),
    '0',
  ),
  POOL_SIZE: v.optional(
    wholeNumber(1, 1000, 'POOL_SIZE deve essere un numero intero tra 1 e 1000.'),
    '10',
  ),
  NAMED_STATEMENTS: v.optional(yesOrNo('NAMED_STATEMENTS'), '1'),
  STATEMENT_SECONDS: v.optional(
    wholeNumber(1, 600, 'STATEMENT_SECONDS deve essere un numero intero tra 1 e 600.'),
    '8',
  ),
  TRUST_PROXY: v.optional(yesOrNo('TRUST_PROXY'), '0'),
  LOGINS_PER_MINUTE: v.optional(
    wholeNumber(1, 1_000_000, 'LOGINS_PER_MINUTE deve essere un numero intero maggiore di 0.'),
    '120',
  ),
  CODES_PER_HOUR: v.optional(
    wholeNumber(1, 1_000_000, 'CODES_PER_HOUR deve essere un numero intero maggiore di 0.'),
    '60',
  ),
  CODES_PER_COMPANY_DAY: v.optional(
    wholeNumber(1, 1_000_000, 'CODES_PER_COMPANY_DAY deve essere un numero intero maggiore di 0.'),
    '200',
  ),
  CODES_PER_HOUR_IN_ALL: v.optional(
    wholeNumber(1, 1_000_000, 'CODES_PER_HOUR_IN_ALL deve essere un numero intero maggiore di 0.'),
    '2000',
  ),
  PHONE_PREFIXES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\+\d{0,14}(,\+\d{0,14})*$/,
        'PHONE_PREFIXES deve elencare, separati da virgole, prefissi come +39,+41, oppure + per tutti.',
      ),
      v.transform((text) => text.split(',')),
    ),
    sepaPrefixes,
  ),
  VISITOR_CHECK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isHttp,
        'VISITOR_CHECK_URL deve essere un indirizzo come https://controllo.esempio.it/visitatore.',
      ),
    ),
  ),
  OTP_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'OTP_SECRET deve avere almeno 32 caratteri.')),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSmtp,
        'SMTP_URL deve essere un indirizzo come smtps://utente:password@posta.esempio.it:465.',
      ),
      encoded('SMTP_URL'),
      v.check(
        areCredentialsWhole,
        'SMTP_URL deve avere utente e password, oppure nessuno dei due.',
      ),
    ),
  ),
  SMTP_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        sender,
        'SMTP_FROM deve essere un indirizzo e-mail, anche con un nome: Portale Esercenti <portale@esempio.it>.',
      ),
      v.transform(senderOf),
    ),
    'portale@localhost',
  ),
  SMS_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isHttp,
        'SMS_WEBHOOK_URL deve essere un indirizzo come https://sms.esempio.it/invio.',
      ),
      encoded('SMS_WEBHOOK_URL'),
    ),
  ),
  SMS_WEBHOOK_AUTHORIZATION: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\x20-\x7e]+$/,
        'SMS_WEBHOOK_AUTHORIZATION deve essere il valore di un’intestazione su una sola riga, come Bearer abc123.',
      ),
    ),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        origin,
        'PUBLIC_URL deve essere un’origine come https://accesso.esempio.it, senza percorso.',
      ),
    ),
  ),
  PORTAL_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
      ),
      v.everyItem(origin, origins),
    ),
    '',
  ),
  PORTAL_CONFIG: v.optional(v.string()),
  PORTAL_DIR: v.optional(v.string(), './dist'),
});

/** A database configured by the operator is a demonstration only on request. */
const withDemo = v.pipe(
  schema,
  v.transform(({ DEMO, ...rest }) => ({ ...rest, DEMO: DEMO ?? rest.DATABASE_URL === undefined })),
  v.check(
    ({ DEMO, HOST }) => !DEMO || isLoopback(HOST),
    'HOST può essere solo un indirizzo locale, come 127.0.0.1: una dimostrazione mostra codici e messaggi a chi la raggiunge. Per un’installazione reale indicare DEMO=0.',
  ),
  v.check(
    ({ DATABASE_URL, DATABASE_READ_URL }) =>
      DATABASE_READ_URL === undefined || DATABASE_URL !== undefined,
    'DATABASE_READ_URL deve indicare le repliche del database di DATABASE_URL, che manca.',
  ),
  v.check(
    ({ DEMO, SMTP_URL, SMTP_FROM }) =>
      DEMO || SMTP_URL === undefined || /@[^@]+\.[^@]+$/.test(SMTP_FROM.address),
    'SMTP_FROM deve indicare un mittente con il suo dominio, come portale@esempio.it: da un indirizzo come portale@localhost i server di posta non accettano e-mail.',
  ),
  v.check(
    ({ SMS_WEBHOOK_URL, SMS_WEBHOOK_AUTHORIZATION }) =>
      SMS_WEBHOOK_AUTHORIZATION === undefined || SMS_WEBHOOK_URL !== undefined,
    'SMS_WEBHOOK_AUTHORIZATION deve accompagnare SMS_WEBHOOK_URL, che manca.',
  ),
  v.check(
    ({ SMS_WEBHOOK_URL, SMS_WEBHOOK_AUTHORIZATION }) =>
      SMS_WEBHOOK_AUTHORIZATION === undefined ||
      SMS_WEBHOOK_URL === undefined ||
      credentialsOf(SMS_WEBHOOK_URL).every((one) => one === ''),
    'SMS_WEBHOOK_AUTHORIZATION deve mancare se SMS_WEBHOOK_URL contiene utente e password: la richiesta porta una sola autorizzazione.',
  ),
);

/** The settings of the process, from its environment; those without a default may be absent. */
export type Environment = v.InferOutput<typeof withDemo>;

/** What a real installation cannot do for lack of a setting, one sentence each; none in a demonstration. */
export const shortcomings = ({ DEMO, SMTP_URL, SMS_WEBHOOK_URL, PUBLIC_URL }: Environment) =>
  [
    SMS_WEBHOOK_URL ??
      'SMS_WEBHOOK_URL manca: nessun codice OTP parte per SMS. Registrazione, cambio del telefono e cambio della password rispondono 503.',
    SMTP_URL ??
      'SMTP_URL manca: nessuna e-mail parte, né codici OTP né avvisi; il primo indirizzo e-mail risponde 503.',
    PUBLIC_URL ??
      'PUBLIC_URL manca: solo a chi apre il portale su questa macchina (localhost) le e-mail portano collegamenti. Agli altri mancano quelli per annullare un nuovo indirizzo e per ammettere un’utenza: la seconda utenza di una società o di un punto vendita non può entrare, e scade dopo 72 ore.',
  ].filter((sentence) => !DEMO && sentence.includes(' manca: '));

/**
 * Reads the environment and the files of its secrets. Every wrong value is one Italian sentence of
 * the StartError; an empty one is an absent one.
 */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>) => {
  const given = Object.entries(readSecrets(variables)).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = v.safeParse(withDemo, Object.fromEntries(given));
  if (parsed.success) return parsed.output;
  throw new StartError(parsed.issues.map((issue) => issue.message).join('\n'));
};
