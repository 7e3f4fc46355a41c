import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';
import type { Watch } from './watch';

/** A journey, as the test runner knows it. */
interface Task {
  readonly id: string;
  readonly result?: { readonly state: string; readonly errors?: { message: string }[] };
}

const folder = join(import.meta.dirname, '../../../coverage/journeys');
const lastCalls = 10;
const lastWords = 5;
const longestLine = 240;
const mostLines = 30;

const pathOf = (address: string) => {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origin === 'null' ? address : pathname;
};

/** Method, path, status and time of a call; no value of request or answer. */
const callOf = async (request: Request, millisecond: number) => {
  const response = await request.response().catch(() => null);
  const outcome = response?.status() ?? request.failure()?.errorText ?? 'no answer yet';
  const took = Math.max(0, Math.round(request.timing().responseEnd));
  return `${millisecond} ms: ${request.method()} ${pathOf(request.url())} ${outcome}, ${took} ms`;
};

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

const shortened = (line: string) =>
  line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;

const treeOf = (page: Page, place: string) =>
  page.locator(place).first().ariaSnapshot({ timeout: 2_000 });

/** What a list shows besides its chosen option. */
const isIdleChoice = (line: string) => /- option "/.test(line) && !line.includes('[selected]');

/** The page as a screen reader finds it, without the frame of every page. */
const shownOn = async (page: Page) => {
  const tree = await treeOf(page, '[role="dialog"], main')
    .catch(() => treeOf(page, 'body'))
    .catch(() => '(no answer)');
  const lines = tree.split('\n').filter((line) => !isIdleChoice(line));
  const left = lines.length - mostLines;
  const more = left > 0 ? [`(${left} more lines)`] : [];
  return [...lines.slice(0, mostLines), ...more];
};

const picture = async (page: Page, task: Task, index: number) => {
  const path = join(folder, `${task.id}-${index}.png`);
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path, timeout: 5_000 }).catch(() => {});
  return path;
};

/** Records the screens of a journey, and adds them to its failure. */
export const createAccount = (task: Task, watch: Watch) => {
  const started = Date.now();
  const contexts: BrowserContext[] = [];
  const calls: { readonly request: Request; readonly at: number }[] = [];
  const reported: string[] = [];
  let story = '';

  const receiveRequest = (request: Request) => {
    const isAsked = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isAsked) calls.push({ request, at: Date.now() - started });
  };
  const receiveConsole = (message: ConsoleMessage) =>
    void reported.push(`${message.type()}: ${message.text()}`);

  const notifyPage = async (page: Page, index: number) => [
    `  page ${index + 1}, at ${pathOf(page.url())} (picture: ${await picture(page, task, index)}):`,
    indented(await shownOn(page)),
  ];

  const finish = async () => {
    const pages = contexts.flatMap((context) => context.pages().slice(1));
    const asked = await Promise.all(
      calls.slice(-lastCalls).map(({ request, at }) => callOf(request, at)),
    );
    const lines = [
      `  after ${Date.now() - started} ms, at ${pages.map((page) => pathOf(page.url())).join(' and ')}`,
      '  the last calls:',
      indented(asked),
      '  console:',
      indented(reported.slice(-lastWords)),
      ...(await Promise.all(pages.map(notifyPage))).flat(),
    ];
    const report = watch.withoutSecrets(lines.join('\n'));
    return report.split('\n').map(shortened).join('\n');
  };

  const failed = () => task.result?.state === 'fail' || watch.unannounced().length > 0;

  return {
    /** Begins to record a browser; returns the function that stops. */
    listenTo: (context: BrowserContext) => {
      contexts.push(context);
      context.on('request', receiveRequest);
      context.on('console', receiveConsole);
      return () => {
        context.off('request', receiveRequest);
        context.off('console', receiveConsole);
      };
    },
    /** Records the screens, and adds them to the failure, if the journey has failed. */
    takeDown: async () => {
      if (!failed()) return;
      story = await finish();
      for (const error of task.result?.errors ?? []) error.message += `\n${story}`;
    },
    /** Runs work that may fail, and adds the record to its failure too. */
    explain: (work: () => void) => {
      try {
        work();
      } catch (error) {
        if (error instanceof Error && task.result?.state !== 'fail') error.message += `\n${story}`;
        throw error;
      }
    },
  };
};
