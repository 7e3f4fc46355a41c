import fc from 'fast-check';
import type { Screen } from '../observe';
import type { Step } from '../steps';
import { isSecret } from '../values';
import { hasCodeField } from './code';
import { lastMonth } from './last-month';
import { rarity, type Tried } from './tried';
import { any, type Choice, one } from './weigh';

/** Searches with rows: what outlives them begins here. */
const searches = ['/Home/Movimenti', '/Home/Riepilogo'].map(
  (path) => `${path}?month=${lastMonth()}`,
);

const addresses = [
  ...searches,
  '/',
  '/login',
  '/Home',
  '/Home/Movimenti',
  '/Home/Riepilogo',
  '/Home/StatisticaMensile',
  '/EstrattoConto',
  '/DisputeOnline',
  '/Dispute/GestioneRichieste',
  '/Dispute/StatoPratiche',
  '/Dispute/Report',
  '/Insoluti',
  '/Setting',
  '/Setting/ModificaTelefono',
  '/Setting/ModificaPassword',
  '/Setting/ModificaEmail',
  '/InsertEmail',
  '/InsertTelephone',
  '/ChangePassword',
  '/AggiornaPassword',
  '/OTPCode',
  '/ResultPage',
  '/ErrorPage',
  '/RegistrationSelect',
  '/ValidateRegistration',
  '/non-esiste',
];

/** A reload can lose only a form that is not empty. */
const isFilledIn = ({ controls }: Screen) =>
  controls.some(({ role, value, name }) => role === 'text' && value !== '' && !isSecret(name));

/** What can be changed is opened more often. */
const weightAt = (path: string) => {
  if (searches.includes(path) || path === '/DisputeOnline') return 20;
  return path.startsWith('/Setting/') ? 6 : 1.5;
};

export const asFaults = (screen: Screen, tabs: number, tried: Tried): Choice[] => [
  one(2, { do: 'back' }),
  one(0.8, { do: 'forward' }),
  one(isFilledIn(screen) || hasCodeField(screen) ? 4 : 1, { do: 'reload' }),
  one(0.25, { do: 'newTab' }),
  one(0.25, { do: 'duplicate' }),
  ...(tabs > 1 ? [one(0.6, { do: 'otherTab' }), one(0.6, { do: 'closeTab' })] : []),
  ...addresses.map((path) =>
    one((weightAt(path) / addresses.length) * rarity(tried, `open ${path}`), { do: 'open', path }),
  ),
  one(0.15, { do: 'expire' }),
  one(0.03, { do: 'restart' }),
  one(0.15, { do: 'leave' }),
  any(
    0.15,
    fc.integer({ min: 1, max: 40 }).map((days): Step => ({ do: 'clock', days })),
  ),
];
