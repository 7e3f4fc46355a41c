import { restrictedType } from '../server/accounts/tables';

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
    ...person('azienda01', '1000000001', 'Giulia', 'Marchetti', 'sapori.example.it'),
    shows: 'società con 24 punti vendita, iscritta a Dispute Online',
    cellNumber: '+393331200101',
  },
  {
    ...person('azienda02', '1000000002', 'Marco', 'Santoro', 'alberghidelsole.example.it'),
    shows: 'società non ancora iscritta a Dispute Online',
    ebox: false,
    cellNumber: '+393331200102',
  },
  {
    ...person('negozio01', '1000000003', 'Elena', 'Ferri', 'calzatureferri.example.it'),
    shows: 'singolo punto vendita, iscritto a Dispute Online',
    posCode: '2000000301',
    cellNumber: '+393331200103',
  },
  {
    ...person('negozio02', '1000000003', 'Paolo', 'Ferri', 'calzatureferri.example.it'),
    shows: 'singolo punto vendita, non iscritto a Dispute Online',
    posCode: '2000000302',
    ebox: false,
    cellNumber: '+393331200104',
  },
  {
    ...person('ristretto01', '1000000004', 'Anna', 'Bellini', 'farmaciebellini.example.it'),
    shows: 'utente ristretto con le Impostazioni, password in scadenza tra 5 giorni',
    userType: restrictedType,
    passwordDays: 5,
    cellNumber: '+393331200105',
  },
  {
    ...person('scaduto01', '1000000005', 'Luca', 'Lagorio', 'lagorio.example.it'),
    shows: 'utente ristretto con la password scaduta',
    userType: restrictedType,
    passwordDays: 0,
    ebox: false,
    cellNumber: '+393331200106',
  },
  {
    ...person('telefono01', '1000000006', 'Chiara', 'Manin', 'libreriamanin.example.it'),
    shows: 'primo accesso: manca il numero di cellulare',
    cellNumber: null,
  },
  {
    ...person('password01', '1000000007', 'Davide', 'Vitali', 'vitali.example.it'),
    shows: 'primo accesso: la password è da rinnovare',
    temporaryPassword: true,
    cellNumber: '+393331200108',
  },
  {
    ...person('email01', '1000000008', 'Sara', 'Corsini', 'corsini.example.it'),
    shows: 'società senza indirizzo e-mail confermato',
    ebox: false,
    cellNumber: '+393331200109',
    email: null,
  },
  {
    ...person('chiuso01', '1000000009', 'Piero', 'Zanetti', 'zanetti.example.it'),
    shows: 'utenza cessata',
    cellNumber: '+393331200110',
    closed: true,
  },
  {
    ...person('bloccato01', '1000000010', 'Irene', 'Orsini', 'orsini.example.it'),
    shows: 'utenza bloccata',
    cellNumber: '+393331200111',
    locked: true,
  },
  {
    ...person('grande01', '1000000099', 'Roberto', 'Galli', 'mercatiriuniti.example.it'),
    shows: 'grande società con 200 punti vendita',
    cellNumber: '+393331200112',
  },
];

const shopUser = (
  userId: string,
  societyCode: string,
  posCode: string,
  name: string,
  surname: string,
  domain: string,
): SeedUser => ({
  ...person(userId, societyCode, name, surname, domain),
  shows: 'punto vendita registrato',
  posCode,
  cellNumber: `+3933312${posCode.slice(-5)}`,
});

/** Users of single shops, whom their companies may make managers; not printed. */
export const shopUsers: readonly SeedUser[] = [
  shopUser('sapori101', '1000000001', '2000000101', 'Franca', 'Riva', 'sapori.example.it'),
  shopUser('sapori106', '1000000001', '2000000106', 'Bruno', 'Testa', 'sapori.example.it'),
  shopUser('sapori113', '1000000001', '2000000113', 'Silvia', 'Monti', 'sapori.example.it'),
  shopUser('sapori113b', '1000000001', '2000000113', 'Carlo', 'Neri', 'sapori.example.it'),
  shopUser('sapori119', '1000000001', '2000000119', 'Laura', 'Fontana', 'sapori.example.it'),
  shopUser('sole201', '1000000002', '2000000201', 'Nadia', 'Costa', 'alberghidelsole.example.it'),
  shopUser('sole203', '1000000002', '2000000203', 'Ugo', 'Marini', 'alberghidelsole.example.it'),
  shopUser('sole203b', '1000000002', '2000000203', 'Rita', 'Sala', 'alberghidelsole.example.it'),
  shopUser('sole205', '1000000002', '2000000205', 'Ivo', 'Greco', 'alberghidelsole.example.it'),
];
