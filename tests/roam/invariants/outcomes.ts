import { wasDone } from '../model';
import type { Said } from '../wire';
import { isNewOn, movesOn, type Observation, pressedName, type Rule } from './observation';

/** The words of a result page that say it went well. */
const successes = [
  'Operazione andata a buon fine!',
  'Registrazione eseguita correttamente!',
  "La registrazione all'Ebox è avvenuta con successo",
  'La richiesta è stata effettuata correttamente.',
  'La modifica della password è avvenuta con successo.',
];

const failures = [
  'Operazione non andata a buon fine!',
  "La registrazione all'Ebox non è avvenuta",
  'La registrazione al portale non è avvenuta',
];

/** Texts that admit an unknown result. */
const unsure = /potrebbe essere|Esito sconosciuto/;

const enrolling = ['ENROLL_EBOX', 'MODIFY_EBOX', 'ADD_MULTIPLE_ADMIN'];

/** The result of an enrolment is kept: it is shown again after other flows have ended. */
const conclusionOf = ({ model, after }: Observation) => {
  const isOfEnrolment = after.path.startsWith('/DisputeOnline');
  return model.conclusion((alias) => enrolling.includes(alias) === isOfEnrolment);
};

const aliasOf = (said: Said | null) => said?.alias ?? 'nessuna chiamata';

export const showsSuccess: Rule = (observation) => {
  if (!movesOn(observation)) return [];
  const words = successes.find((each) => isNewOn(observation, each));
  if (words === undefined) return [];
  const conclusion = conclusionOf(observation);
  return conclusion !== null && wasDone(conclusion)
    ? []
    : [`«${words}» soltanto se è stato fatto; il servizio ha rifiutato ${aliasOf(conclusion)}`];
};

export const showsFailure: Rule = (observation) => {
  if (!movesOn(observation)) return [];
  const words = failures.find((each) => isNewOn(observation, each));
  if (words === undefined || unsure.test(observation.after.text)) return [];
  const conclusion = conclusionOf(observation);
  // These change nothing: the code of the old number, the managers before the recap, a first e-mail
  // that still waits for its code.
  const changesNothing = ['validateOldPhoneOtp', 'ADD_MULTIPLE_ADMIN'];
  if (observation.before.path === '/InsertEmail') changesNothing.push('updateEmail');
  if (conclusion?.lost && changesNothing.includes(conclusion.alias)) return [];
  return conclusion !== null && wasDone(conclusion)
    ? [
        `la conferma di quanto è stato fatto; si legge «${words}» e il servizio ha eseguito ${conclusion.alias}`,
      ]
    : [];
};

const wentWrong = ({ status, lost }: Said) => lost !== null || status >= 400;

/** The page of errors comes two seconds after a lost call (decision 38), which may be some steps later. */
const stepsInDoubt = 3;

export const fearsNothing: Rule = (observation) => {
  if (!movesOn(observation) || observation.before.path.startsWith('/ErrorPage')) return [];
  if (!isNewOn(observation, 'Ops! Qualcosa non va...')) return [];
  return observation.calls.some(wentWrong) || observation.stepsSinceLoss <= stepsInDoubt
    ? []
    : ['una pagina; si legge «Ops! Qualcosa non va...» e il servizio ha risposto bene a tutto'];
};

export const expiresTruly: Rule = (observation) => {
  if (!isNewOn(observation, 'Sessione scaduta')) return [];
  return observation.calls.some(({ status }) => status === 401 || status === 408)
    ? []
    : ['una sessione in corso; si legge «Sessione scaduta» e nessuna risposta lo dice'];
};

export const locksNobodyInnocent: Rule = (observation) => {
  if (!isNewOn(observation, 'Utenza bloccata')) return [];
  const user = observation.model.lastUser();
  return observation.model.mayBeLocked(user)
    ? []
    : [
        `«${user}» libero di entrare, perché non ha dato tre risposte errate; si legge «Utenza bloccata»`,
      ];
};

/**
 * A copied tab may show a flow that the other one has ended; after a lost answer the result is
 * unknown.
 */
const endedElsewhere = [
  'the old number must be confirmed first',
  'email: emailIsOld',
  'cellNumber: phoneIsOld',
];

/** What the acquirer must never answer, whatever the portal asks. */
const unforeseen = ({ status, alias, answer }: Said, hasRegistered: boolean) => {
  const details = (answer as { details?: string[] } | null)?.details ?? [];
  if (status < 400 || [401, 406, 408, 409].includes(status)) return false;
  if (hasRegistered && details[0] === 'no registration under way') return false;
  if (endedElsewhere.includes(details[0] ?? '')) return false;
  // An address in the history may name a point of the previous user.
  if (status === 403 && details[0] === 'codPos: not your point of sale') return false;
  // A user with a number can open /InsertTelephone; the acquirer keeps the existing number.
  if (status === 403 && alias === 'setLoginPhone') return false;
  if (status === 500) return details[0] !== '400 null' && !alias.startsWith('register/');
  return true;
};

export const asksWhatIsAnswered: Rule = ({ calls, model }) =>
  calls
    .filter((said) => unforeseen(said, model.hasRegistered()))
    .map(
      ({ alias, status, answer }) =>
        `richieste che il servizio può eseguire; risponde ${status} a ${alias} (${JSON.stringify(answer).slice(0, 120)})`,
    );

export const agreesWithAcquirer: Rule = ({ model }) =>
  model.takeContradictions().map((each) => `un servizio che non si contraddice; ${each}`);

const loginWords: readonly (readonly [RegExp, string])[] = [
  [/locked=true/, 'Utenza bloccata'],
  [/attempts=1/, 'Ultimo tentativo prima del blocco utenza'],
  [/p_error/, 'Username o password errati'],
];

export const explainsRefusedLogin: Rule = ({ calls, after, step }) => {
  const location = calls.findLast(({ alias }) => alias === 'login')?.location ?? '';
  const words = loginWords.find(([pattern]) => pattern.test(location))?.[1];
  const missing = step.do === 'login' && words !== undefined && !after.text.includes(words);
  return missing ? [`«${words}» nella pagina di accesso; non si legge`] : [];
};

/** As long as a code is good AVANTI leads to it: a second one voids the first. */
export const sendsAgainOnlyWhenAsked: Rule = (observation) => {
  const resent = observation.model.takeResent();
  return pressedName(observation) === 'REINVIA CODICE'
    ? []
    : resent.map((each) => `il codice di prima, che vale ancora; ne è partito un altro: ${each}`);
};

const newCode = 'Le abbiamo inviato un nuovo codice';

const hasCodeField = ({ controls }: Observation['after']) =>
  controls.find(({ name }) => name.startsWith('CODICE OTP'));

export const announcesCodesThatWereSent: Rule = (observation) => {
  if (pressedName(observation) !== 'REINVIA CODICE') return [];
  const { codesSent, after } = observation;
  if (after.text.includes(newCode) && codesSent === 0)
    return [`nessun annuncio, perché nessun codice è partito; si legge «${newCode}»`];
  const field = hasCodeField(after);
  if (codesSent > 0 && after.text.includes(newCode) && field !== undefined && field.value !== '')
    return [
      `il campo vuoto, perché il codice di prima non vale più; contiene ancora «${field.value}»`,
    ];
  return [];
};

/** What the contract has a `false` say where nothing was asked for before. */
const notSent = /Si è verificato un errore, riprovare!|Operazione non andata a buon fine!/;

/** The calls of another tab say nothing of the page in this one. */
const inOtherTab = ['otherTab', 'changeElsewhere'];

/**
 * A tab that learns for the first time of a code requested elsewhere may stay where it is; the next
 * AVANTI leads there.
 */
export const returnsToCodesStillGood: Rule = ({ calls, after, step, tabs, model }) => {
  const refused = calls.find(
    ({ status, answer, lost }) => status === 200 && answer === false && !lost,
  );
  if (refused === undefined) return [];
  if (model.isUnawares(refused) && notSent.test(after.text)) return [];
  return tabs === 1 && !inOtherTab.includes(step.do) && hasCodeField(after) === undefined
    ? ['la pagina del codice già inviato, che vale ancora; non c’è il campo CODICE OTP']
    : [];
};

const lastTwo = (number: string) => number.replace(/\D/g, '').slice(-2);
const namedNumber = /al numero ([^\s.]*\S*\d{2})/;
const namedAddress = /all’indirizzo (\S+@\S+?)\.?\s/;

export const namesWhereCodesGo: Rule = ({ codesSent, after, model, account, tabs }) => {
  const to = model.lastMessage()?.to ?? '';
  if (codesSent === 0 || tabs > 1 || account?.unsure) return [];
  if (hasCodeField(after) === undefined) return [];
  const number = namedNumber.exec(after.text)?.[1];
  const address = namedAddress.exec(after.text)?.[1];
  if (to.includes('@') && /un SMS con un codice/.test(after.text))
    return [`che il codice è partito per e-mail (${to}); la pagina dice SMS`];
  if (number !== undefined && lastTwo(number) !== lastTwo(to))
    return [`il numero a cui è partito l’SMS (${to}); la pagina dice ${number}`];
  if (address !== undefined && (address[0] !== to[0] || address.split('@')[1] !== to.split('@')[1]))
    return [`l’indirizzo a cui è partita l’e-mail (${to}); la pagina dice ${address}`];
  return [];
};

const currentNumber = /Numero attuale\s+(\S[^\n]*)/i;
const currentEmail = /vecchia email (\S+)\./;

export const showsWhatWasAcknowledged: Rule = ({ after, before, account, tabs, step }) => {
  if (account === undefined || account.unsure) return [];
  // After a change in another tab the open one must know it immediately.
  const isTold = step.do === 'changeElsewhere';
  if (!isTold && (tabs > 1 || after.headings[0] === before.headings[0])) return [];
  const number = currentNumber.exec(after.text)?.[1];
  if (number !== undefined && account.phone !== null && lastTwo(number) !== lastTwo(account.phone))
    return [`il numero che il servizio ha confermato (${account.phone}); si legge ${number}`];
  const email = currentEmail.exec(after.text)?.[1];
  const known = account.email ?? '';
  if (email !== undefined && (email[0] !== known[0] || email.split('@')[1] !== known.split('@')[1]))
    return [`l’e-mail che il servizio ha confermato (${known}); si legge ${email}`];
  if (after.text.includes('Non abbiamo ancora il suo indirizzo email') && account.email !== null)
    return [`che l’e-mail è nota (${account.email}); si legge che manca`];
  return [];
};

const forcedForms = ['/ChangePassword', '/InsertTelephone', '/AggiornaPassword', '/InsertPassword'];
const forcedUsers = ['scaduto01', 'telefono01', 'password01'];

/** A forced step ends with its success. */
export const forcesNobodyTwice: Rule = ({ after, before, account, step, tabs }) => {
  if (account === undefined || account.unsure || account.forced !== null) return [];
  if (tabs > 1 || after.dialog !== '') return [];
  if (!forcedUsers.includes(account.user) || !forcedForms.includes(after.path)) return [];
  const arrives = ['reload', 'open', 'back', 'forward', 'press', 'login'].includes(step.do);
  const isForm = after.controls.some(({ role }) => role === 'text' || role === 'password');
  return arrives && isForm && (step.do === 'reload' || after.headings[0] !== before.headings[0])
    ? [
        `il portale, perché il passo obbligato è già riuscito; viene chiesto di nuovo (${after.path})`,
      ]
    : [];
};
