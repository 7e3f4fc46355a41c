import type { Control, Screen } from '../observe';
import type { Observation, Rule } from './observation';
import { pressedName } from './observation';

const isExpiry = ({ status }: Observation['calls'][number]) => status === 401 || status === 408;

/** The tab that asked is another one, or is gone. */
const ofAnotherTab = ['leave', 'otherTab', 'closeTab', 'changeElsewhere'];

/** ERR-013: after any call. */
export const showsEveryExpiry: Rule = ({ after, calls, step }) => {
  if (ofAnotherTab.includes(step.do) || after.token === '') return [];
  const expired = calls.find((call) => isExpiry(call) && call.token === after.token);
  if (expired === undefined || expired.lost !== null) return [];
  return after.dialog === 'Sessione scaduta' || after.path === '/login'
    ? []
    : [`«Sessione scaduta», perché ${expired.alias} ha risposto ${expired.status}; non si legge`];
};

export const question = 'Uscire dal portale?';

const isWritten = ({ name, value }: Control) => name === 'Messaggio' && value.trim() !== '';

/** What Esci would take with it, as far as the screen shows it. */
export const hasUnsentWork = ({ path, text, controls }: Screen) =>
  (path === '/Dispute/DettaglioPratica' && controls.some(isWritten)) ||
  (path.startsWith('/DisputeOnline') && /DEFINISCI GESTOR|Riepilogo Informazioni/.test(text));

const mayAsk = ({ before, calls }: Observation) => before.dialog === '' && !calls.some(isExpiry);

/** LOG-031: Esci asks before what was not sent goes. */
export const asksBeforeUnsentWorkGoes: Rule = (observation) => {
  if (pressedName(observation) !== 'Esci' || !mayAsk(observation)) return [];
  const { before, after } = observation;
  return hasUnsentWork(before) && after.dialog !== question
    ? [`«${question}», perché qualcosa non è stato inviato; si vede «${after.headings[0]}»`]
    : [];
};

const typedIn = ({ controls }: Screen) =>
  controls.filter(({ role, value }) => role === 'text' && value !== '');

/** Who stays finds everything as it was; who leaves is out. */
export const leavesAsAnswered: Rule = (observation) => {
  const { before, after, left } = observation;
  if (before.dialog !== question || observation.calls.some(isExpiry)) return [];
  const answer = pressedName(observation);
  if (answer === 'Esci senza inviare')
    return after.path === '/login' ? [] : [`la pagina di accesso; si vede «${after.headings[0]}»`];
  if (answer !== 'Resta nel portale' || left === null) return [];
  if (after.path !== left.path) return [`la pagina di prima (${left.path}); si vede ${after.path}`];
  const lost = typedIn(left).filter(
    ({ name, nth, value }) =>
      !after.controls.some(
        (each) => each.name === name && each.nth === nth && each.value === value,
      ),
  );
  return lost.map(({ name, value }) => `quanto scritto in «${name}» («${value}»); non c’è più`);
};
