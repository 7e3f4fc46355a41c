import type { Control, Screen } from '../observe';
import { isSecret } from '../values';
import { movesOn, type Observation, type Rule } from './observation';

/** Preferences and searches are in menus, which close by themselves. */
const ofTheMenu = [
  'Automatico',
  'Chiaro',
  'Scuro',
  'Ampie',
  'Compatte',
  'Nome della ricerca',
  'Mese della ricerca',
  'Nuova pratica',
  'Tre giorni prima della scadenza',
  'Il giorno prima',
];

const isField = ({ role, name }: Control) =>
  ['text', 'select', 'checkbox', 'radio'].includes(role) && !ofTheMenu.includes(name);

const holds = ({ role, checked, value }: Control) =>
  ['checkbox', 'radio'].includes(role) ? String(checked) : value;

const fieldsOf = (screen: Screen) =>
  new Map(
    screen.controls
      .filter((control) => isField(control) && !isSecret(control.name))
      .map((control) => [`${control.name} ${control.nth}`, holds(control)] as const),
  );

const lostBetween = (before: Screen, after: Screen) => {
  const now = fieldsOf(after);
  return [...fieldsOf(before)]
    .filter(([name, value]) => value !== '' && value !== 'false' && now.get(name) !== value)
    .map(([name, value]) => `«${name.replace(/ \d+$/, '')}» (${value})`);
};

/** Steps that a phone may drop while the merchant reads an SMS. */
const kept = [
  '/SocietyRegistration',
  '/ShopRegistration',
  '/ValidateRegistration',
  '/OTPCodeReg',
  '/Setting/ModificaEmail',
  '/Setting/ModificaTelefono',
  '/InsertTelephone',
  '/InsertEmail',
];
const isEnrolment = (screen: Screen) =>
  /DATI DEL RESPONSABILE|DEFINISCI GESTOR|Riepilogo Informazioni/.test(screen.text);

/** A table of points of sale begins with its first page after a reload: the others keep their rows. */
const onShownPage = (before: Screen, after: Screen): Screen => {
  const rowOf = ({ name }: Control) => / (\d{10})$/.exec(name)?.[1];
  const rows = new Set([undefined, ...after.controls.map(rowOf)]);
  return { ...before, controls: before.controls.filter((each) => rows.has(rowOf(each))) };
};

/** Flows that are done, or may not continue, have no draft to restore. */
const isOver = ({ headings, dialog }: Screen) =>
  /^Operazione/.test(headings[0] ?? '') || dialog === 'Utenza bloccata';

const sessionStays = ({ after, calls }: Observation) =>
  after.dialog !== 'Sessione scaduta' && !calls.some(({ status, lost }) => status === 401 || lost);

export const survivesReload: Rule = (observation) => {
  const { step, before, after } = observation;
  if (step.do !== 'reload' || !sessionStays(observation)) return [];
  if (!kept.includes(before.path) && !isEnrolment(before)) return [];
  if (isOver(before)) return [];
  if (after.headings[0] !== before.headings[0])
    return [
      `lo stesso passo dopo la ricarica («${before.headings[0]}»); si vede «${after.headings[0]}»`,
    ];
  const lost = lostBetween(onShownPage(before, after), after);
  return lost.length === 0 ? [] : [`quanto scritto dopo la ricarica; manca ${lost.join(', ')}`];
};

/** Whether fields of the form are on the screen, rather than a wait or another step. */
const isShown = (form: Screen, after: Screen) => {
  const now = fieldsOf(after);
  return [...fieldsOf(form).keys()].some((name) => now.has(name));
};

/** A refusal, or an answer that was lost, takes nothing away from the form it leaves on the screen. */
export const survivesRefusal: Rule = (observation) => {
  const { step, touched, after, calls } = observation;
  // The fields of the panel that was left are not shown; a box that is ticked off is no loss.
  if (step.do === 'press' && ['tab', 'checkbox', 'radio'].includes(step.role)) return [];
  const refused = calls.some(({ status, lost }) => status >= 400 || lost !== null);
  if (!movesOn(observation) || !refused || after.dialog !== '') return [];
  if (after.path !== touched.path || after.headings[0] !== touched.headings[0]) return [];
  if (!isShown(touched, after)) return [];
  const lost = lostBetween(touched, after).filter((each) => !each.startsWith('«CODICE OTP'));
  return lost.length === 0 ? [] : [`quanto scritto dopo il rifiuto; manca ${lost.join(', ')}`];
};

export const keepsUserAfterRefusedLogin: Rule = ({ step, calls, after }) => {
  const location = calls.findLast(({ alias }) => alias === 'login')?.location ?? '';
  if (step.do !== 'login' || !/error/.test(location) || /locked/.test(location)) return [];
  const user = after.controls.find(({ name }) => name === 'User ID');
  return user !== undefined && user.value !== step.user
    ? [`lo User ID scritto (${step.user}); il campo contiene «${user.value}»`]
    : [];
};

export const forgetsAtLogout: Rule = ({ remembered }) =>
  remembered === null || remembered.length === 0
    ? []
    : [`nessun ricordo dopo Esci; restano ${remembered.join(', ')}`];
