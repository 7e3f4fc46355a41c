import * as v from 'valibot';
import { configuration } from '../../acquirer/contract/configuration';

/** The content of an empty `config.json`. */
export const defaults = v.parse(configuration, {});

export const company = {
  ebox: 'SI',
  userType: 'U',
  passwordExpireDay: 60,
  code: '1',
  name: 'Caffè Torino S.r.l.',
  address: 'Via Roma',
  number: '12',
  zip: '10121',
  city: 'Torino',
  district: 'TO',
  codsoc: '1000000001',
  codPV: '',
  cellNumber: '+393331234567',
  email: 'info@example.it',
  nome: 'Anna',
  cognome: 'Rossi',
  user: 'azienda01',
} as const;

/** Lists of pages sort. */
export const withSorting = v.parse(configuration, { extensions: ['sorting'] });
