import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withModules } from './charts.mjs';
import { install, stopWith } from './install.mjs';

const usage = `Uso: npm run conformance -- https://back.end --user <utente> --password <password>
     npm run conformance -- https://back.end --token <token>

  --reading              solo le chiamate che non cambiano nulla
  --only a,b             solo queste chiamate
  --origin https://...   l'origine del portale, se è un'altra: si controlla che sia ammessa
  --plan prova.json      altri utenti, i codici, i dati di una registrazione (docs/reference/atlas.md)
  --config config.json   gli indirizzi di un back end che non usa quelli predefiniti

Senza --reading sono inviate tutte le chiamate, e cambiano numero, e-mail e password dell'utente: uno di prova.
Without --reading every call is sent, which changes the user's number, e-mail and password: use one made for tests.
Esce con 0 solo se tutto è stato provato ed è conforme. / Exits with 0 only if all was tested and conforms.`;

const options = {
  token: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  plan: { type: 'string' },
  config: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string' },
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

/** A file of JSON that fits its schema; what is wrong in it ends the command. */
const fileAs = (v, schema, path) => {
  try {
    return v.parse(schema, path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const where = error.issues?.map((issue) => v.getDotPath(issue)).join(', ') ?? '';
    return stopWith(`${path}: ${error.message} ${where}`);
  }
};

/** Addresses of the configuration, seen from the back end. */
const seenFrom = (base, configuration) => {
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

const mark = ({ faults, untested }) => {
  if (faults.length > 0) return '✗';
  return untested.length > 0 ? '?' : '✓';
};

const printResult = (checked, { faultWords, untestedWords }) => {
  const { alias, status, faults, untested } = checked;
  say(`${mark(checked)} ${alias} (${status ?? '-'})`);
  for (const { it, en } of faults.map(faultWords)) say(`    IT ${it}\n    EN ${en}`);
  for (const { it, en } of untested.map(untestedWords))
    say(`    IT non provato: ${it}\n    EN not tested: ${en}`);
};

const { values, positionals } = parsed();
const [base] = positionals;
if (base === undefined || !URL.canParse(base)) stopWith(usage);
if (values.token === undefined && (values.user === undefined || values.password === undefined))
  stopWith(usage);
install();

await withModules(async (load) => {
  const v = await import('valibot');
  const { checkConformance } = await load('/acquirer/conformance/check.ts');
  const { exitStatusOf, verdictOn } = await load('/acquirer/conformance/faults.ts');
  const words = await load('/acquirer/conformance/words.ts');
  const { plan } = await load('/acquirer/conformance/plan.ts');
  const { configuration } = await load('/acquirer/contract/configuration.ts');
  const { calls } = await load('/acquirer/contract/calls.ts');
  const { token, user, password, origin, only, reading } = values;
  const wanted = only?.split(',');
  const unknown = wanted?.filter((alias) => calls[alias] === undefined) ?? [];
  if (unknown.length > 0) stopWith(`Chiamate che non ci sono: ${unknown.join(', ')}`);
  const all = [];
  for await (const checked of checkConformance({
    configuration: seenFrom(base, fileAs(v, configuration, values.config)),
    plan: fileAs(v, plan, values.plan),
    isReading: reading,
    token,
    user,
    password,
    origin,
    only: wanted,
  })) {
    all.push(checked);
    printResult(checked, words);
  }
  const { right, wrong, untested } = verdictOn(all);
  say(`
${all.length} chiamate: ${right} conformi, ${wrong} non conformi, ${untested} non provate.
${all.length} calls: ${right} conform, ${wrong} do not conform, ${untested} not tested.`);
  process.exitCode = exitStatusOf(all);
});
