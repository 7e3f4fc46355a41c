import { isCompany, isEnrolled, isRestricted, type Session } from './session';

/** Who an address is for: anybody, whoever holds a token, or whoever may use the whole portal. */
type Audience = 'public' | 'token' | 'navigable';

interface Address {
  readonly path: string;
  readonly audience: Audience;
  /** Where a user without the right for it is led. */
  readonly elsewhere?: (session: Session, restrictedUserType: string) => string | null;
}

const restrictedOnly = (session: Session, restrictedUserType: string) =>
  isRestricted(session, restrictedUserType) ? null : '/Home';

const disputeHandlers = (session: Session) =>
  isCompany(session) || isEnrolled(session) ? null : '/DisputeOnline';

/** The phone of an account is given once, and changed in the settings. */
const withoutPhone = ({ merchant }: Session) => (merchant?.cellNumber ? '/Home' : null);

/** So is the e-mail address. */
const withoutEmail = ({ merchant }: Session) => (merchant?.email ? '/Home' : null);

/** Whose address was never confirmed gives one, with a code (EML-008). */
const firstEmail = ({ merchant }: Session) => (merchant?.email ? null : '/InsertEmail');

/** Asked without the old password only of who has a temporary one, who is confined to it. */
const temporaryPassword = () => '/Home';

/** Told as expired only to who is confined to changing it. */
const expiredPassword = () => '/Setting/ModificaPassword';

/** Every address of the portal (NAV-001 to NAV-030). */
export const addresses: readonly Address[] = [
  { path: '/', audience: 'public' },
  { path: '/login', audience: 'public' },
  { path: '/RegistrationSelect', audience: 'public' },
  { path: '/SocietyRegistration', audience: 'public' },
  { path: '/ShopRegistration', audience: 'public' },
  { path: '/ValidateRegistration', audience: 'public' },
  { path: '/OTPCodeReg', audience: 'public' },
  { path: '/RegistrationResult', audience: 'public' },
  { path: '/ErrorPageReg', audience: 'public' },
  { path: '/InsertTelephone', audience: 'token', elsewhere: withoutPhone },
  { path: '/InsertEmail', audience: 'token', elsewhere: withoutEmail },
  { path: '/InsertPassword', audience: 'token', elsewhere: temporaryPassword },
  { path: '/OTPCode', audience: 'token' },
  { path: '/ErrorPage', audience: 'token' },
  { path: '/ResultPage', audience: 'token' },
  { path: '/AggiornaPassword', audience: 'token', elsewhere: temporaryPassword },
  { path: '/ChangePassword', audience: 'token', elsewhere: expiredPassword },
  { path: '/Home', audience: 'navigable' },
  { path: '/Home/Movimenti', audience: 'navigable' },
  { path: '/Home/Riepilogo', audience: 'navigable' },
  { path: '/Home/StatisticaMensile', audience: 'navigable' },
  { path: '/Home/StatisticaTrimestrale', audience: 'navigable' },
  { path: '/Home/StatisticaSemestrale', audience: 'navigable' },
  { path: '/Home/DettaglioDifferenzeContabili', audience: 'navigable' },
  { path: '/Home/AddebitiContestazioni', audience: 'navigable' },
  { path: '/EstrattoConto', audience: 'navigable' },
  {
    path: '/DisputeOnline',
    audience: 'navigable',
    elsewhere: (session) => (isEnrolled(session) ? '/DisputeOnlineRegistered' : null),
  },
  {
    path: '/DisputeOnlineRegistered',
    audience: 'navigable',
    elsewhere: (session) => (isEnrolled(session) ? null : '/DisputeOnline'),
  },
  { path: '/Dispute/GestioneRichieste', audience: 'navigable', elsewhere: disputeHandlers },
  { path: '/Dispute/StatoPratiche', audience: 'navigable', elsewhere: disputeHandlers },
  { path: '/Dispute/DettaglioPratica', audience: 'navigable', elsewhere: disputeHandlers },
  { path: '/Dispute/Report', audience: 'navigable' },
  { path: '/Insoluti', audience: 'navigable' },
  { path: '/Setting', audience: 'navigable', elsewhere: restrictedOnly },
  { path: '/Setting/ModificaTelefono', audience: 'navigable' },
  { path: '/Setting/ModificaPassword', audience: 'navigable' },
  { path: '/Setting/ModificaEmail', audience: 'navigable', elsewhere: firstEmail },
];

const byPath = new Map(addresses.map((address) => [address.path, address]));

export const addressAt = (path: string) => byPath.get(path);
