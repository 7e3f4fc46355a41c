import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withModules } from './charts.mjs';
import { install, stopWith } from './install.mjs';

const usage = `Uso: npm run conformance -- https://back.end --token <token>
     npm run conformance -- https://back.end --user <utente> --password <password>

  --config config.json   gli indirizzi di un back end che non usa quelli predefiniti
  --origin https://...   l'origine del portale, se è un'altra: si controlla che sia ammessa
  --reading              solo le chiamate che non cambiano nulla

Senza --reading sono inviate tutte le chiamate, con gli esempi del contratto: con un'utenza di prova.
Without --reading every call is sent, with the contract's examples: use a user made for tests.`;

const options = {
  token: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  config: { type: 'string' },
  origin: { type: 'string' },
  reading: { type: 'boolean', default: false },
};

const parsed = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stopWith(`${error.message}\n${usage}`);
  }
};

const say = (line) => process.stdout.write(`${line}\n`);

/** Addresses of the configuration, seen from the back end. */
const configurationOf = (given, base, parse) => {
  const configuration = parse(given);
  const whole = (address) => new URL(address, base).href.replace(/\/$/, '');
  const { authentication } = configuration;
  return {
    ...configuration,
    apiBaseUrl: whole(configuration.apiBaseUrl),
    authentication: {
      ...authentication,
      loginUrl: whole(authentication.loginUrl),
      tokenUrl: whole(authentication.tokenUrl),
    },
  };
};

/** Logs in as the form of the portal does, and exchanges the code that comes back. */
const tokenOf = async ({ authentication }, { user, password, origin, base }) => {
  const { loginUrl, tokenUrl, userField, passwordField, successUrlField } = authentication;
  const success = `${origin ?? new URL(base).origin}/login`;
  const form = { [userField]: user, [passwordField]: password, [successUrlField]: success };
  const answer = await fetch(loginUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { Origin: new URL(success).origin },
  });
  const query = new URL(answer.headers.get('location') ?? '', success).searchParams;
  const token = query.get('token');
  const code = query.get('code');
  if (token !== null) return token;
  if (code === null) return stopWith('La login non è riuscita. / The login did not succeed.');
  const exchanged = await fetch(tokenUrl, {
    method: 'POST',
    headers: { domain: authentication.domain, 'session-id': sessionId },
    body: new URLSearchParams({
      code,
      redirect_uri: success,
      grant_type: 'authorization_code',
      client_id: authentication.clientId,
    }),
  });
  const { access_token: made } = await exchanged.json();
  return made ?? stopWith('Il codice non dà un token. / The code gives no token.');
};

const sessionId = randomUUID();

const tell = ({ alias, status, faults }, faultWords) => {
  say(`${faults.length === 0 ? '✓' : '✗'} ${alias} (${status ?? '-'})`);
  for (const { it, en } of faults.map(faultWords)) say(`    IT ${it}\n    EN ${en}`);
};

const { values, positionals } = parsed();
const [base] = positionals;
if (base === undefined || !URL.canParse(base)) stopWith(usage);
if (values.token === undefined && (values.user === undefined || values.password === undefined))
  stopWith(usage);
install();

await withModules(async (load) => {
  const { checkConformance } = await load('/acquirer/conformance/check.ts');
  const { faultWords } = await load('/acquirer/conformance/words.ts');
  const { configuration: schema } = await load('/acquirer/contract/configuration.ts');
  const { parse } = await import('valibot');
  const given = values.config === undefined ? {} : JSON.parse(readFileSync(values.config, 'utf8'));
  const configuration = configurationOf(given, base, (raw) => parse(schema, raw));
  const token = values.token ?? (await tokenOf(configuration, { ...values, base }));
  const { origin, reading: isReading } = values;
  let [all, wrong] = [0, 0];
  for await (const checked of checkConformance({
    configuration,
    token,
    sessionId,
    isReading,
    ...(origin && { origin }),
  })) {
    all += 1;
    if (checked.faults.length > 0) wrong += 1;
    tell(checked, faultWords);
  }
  say(`\n${all} chiamate, ${wrong} non conformi. / ${all} calls, ${wrong} do not conform.`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
