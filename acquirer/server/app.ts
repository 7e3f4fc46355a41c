import { Hono } from 'hono';
import { caseCalls } from './cases/calls';
import { refuse } from './common/refusal';
import { type Demonstration, demonstrationPaths } from './demonstration';
import { differenceCalls } from './differences/calls';
import { emailChangeCalls } from './email-change/calls';
import { mountUndoEmail } from './email-change/undo';
import { enrolmentCalls } from './enrolment/calls';
import { findMovementCalls } from './find-movements/calls';
import { firstPhoneCalls } from './first-phone/calls';
import { aliases, loginPath, pathOf, tokenPath } from './http/call-paths';
import { type CallHandlings, mountCall } from './http/call-route';
import { crossOrigin } from './http/cross-origin';
import type { AcquirerEnv } from './http/env';
import { onError } from './http/errors';
import { everyRequest } from './http/every-request';
import { seldomCalls } from './http/kinds';
import { noStore } from './http/middleware';
import { standbyCalls } from './http/standby-calls';
import { monthByPointCalls } from './month-by-point/calls';
import { movementCalls } from './movements/calls';
import { mountOpenApi } from './openapi/document';
import { healthPaths, mountHealth } from './operation/health';
import { type Metrics, metrics, metricsPath } from './operation/metrics';
import { codeSender } from './otp/send';
import { mountPages, pagePaths } from './pages/routes';
import { passwordChangeCalls } from './password-change/calls';
import { passwordRecoveryCalls } from './password-recovery/calls';
import { payoutCalls } from './payouts/calls';
import { phoneChangeCalls } from './phone-change/calls';
import { pointOfSaleCalls } from './point-of-sale/calls';
import { authenticate } from './portal/access';
import { portalCalls } from './portal/calls';
import { mountLoginForm } from './portal/login-form';
import { preferenceCalls } from './preferences/calls';
import { mountAdmission } from './registration/admission';
import { registrationCalls } from './registration/calls';
import { reportCalls } from './report/calls';
import type { Services } from './services';
import { mountChangePassword } from './site/change-password';
import type { Site } from './site/files';
import { inlineHashes } from './site/inline-blocks';
import { mountSite } from './site/serve';
import { statementCalls } from './statements/calls';
import { statisticsCalls } from './statistics/calls';
import { summaryCalls } from './summaries/calls';
import { unpaidCalls } from './unpaid/calls';
import { otpCalls } from './verify-otp/calls';

/** Registration, first access and settings, which share what sends one-time codes. */
const accessCalls = (services: Services): CallHandlings => {
  const sendCode = codeSender(services);
  return {
    ...registrationCalls(services, sendCode),
    ...otpCalls(services),
    ...firstPhoneCalls(services, sendCode),
    ...phoneChangeCalls(services, sendCode),
    ...passwordChangeCalls(services, sendCode),
    ...passwordRecoveryCalls(services, sendCode),
    ...emailChangeCalls(services, sendCode),
  };
};

/** Lists, statistics and statements: what a standby may answer. */
const readingCalls = (services: Services) => ({
  ...movementCalls(services),
  ...summaryCalls(services),
  ...statisticsCalls(services),
  ...monthByPointCalls(services),
  ...payoutCalls(services),
  ...findMovementCalls(services),
  ...differenceCalls(services),
  ...statementCalls(services),
  ...unpaidCalls(services),
  ...reportCalls(services),
});

/** What is built, area by area; every other call of the contract answers 501. */
export const handlingsOf = (services: Services): CallHandlings => ({
  ...portalCalls(services),
  ...accessCalls(services),
  ...pointOfSaleCalls(services),
  ...readingCalls(services),
  ...enrolmentCalls(services),
  ...caseCalls(services),
  ...preferenceCalls(services),
});

const mountCalls = (app: Hono<AcquirerEnv>, services: Services) => {
  const { settings } = services;
  if (settings.portalOrigins.length > 0) {
    for (const path of ['/api/*', tokenPath]) app.use(path, crossOrigin(settings));
  }
  app.use(tokenPath, noStore);
  const seldom = seldomCalls(services);
  for (const alias of aliases) {
    const limit = seldom(alias);
    if (limit) app.use(pathOf(alias), limit);
  }
  const calling = {
    services,
    handlings: handlingsOf(services),
    standbyFor: standbyCalls(services, readingCalls),
    authenticate: authenticate(services),
  };
  for (const alias of aliases) mountCall(app, pathOf(alias), alias, calling);
};

const mountConfiguration = (
  app: Hono<AcquirerEnv>,
  { settings }: Services,
  announced: Demonstration['announced'] = {},
) => {
  const configuration = { ...announced, ...settings.portalConfiguration.source };
  app.get('/config.json', (c) => c.json(configuration, 200, { 'Cache-Control': 'no-store' }));
};

/** Whether a path is the acquirer's own, and not one of the portal that may be served beside it. */
export const isAcquirerPath = (path: string) =>
  /^\/(api|auth)(\/|$)/.test(path) ||
  [
    '/config.json',
    '/openapi.json',
    metricsPath,
    ...healthPaths,
    ...pagePaths,
    ...demonstrationPaths,
  ].includes(path);

/**
 * The reference acquirer as an app: `fetch` for a server, `request` for a test. `site` is the built
 * portal; without it only the acquirer's paths answer. `demo` adds its pages, and the metrics,
 * which otherwise have a separate port.
 */
export const createAcquirer = (
  services: Services,
  site: Site = new Map(),
  demo?: Demonstration,
  { countRequest, mount: mountMetrics }: Metrics = metrics(),
) => {
  const app = new Hono<AcquirerEnv>();
  app.onError(onError(services.journal));
  app.use(everyRequest(services, inlineHashes(site), countRequest));
  mountLoginForm(app, loginPath, services);
  mountUndoEmail(app, services);
  mountAdmission(app, services);
  mountCalls(app, services);
  mountConfiguration(app, services, demo?.announced);
  mountHealth(app, services);
  mountPages(app);
  mountOpenApi(app);
  mountChangePassword(app, services.settings);
  if (demo) {
    mountMetrics(app);
    demo.mount(app, services);
  }
  mountSite(app, site, isAcquirerPath);
  app.all('*', () => refuse(404, 'no such path'));
  return app;
};
export type Acquirer = ReturnType<typeof createAcquirer>;
