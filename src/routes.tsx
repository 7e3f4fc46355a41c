import type { FlowModule, FlowRoute } from '../machines/navigation/navigation.types';
import { type FlowName, flowNames, pagesOf, pathOf } from '../machines/pages';
import { loadCode } from './browser/load-code';
import { awaitNewVersion } from './browser/reload';

/** The code of every flow, loaded when one of its pages is opened. */
const flows: Readonly<Record<FlowName, () => Promise<FlowModule>>> = {
  'point-of-sale': async () => (await import('./point-of-sale/flow')).home,
  movements: async () => (await import('./movements/flow')).movements,
  summaries: async () => (await import('./summaries/flow')).summaries,
  statistics: async () => (await import('./statistics/flow')).statistics,
  differences: async () => (await import('./differences/flow')).differences,
  'month-by-point': async () => (await import('./month-by-point/flow')).monthByPoint,
  payouts: async () => (await import('./payouts/flow')).payouts,
  'find-movements': async () => (await import('./find-movements/flow')).findMovements,
  charges: async () => (await import('./charges/flow')).charges,
  statements: async () => (await import('./statements/flow')).statements,
  unpaid: async () => (await import('./unpaid/flow')).unpaid,
  registration: async () => (await import('./registration/flow')).registration,
  'first-phone': async () => (await import('./first-phone/flow')).firstPhone,
  'first-email': async () => (await import('./first-email/flow')).firstEmail,
  'password-change': async () => (await import('./password-change/flow')).passwordChange,
  'password-recovery': async () => (await import('./password-recovery/flow')).passwordRecovery,
  'dispute-online': async () => (await import('./dispute-online/flow')).disputeOnline,
  report: async () => (await import('./report/flow')).report,
  cases: async () => (await import('./cases/flow')).cases,
  settings: async () => (await import('./settings/flow')).settings,
  'phone-change': async () => (await import('./phone-change/flow')).phoneChange,
  'email-change': async () => (await import('./email-change/flow')).emailChange,
};

/** A second try before the error page, where RIPROVA is the third. */
const tries = 2;

const routeOf = (flow: FlowName): FlowRoute => {
  const { entered, inner } = pagesOf(flow);
  const load = () => loadCode(flows[flow], tries).catch(awaitNewVersion);
  return { flow, paths: entered.map(pathOf), inner: inner.map(pathOf), load };
};

export const routes: readonly FlowRoute[] = flowNames.map(routeOf);
