import { restrictedType } from '../portal/access';

/** What the password of every demo user is. */
export const demoPassword = 'Portale2026';

/** A user of the demo; `shows` is what a login with it leads to. */
export interface SeedUser {
  readonly userId: string;
  readonly shows: string;
  readonly societyCode: string;
  readonly posCode?: string;
  readonly name: string;
  readonly surname: string;
  readonly userType: string;
  readonly passwordDays: number;
  readonly ebox: boolean;
  readonly cellNumber: string | null;
  readonly email: string | null;
  readonly temporaryPassword?: boolean;
  readonly closed?: boolean;
  readonly locked?: boolean;
}

const ordinaryType = 'S';

const person = (
  userId: string,
  societyCode: string,
  name: string,
  surname: string,
  domain: string,
) => ({
  userId,
  societyCode,
  name,
  surname,
  userType: ordinaryType,
  passwordDays: 60,
  ebox: true,
  email: `${name}.${surname}@${domain}`.toLowerCase(),
});

/** The users that DEMO shows, in the order in which they are printed. */
export const demoUsers: readonly SeedUser[] = [
  {
    ...person('azienda01', '1000000001', 'Giulia', 'Marchetti', 'sapori.example'),
    shows: 'società con 24 punti vendita, iscritta a Dispute Online',
    cellNumber: '+393331200101',
  },
  {
    ...person('azienda02', '1000000002', 'Marco', 'Santoro', 'alberghidelsole.example'),
    shows: 'società non ancora iscritta a Dispute Online',
    ebox: false,
    cellNumber: '+393331200102',
  },
  {
    ...person('negozio01', '1000000003', 'Elena', 'Ferri', 'calzatureferri.example'),
    shows: 'singolo punto vendita, iscritto a Dispute Online',
    posCode: '2000000301',
    cellNumber: '+393331200103',
  },
  {
    ...person('negozio02', '1000000003', 'Paolo', 'Ferri', 'calzatureferri.example'),
    shows: 'singolo punto vendita, non iscritto a Dispute Online',
    posCode: '2000000302',
    ebox: false,
    cellNumber: '+393331200104',
  },
  {
    ...person('ristretto01', '1000000004', 'Anna', 'Bellini', 'farmaciebellini.example'),
    shows: 'utente ristretto con le Impostazioni, password in scadenza tra 5 giorni',
    userType: restrictedType,
    passwordDays: 5,
    cellNumber: '+393331200105',
  },
  {
    ...person('scaduto01', '1000000005', 'Luca', 'Lagorio', 'lagorio.example'),
    shows: 'utente ristretto con la password scaduta',
    userType: restrictedType,
    passwordDays: 0,
    ebox: false,
    cellNumber: '+393331200106',
  },
  {
    ...person('telefono01', '1000000006', 'Chiara', 'Manin', 'libreriamanin.example'),
    shows: 'primo accesso: manca il numero di cellulare',
    cellNumber: null,
  },
  {
    ...person('password01', '1000000007', 'Davide', 'Vitali', 'vitali.example'),
    shows: 'primo accesso: la password è da rinnovare',
    temporaryPassword: true,
    cellNumber: '+393331200108',
  },
  {
    ...person('email01', '1000000008', 'Sara', 'Corsini', 'corsini.example'),
    shows: 'società senza indirizzo e-mail confermato',
    ebox: false,
    cellNumber: '+393331200109',
    email: null,
  },
  {
    ...person('chiuso01', '1000000009', 'Piero', 'Zanetti', 'zanetti.example'),
    shows: 'utenza cessata',
    cellNumber: '+393331200110',
    closed: true,
  },
  {
    ...person('bloccato01', '1000000010', 'Irene', 'Orsini', 'orsini.example'),
    shows: 'utenza bloccata',
    cellNumber: '+393331200111',
    locked: true,
  },
  {
    ...person('grande01', '1000000099', 'Roberto', 'Galli', 'mercatiriuniti.example'),
    shows: 'grande società con 200 punti vendita',
    cellNumber: '+393331200112',
  },
];
