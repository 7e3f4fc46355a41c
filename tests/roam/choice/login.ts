import fc from 'fast-check';
import type { Screen } from '../observe';
import type { Step } from '../steps';
import { rarity, type Tried } from './tried';
import { weighed } from './weigh';

const users = [
  'azienda01',
  'azienda02',
  'negozio01',
  'negozio02',
  'ristretto01',
  'scaduto01',
  'telefono01',
  'password01',
  'email01',
  'chiuso01',
  'bloccato01',
];

export const isLogin = ({ controls }: Screen) => controls.some(({ name }) => name === 'User ID');

export const asLogin = (tried: Tried) =>
  fc
    .record({
      user: fc.oneof(
        ...users.map((user) => ({
          weight: weighed(rarity(tried, `login ${user}`)),
          arbitrary: fc.constant(user),
        })),
      ),
      right: fc.integer({ min: 0, max: 6 }),
    })
    .map(
      ({ user, right }): Step => ({ do: 'login', user, password: right === 0 ? 'wrong' : 'right' }),
    );
