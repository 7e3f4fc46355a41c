import { describe, expect, it } from 'vitest';
import type { Configuration } from '../../../acquirer/contract/configuration';
import type { WelcomeData } from '../../../acquirer/contract/session';
import { extensionOf, pageNames, pathOf } from '../../../machines/pages';
import { portalMachine } from '../../../machines/portal/portal.machine';
import {
  admits,
  mayGetReminders,
  type PortalSnapshot,
} from '../../../machines/portal/portal.selectors';
import { menuFor } from '../../../machines/portal/rights';
import {
  emptySession,
  isCompany,
  pointInForce,
  type Session,
} from '../../../machines/portal/session';
import { company, defaults } from '../../../paths/portal/portal.scenario';

const snapshot = (access: unknown, session: Session, configuration = defaults) =>
  portalMachine.resolveState({
    value: { access, session: 'valid' },
    context: {
      configuration,
      session,
      arrival: { kind: 'plain' },
      failedAt: null,
      wanted: null,
    },
  } as never) as PortalSnapshot;

const as = (change: Partial<WelcomeData>): Session => ({
  ...emptySession,
  token: 'a-token',
  merchant: { ...company, ...change },
});
const inside = (change: Partial<WelcomeData> = {}) =>
  snapshot({ inside: { signedIn: 'browsing' } }, as(change));
const outside = snapshot({ outside: 'signedOut' }, emptySession);
const offering = { ...defaults, extensions: ['passwordRecovery' as const] };
const redirect = (path: string) => ({ type: 'redirect', path });
const show = { type: 'show' };

const publicPages = [
  '/',
  '/login',
  '/RegistrationSelect',
  '/SocietyRegistration',
  '/ShopRegistration',
  '/ValidateRegistration',
  '/OTPCodeReg',
  '/RegistrationResult',
  '/ErrorPageReg',
];

const protectedPages = [
  ['NAV-002', '/InsertTelephone'],
  ['NAV-003', '/InsertEmail'],
  ['NAV-004', '/InsertPassword'],
  ['NAV-005', '/OTPCode'],
  ['NAV-006', '/ErrorPage'],
  ['NAV-007', '/ResultPage'],
  ['NAV-008', '/AggiornaPassword'],
  ['NAV-009', '/ChangePassword'],
  ['NAV-010', '/Home'],
  ['NAV-011', '/Home/Movimenti'],
  ['NAV-012', '/Home/Riepilogo'],
  ['NAV-013', '/Home/StatisticaMensile'],
  ['NAV-014', '/Home/StatisticaTrimestrale'],
  ['NAV-015', '/Home/StatisticaSemestrale'],
  ['NAV-016', '/Home/DettaglioDifferenzeContabili'],
  ['NAV-017', '/Home/AddebitiContestazioni'],
  ['NAV-018', '/EstrattoConto'],
  ['NAV-019', '/DisputeOnline'],
  ['NAV-020', '/DisputeOnlineRegistered'],
  ['NAV-021', '/Dispute/GestioneRichieste'],
  ['NAV-022', '/Dispute/Report'],
  ['NAV-023', '/Dispute/DettaglioPratica'],
  ['NAV-024', '/Dispute/StatoPratiche'],
  ['NAV-025', '/Insoluti'],
  ['NAV-026', '/Setting'],
  ['NAV-027', '/Setting/ModificaTelefono'],
  ['NAV-028', '/Setting/ModificaPassword'],
  ['NAV-029', '/Setting/ModificaEmail'],
] as const;

/** In the order of the registry. */
const pagesOfExtensions: [string, Configuration['extensions'][number]][] = [
  ['/Home/MesePerPuntoVendita', 'monthByPoint'],
  ['/Home/Accrediti', 'payouts'],
  ['/Home/Trova', 'findMovements'],
  ['/Dispute/RichiesteAperte', 'openCases'],
];

describe('who is a company', () => {
  it.each([
    ['1', true],
    ['0', false],
    ['', false],
    ['2', false],
  ])('[PRM-002] [API-010] of society flag "%s": %s', (code, expected) => {
    expect(isCompany(as({ code }))).toBe(expected);
  });
});

describe('who may open what', () => {
  it('[NAV-001] the list of addresses is the stated one', () => {
    const stated = [...publicPages, ...protectedPages.map(([, path]) => path)];
    const specified = pageNames.filter((page) => extensionOf(page) === null);
    expect(specified.map(pathOf).sort()).toEqual(stated.sort());
  });

  it.each(pagesOfExtensions)(
    '[NAV-001] %s is a page where the configuration names %s',
    (path, extension) => {
      const at = (extensions: Configuration['extensions']) =>
        admits(
          snapshot({ inside: { signedIn: 'browsing' } }, as({}), { ...defaults, extensions }),
          path,
        );
      expect(at([])).toEqual(redirect('/Home'));
      expect(at([extension])).toEqual(show);
    },
  );

  it('[PRM-003] [PRM-005] only a company has a month by point of sale, in the menu too', () => {
    const offered = { ...defaults, extensions: ['monthByPoint' as const] };
    const shop = as({ code: '0' });
    const path = '/Home/MesePerPuntoVendita';
    expect(admits(snapshot({ inside: { signedIn: 'browsing' } }, shop, offered), path)).toEqual(
      redirect('/Home'),
    );
    expect(menuFor(as({}), offered)).toContain('monthByPoint');
    expect(menuFor(shop, offered)).not.toContain('monthByPoint');
    expect(menuFor(as({}), defaults)).not.toContain('monthByPoint');
  });

  it.each(publicPages)('[NAV-001] without a token %s can be opened', (path) => {
    expect(admits(outside, path)).toEqual(show);
  });

  it.each(protectedPages)('[%s] without a token %s leads to the login', (_id, path) => {
    expect(admits(outside, path)).toEqual(redirect('/login'));
  });

  it.each(['/', '/login'])('[LOG-014] [NAV-032] with a session %s leads to Home', (path) => {
    expect(admits(inside(), path)).toEqual(redirect('/Home'));
  });

  it('[NAV-030] the lowercase /home leads to Home', () => {
    expect(admits(inside(), '/home')).toEqual(redirect('/Home'));
  });

  it('a forgotten password has a page without a token, where the configuration offers it', () => {
    const recovery = '/PasswordDimenticata';
    expect(admits(outside, recovery)).toEqual(redirect('/login'));
    const offered = snapshot({ outside: 'signedOut' }, emptySession, offering);
    expect(admits(offered, recovery)).toEqual(show);
  });

  it.each([defaults, offering])(
    'with a session it leads to the change of the password',
    (offered) => {
      const signedIn = snapshot({ inside: { signedIn: 'browsing' } }, as({}), offered);
      expect(admits(signedIn, '/PasswordDimenticata')).toEqual(
        redirect('/Setting/ModificaPassword'),
      );
    },
  );

  it('[TEL-013] a first phone is asked only of who has none', () => {
    expect(admits(inside(), '/InsertTelephone')).toEqual(redirect('/Home'));
    expect(admits(inside({ cellNumber: '' }), '/InsertTelephone')).toEqual(show);
  });

  it('[EML-001] [EML-008] an address that was never confirmed is not changed, but given', () => {
    expect(admits(inside({ email: '' }), '/Setting/ModificaEmail')).toEqual(
      redirect('/InsertEmail'),
    );
    expect(admits(inside(), '/Setting/ModificaEmail')).toEqual(show);
  });

  it('[LOG-024] [PWD-014] a password that is neither temporary nor expired is not called so', () => {
    expect(admits(inside(), '/AggiornaPassword')).toEqual(redirect('/Home'));
    expect(admits(inside(), '/InsertPassword')).toEqual(redirect('/Home'));
    expect(admits(inside(), '/ChangePassword')).toEqual(redirect('/Setting/ModificaPassword'));
  });

  it('[NAV-031] who is enrolled in Dispute Online is led to the page of the enrolled', () => {
    expect(admits(inside(), '/DisputeOnline')).toEqual(redirect('/DisputeOnlineRegistered'));
    const notEnrolled = inside({ ebox: 'NO' });
    expect(admits(notEnrolled, '/DisputeOnline')).toEqual(show);
    expect(admits(notEnrolled, '/DisputeOnlineRegistered')).toEqual(redirect('/DisputeOnline'));
  });

  it.each([
    ['1', 'NO', show],
    ['0', 'SI', show],
    ['0', 'NO', redirect('/DisputeOnline')],
    ['7', 'NO', redirect('/DisputeOnline')],
  ] as const)('requests are handled with flag %s and e-box %s: %j', (code, ebox, verdict) => {
    expect(admits(inside({ code, ebox }), '/Dispute/GestioneRichieste')).toEqual(verdict);
  });

  it('[PRM-008] [PRM-009] Impostazioni is for the restricted type of the configuration', () => {
    expect(admits(inside({ userType: 'R' }), '/Setting')).toEqual(show);
    expect(admits(inside({ userType: 'U' }), '/Setting')).toEqual(redirect('/Home'));
  });

  it.each([
    ['renewingExpiredPassword', ['/ChangePassword']],
    ['addingFirstPhone', ['/InsertTelephone']],
    ['renewingPassword', ['/AggiornaPassword', '/InsertPassword', '/OTPCode', '/ResultPage']],
    [
      'done',
      [
        '/ResultPage',
        '/ChangePassword',
        '/InsertTelephone',
        '/AggiornaPassword',
        '/InsertPassword',
        '/OTPCode',
      ],
    ],
  ])('[LOG-029] while %s only %j can be opened', (state, allowed) => {
    const mustCompleteSetup = snapshot({ inside: { mustCompleteSetup: state } }, as({}));
    for (const path of pageNames.map(pathOf))
      expect(admits(mustCompleteSetup, path)).toEqual(
        allowed.includes(path) ? show : redirect(allowed[0] ?? ''),
      );
  });

  it('[NAV-046] while the portal is finding out, nothing is shown yet', () => {
    expect(admits(snapshot({ arriving: 'loggingIn' }, as({})), '/Home')).toEqual({ type: 'wait' });
  });
});

describe('the point of sale in force', () => {
  const point = { code: '5000000009', name: 'Bar', index: 0 };
  it('[PRM-002] [PRM-003] a company: the chosen one, or all', () => {
    expect(pointInForce(as({}))).toBe('');
    expect(pointInForce({ ...as({}), point })).toBe('5000000009');
  });
  it('[PRM-004] [PRM-005] a shop: its own, whatever was stored', () => {
    const shop = as({ code: '0', codPV: '5000000001' });
    expect(pointInForce({ ...shop, point })).toBe('5000000001');
  });
  it('[API-010] anything but the flag "1" has the least rights', () => {
    expect(pointInForce({ ...as({ code: '2', codPV: '5000000001' }), point })).toBe('5000000001');
  });
});

describe('e-mails about cases are switched off', () => {
  const offers = (ebox: 'SI' | 'NO', ...extensions: Configuration['extensions']) =>
    mayGetReminders(
      snapshot({ inside: { signedIn: 'browsing' } }, as({ ebox }), { ...defaults, extensions }),
    );

  it('by a user enrolled in Dispute Online, where the back end sends them and keeps the choice', () => {
    expect(offers('SI', 'preferences', 'openCases')).toBe(true);
    expect(offers('NO', 'preferences', 'openCases')).toBe(false);
    expect(offers('SI', 'preferences')).toBe(false);
    expect(offers('SI', 'openCases')).toBe(false);
  });
});
