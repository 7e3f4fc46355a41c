import fc from 'fast-check';
import { hasUnsentWork } from '../invariants/sessions';
import type { Screen } from '../observe';
import type { ProfilePart, Step } from '../steps';
import { markOf, rarity, type Tried } from './tried';
import { any, type Choice, one } from './weigh';

/** Pages that make several calls, and the last of these. */
const severalCalls = [
  { path: '/Dispute/GestioneRichieste', call: 'EBOX_REQUEST' },
  { path: '/Dispute/Report', call: 'GET_EBOX_LIST' },
  { path: '/Home/Riepilogo', call: 'GET_SUMMARY_LIST' },
  { path: '/Home', call: 'GET_OUTSTANDING' },
] as const;

const changeable = ['/Setting/ModificaTelefono', '/Setting/ModificaEmail'];
const parts: readonly ProfilePart[] = ['fax', 'name', 'manager'];

const newcomers = ['azienda01', 'negozio01', 'ristretto01'];
const refreshedFirst = ['Movimenti', 'Riepilogo'];

const hasButton = ({ controls }: Screen, wanted: string) =>
  controls.some(({ role, name, disabled }) => role === 'button' && name === wanted && !disabled);

const isSearch = ({ path, controls }: Screen) =>
  ['/Home/Movimenti', '/Home/Riepilogo'].includes(path) &&
  controls.some(({ name }) => name === 'Mese e anno');

const once = (tried: Tried, weight: number, step: Step) =>
  one(weight * rarity(tried, markOf(step)), step);

const inSearch = (screen: Screen, tried: Tried): Choice[] => {
  if (!isSearch(screen)) return [];
  return [
    ...(hasButton(screen, 'ESPORTA')
      ? [once(tried, 8, { do: 'exportThenSearch' }), once(tried, 8, { do: 'tooManyRows' })]
      : []),
    ...(hasButton(screen, 'Visualizza Dettaglio')
      ? [once(tried, 12, { do: 'detailThenSearch' }), once(tried, 12, { do: 'chooseThenTurn' })]
      : []),
  ];
};

const isWizard = ({ text }: Screen) =>
  /DATI DEL RESPONSABILE|DEFINISCI GESTOR|Riepilogo Informazioni/.test(text);

const byOtherPerson = (screen: Screen, last: Step | undefined): Choice[] => {
  if (!screen.path.startsWith('/DisputeOnline') || last?.do === 'otherPerson') return [];
  return [
    any(
      isWizard(screen) ? 12 : 0.3,
      fc.constantFrom(...parts).map((part): Step => ({ do: 'otherPerson', part })),
    ),
  ];
};

/** What happens between a person's steps, or between a call and its answer. */
export const meanwhile = (
  screen: Screen,
  tabs: number,
  tried: Tried,
  last: Step | undefined,
): Choice[] => {
  if (screen.token === '' || screen.dialog !== '') return [];
  const { path } = screen;
  return [
    ...inSearch(screen, tried),
    ...byOtherPerson(screen, last),
    ...(changeable.includes(path) && tabs === 1
      ? [once(tried, 6, { do: 'changeElsewhere', path })]
      : []),
    ...(hasUnsentWork(screen)
      ? [one(5, { do: 'press', role: 'button', name: 'Esci', nth: 0, lost: null })]
      : []),
    ...refreshedFirst
      .filter((name) => path === '/Home' && hasButton(screen, name))
      .map((name) => once(tried, 2, { do: 'pressWhileRefreshing', name })),
    ...newcomers.map((user) => once(tried, 0.2, { do: 'arrive', user })),
    ...severalCalls.map((each) => once(tried, 0.4, { do: 'expireDuring', ...each })),
  ];
};
