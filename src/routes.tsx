import type { FlowRoute } from '../machines/host/host.types';

export const routes: readonly FlowRoute[] = [
  {
    flow: 'point-of-sale',
    paths: ['/Home'],
    load: () => import('./point-of-sale/flow').then((module) => module.home),
  },
  {
    flow: 'movements',
    paths: ['/Home/Movimenti'],
    load: () => import('./movements/flow').then((module) => module.movements),
  },
  {
    flow: 'summaries',
    paths: ['/Home/Riepilogo'],
    load: () => import('./summaries/flow').then((module) => module.summaries),
  },
  {
    flow: 'statistics',
    paths: ['/Home/StatisticaMensile', '/Home/StatisticaTrimestrale', '/Home/StatisticaSemestrale'],
    load: () => import('./statistics/flow').then((module) => module.statistics),
  },
  {
    flow: 'differences',
    paths: ['/Home/DettaglioDifferenzeContabili'],
    load: () => import('./differences/flow').then((module) => module.differences),
  },
  {
    flow: 'charges',
    paths: ['/Home/AddebitiContestazioni'],
    load: () => import('./charges/flow').then((module) => module.charges),
  },
  {
    flow: 'statements',
    paths: ['/EstrattoConto'],
    load: () => import('./statements/flow').then((module) => module.statements),
  },
  {
    flow: 'unpaid',
    paths: ['/Insoluti'],
    load: () => import('./unpaid/flow').then((module) => module.unpaid),
  },
  {
    flow: 'registration',
    paths: [
      '/RegistrationSelect',
      '/SocietyRegistration',
      '/ShopRegistration',
      '/ValidateRegistration',
      '/OTPCodeReg',
      '/RegistrationResult',
    ],
    load: () => import('./registration/flow').then((module) => module.registration),
  },
  {
    flow: 'first-phone',
    paths: ['/InsertTelephone'],
    load: () => import('./first-phone/flow').then((module) => module.firstPhone),
  },
  {
    flow: 'first-email',
    paths: ['/InsertEmail'],
    inner: ['/OTPCode', '/ResultPage'],
    load: () => import('./first-email/flow').then((module) => module.firstEmail),
  },
  {
    flow: 'password-change',
    paths: ['/Setting/ModificaPassword', '/ChangePassword', '/AggiornaPassword', '/InsertPassword'],
    inner: ['/OTPCode', '/ResultPage'],
    load: () => import('./password-change/flow').then((module) => module.passwordChange),
  },
  {
    flow: 'dispute-online',
    paths: ['/DisputeOnline', '/DisputeOnlineRegistered'],
    load: () => import('./dispute-online/flow').then((module) => module.disputeOnline),
  },
  {
    flow: 'report',
    paths: ['/Dispute/Report'],
    load: () => import('./report/flow').then((module) => module.report),
  },
  {
    flow: 'cases',
    paths: ['/Dispute/GestioneRichieste', '/Dispute/StatoPratiche', '/Dispute/DettaglioPratica'],
    inner: ['/ResultPage'],
    load: () => import('./cases/flow').then((module) => module.cases),
  },
  {
    flow: 'settings',
    paths: ['/Setting'],
    load: () => import('./settings/flow').then((module) => module.settings),
  },
  {
    flow: 'phone-change',
    paths: ['/Setting/ModificaTelefono'],
    load: () => import('./phone-change/flow').then((module) => module.phoneChange),
  },
  {
    flow: 'email-change',
    paths: ['/Setting/ModificaEmail'],
    load: () => import('./email-change/flow').then((module) => module.emailChange),
  },
];
