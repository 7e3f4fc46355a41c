import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core';
import { expect } from 'vitest';

/** A person who leaves a page, or cancels, aborts the pending requests: that is no failure. */
const brokenOff = 'net::ERR_ABORTED';

const describe = (request: Request, outcome: string | number) =>
  `${request.method()} ${request.url()}: ${outcome}`;

/** Only the return address of a login may carry its code or its token. */
const isReturnOfLogin = (address: string) =>
  /\/login\?(code|token)=[^&]+(&stato=[\w-]+|&state=[\w-]+&iss=[^&]+)?$/.test(address) ||
  /\/\?(code|token)=[^&]+$/.test(address);

const secretFields = ['otp', 'password', 'oldPassword', 'newPassword'];

/** Codes and passwords in requests: they may appear nowhere else. */
const typedIn = (request: Request): string[] => {
  const body = request.headers()['content-type'] === 'application/json' ? request.postData() : null;
  const fields = body === null ? {} : (JSON.parse(body) as Record<string, unknown>);
  return secretFields.flatMap((name) => {
    const value = fields?.[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
};

/** Watches everything a browser does during a journey: unannounced failures, and leaked secrets. */
export const createWatch = (passwords: readonly string[]) => {
  const problems: string[] = [];
  const announced: RegExp[] = [];
  const reported: string[] = [];
  const asked: Request[] = [];
  const secrets = new Set(passwords);
  const typed = new Set(passwords);
  const stored: string[] = [];
  const keptForNow: string[] = [];

  const learnTyped = (request: Request) => {
    for (const secret of typedIn(request)) {
      typed.add(secret);
      secrets.add(secret);
    }
  };

  const learnSecrets = (request: Request) => {
    learnTyped(request);
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1];
    const query = new URL(request.url()).searchParams;
    for (const secret of [token, query.get('code'), query.get('token')])
      if (secret) secrets.add(secret);
  };

  const receiveRequest = (request: Request) => {
    asked.push(request);
    learnSecrets(request);
  };
  const receiveFailure = (request: Request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== brokenOff) problems.push(describe(request, why));
  };
  const receiveResponse = (response: Response) => {
    if (response.status() >= 400) problems.push(describe(response.request(), response.status()));
  };
  const receiveConsole = (message: ConsoleMessage) => {
    reported.push(message.text());
    const repeated = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !repeated)
      problems.push(`console ${message.type()}: ${message.text()}`);
  };
  const receiveError = (error: WebError) =>
    void problems.push(`uncaught: ${error.error().message}`);

  /** Begins to watch a browser; returns the function that stops. */
  const over = (context: BrowserContext) => {
    context.on('request', receiveRequest);
    context.on('requestfailed', receiveFailure);
    context.on('response', receiveResponse);
    context.on('console', receiveConsole);
    context.on('weberror', receiveError);
    return () => {
      context.off('request', receiveRequest);
      context.off('requestfailed', receiveFailure);
      context.off('response', receiveResponse);
      context.off('console', receiveConsole);
      context.off('weberror', receiveError);
    };
  };

  /** Records the lasting storage of a browser. */
  const lookIntoStorage = async (context: BrowserContext) => {
    const { origins } = await context.storageState();
    stored.push(...origins.flatMap(({ localStorage }) => localStorage.map(({ value }) => value)));
    for (const page of context.pages())
      keptForNow.push(
        ...(await page.evaluate(() => Object.values({ ...sessionStorage })).catch(() => [])),
      );
  };

  const holding = (texts: readonly string[]) =>
    texts.filter((text) => [...secrets].some((secret) => text.includes(secret)));

  const addresses = () =>
    asked.map((request) => request.url()).filter((url) => !isReturnOfLogin(url));

  const unannounced = () =>
    problems.filter((problem) => !announced.some((pattern) => pattern.test(problem)));

  /** A text without the secrets found so far. */
  const withoutSecrets = (text: string) =>
    [...secrets].reduce((clean, secret) => clean.replaceAll(secret, '…'), text);

  /**
   * Fails the journey for every unannounced failure, and for every announced one that did not
   * happen.
   */
  const conclude = () => {
    expect(unannounced(), 'what went wrong unannounced').toEqual([]);
    const unmet = announced.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    expect(unmet, 'what was announced and did not happen').toEqual([]);
    expect(holding(addresses()), 'addresses that carry a secret').toEqual([]);
    expect(holding(reported), 'console messages that carry a secret').toEqual([]);
    expect(holding(stored), 'secrets in localStorage').toEqual([]);
    const remembered = keptForNow.filter((text) => [...typed].some((each) => text.includes(each)));
    expect(remembered, 'codes and passwords in sessionStorage').toEqual([]);
  };

  return {
    over,
    lookIntoStorage,
    unannounced,
    withoutSecrets,
    conclude,
    /** Announces the failures that belong to the journey; each must happen. */
    announce: (...patterns: readonly RegExp[]) => void announced.push(...patterns),
  };
};
export type Watch = ReturnType<typeof createWatch>;
