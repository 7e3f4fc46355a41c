import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core';
import type { Cells } from '../../paths/human/seeded';
import {
  type Control,
  files,
  type Gesture,
  type Place,
  type Seen,
  type Session,
  type Step,
} from '../../paths/human/session';
import { isDescribed, stepWords } from '../../paths/human/words';
import { bytesOf } from '../journeys/support/workbook';
import { contentProblem, rowProblem, spaceless, textsOfTable } from './reading';

/** A step whose sentence does not describe the demo. */
export class Drift extends Error {}

/** A busy machine answers late: only a missing answer fails. */
const usualPatienceMs = 60_000;

interface Message {
  readonly to: string;
  readonly text: string;
  readonly code: string;
  /** An ISO instant. */
  readonly at: string;
}

const isTo = (message: Message, to: string) => message.to === to.replaceAll(' ', '');

/** The words of an element, or of a field's label, that are drawn: those for screen readers are a pixel wide. */
const drawnWords = (found: Locator) =>
  found.evaluate((element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const drawn: string[] = [];
    for (const each of labels.length > 0 ? labels : [element]) {
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement as Element;
        const isClipped = getComputedStyle(around).clipPath !== 'none';
        if (!isClipped && around.getBoundingClientRect().width > 1)
          drawn.push(texts.currentNode.textContent ?? '');
      }
    }
    return drawn.join('');
  });

/** Gestures after which the screen is another document. */
const opensDocument: readonly Gesture['does'][] = ['open', 'newTab', 'otherTab', 'reload'];

/** Follows the data of the sentences in a fresh profile, without other knowledge of the portal. */
const personIn = async (context: BrowserContext, address: string, patienceMs: number) => {
  const tabs: Page[] = [await context.newPage()];
  let page = tabs[0] as Page;
  const arrived: Download[] = [];
  const used = new Set<string>();
  let began = '';
  const listen = (one: Page) => one.on('download', (download) => arrived.push(download));
  context.on('page', listen);
  listen(page);

  const within = ({ row, table, dialog, navigation, tab, region }: Place = {}): Page | Locator => {
    if (table !== undefined) {
      const found = page.getByRole('table', { name: table, exact: true });
      return row === undefined ? found : found.locator('tbody tr').nth(row - 1);
    }
    if (dialog !== undefined) return page.getByRole('dialog', { name: dialog });
    if (navigation !== undefined)
      return page.getByRole('navigation', { name: navigation, exact: true });
    if (region !== undefined) return page.getByRole('region', { name: region });
    return tab === undefined ? page : page.getByRole('tabpanel', { name: tab });
  };

  /** A form may have the name of its field. */
  const field = (name: string) =>
    page.getByLabel(name, { exact: true }).and(page.locator('input, select, textarea')).first();

  const named = (control: Control, name: string, begins = false, where?: Place) =>
    within(where).getByRole(control, {
      name: begins ? new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) : name,
      exact: !begins,
    });

  /** Why a person cannot read the name that the sentence has; null where it can be read. */
  const unread = async (found: Locator, name: string) => {
    if (isDescribed(name)) return null;
    const isRead = spaceless(await drawnWords(found.first())).includes(spaceless(name));
    return isRead ? null : `no person can read «${name}» there`;
  };

  const reads = async (found: Locator, name: string) => {
    for (const end = Date.now() + patienceMs; ; ) {
      const problem = await unread(found, name);
      if (problem === null) return;
      if (Date.now() > end) throw new Error(problem);
      await page.waitForTimeout(50);
    }
  };

  const messages = async () => {
    const answer = await fetch(`${address}/outbox`, { headers: { accept: 'application/json' } });
    return (await answer.json()) as Message[];
  };

  const readField = async (name: string) => {
    await reads(field(name), name);
    return field(name);
  };

  const newestCode = async (to: string) => {
    for (const end = Date.now() + patienceMs; Date.now() < end; ) {
      const found = (await messages()).find((one) => isTo(one, to));
      if (found !== undefined && found.code !== '' && !used.has(found.code)) {
        used.add(found.code);
        return found.code;
      }
      await page.waitForTimeout(100);
    }
    throw new Error(`no new code was sent to ${to}`);
  };

  const optionIn = async (name: string, wanted: (label: string) => boolean) => {
    const list = await readField(name);
    await list.locator('option').nth(1).waitFor({ state: 'attached' });
    const labels = await list.locator('option').allTextContents();
    const label = labels.find(wanted);
    if (label === undefined) throw new Error(`${name} offers only ${labels.join(', ')}`);
    await list.selectOption({ label });
  };

  const openTab = async (path: string) => {
    page = await context.newPage();
    tabs.push(page);
    await page.goto(path);
  };

  const moveCalendar = async (days: number) => {
    const calendar = await context.newPage();
    await calendar.goto('/demo/clock');
    await calendar.getByLabel('Giorni', { exact: true }).fill(String(days));
    await calendar.getByRole('button', { name: 'Porta avanti', exact: true }).click();
    await calendar.getByRole('status').waitFor();
    await calendar.close();
  };

  const perform = async (gesture: Gesture): Promise<unknown> => {
    switch (gesture.does) {
      case 'open':
        return page.goto(gesture.address);
      case 'press': {
        const found = named(gesture.control, gesture.name, gesture.begins, gesture.where).first();
        await reads(found, gesture.name);
        return found.click();
      }
      case 'write':
        return (await readField(gesture.field)).fill(gesture.text);
      case 'touch':
        return (await readField(gesture.field)).click();
      case 'enter':
        return (await readField(gesture.field)).press('Enter');
      case 'choose':
        return optionIn(gesture.field, (label) =>
          gesture.begins ? label.startsWith(gesture.option) : label === gesture.option,
        );
      case 'attach':
        return field(gesture.field).setInputFiles({
          name: gesture.file,
          mimeType: gesture.file.endsWith('.txt') ? 'text/plain' : 'image/gif',
          buffer: Buffer.from(files[gesture.file]),
        });
      case 'code':
        return (await readField(gesture.field)).fill(await newestCode(gesture.to));
      case 'days':
        return moveCalendar(gesture.days);
      case 'newTab':
        return openTab(gesture.address);
      case 'otherTab':
        page = tabs[0] as Page;
        return page.bringToFront();
      case 'back':
        return page.goBack();
      case 'reload':
        return page.reload();
    }
  };

  const shown = (text: string, where?: Place) =>
    within(where).getByText(text).filter({ visible: true });

  const isThere = (condition: boolean, otherwise: string) => (condition ? null : otherwise);

  const isHeading = async (name: string, level?: number) => {
    const found = page.getByRole('heading', { name, exact: true, ...(level && { level }) }).first();
    if ((await found.count()) === 0) return 'no such heading';
    return unread(found, name);
  };

  const isChosen = async (found: Locator) =>
    (await found.getAttribute('aria-selected')) === 'true' ||
    (await found.getAttribute('aria-current')) !== null ||
    (await found.isChecked().catch(() => false));

  const isControl = async ({ control, name, is }: Seen & { readonly sees: 'control' }) => {
    const found = named(control, name).first();
    const exists = (await found.count()) > 0;
    if (is === 'absent') return isThere(!exists, `${name} is there`);
    if (!exists) return `no ${control} ${name}`;
    const unreadable = await unread(found, name);
    if (unreadable !== null) return unreadable;
    const holds =
      is === 'chosen' ? await isChosen(found) : (await found.isDisabled()) === (is === 'grey');
    return isThere(holds, `${name} is not ${is}`);
  };

  const isRow = async ({ table, row, cells }: Seen & { readonly sees: 'row' }) => {
    const found = page.getByRole('table', { name: table, exact: true });
    if ((await found.count()) === 0) return `no table ${table}`;
    return rowProblem(await found.evaluate(textsOfTable), row, cells);
  };

  const areFigures = async (figures: Cells) => {
    const pairs = await page.locator('dl > div').filter({ visible: true }).all();
    const written = await Promise.all(pairs.map((pair) => pair.locator('dt, dd').allInnerTexts()));
    for (const [title, text] of Object.entries(figures)) {
      const beside = written.filter(([name]) => spaceless(name ?? '') === spaceless(title));
      if (!beside.some(([, value]) => spaceless(value ?? '') === spaceless(text)))
        return `${title} is ${beside.map(([, value]) => value).join(', ') || 'not there'}`;
    }
    return null;
  };

  const isFile = async ({ name, content }: Seen & { readonly sees: 'file' }) => {
    const file = arrived.find((each) => each.suggestedFilename() === name);
    if (file === undefined)
      return `files that arrived: ${arrived.map((each) => each.suggestedFilename()).join(', ') || 'none'}`;
    const problem = contentProblem(await bytesOf(file), content);
    if (problem === null) arrived.splice(arrived.indexOf(file), 1);
    return problem;
  };

  const isMessage = async ({ to, text }: Seen & { readonly sees: 'message' }) => {
    const all = (await messages()).filter((each) => each.at > began && isTo(each, to));
    return isThere(
      all.some((each) => each.text.includes(text)),
      `messages to ${to}: ${all.map((each) => each.text).join(' / ') || 'none'}`,
    );
  };

  /** Why a sight does not hold; null where it does. */
  const problemOf = async (sight: Seen): Promise<string | null> => {
    switch (sight.sees) {
      case 'title':
        return isHeading(sight.text, 1);
      case 'part':
        return isHeading(sight.text);
      case 'text': {
        const drawn = (await shown(sight.text, sight.where).all()).map(drawnWords);
        const isRead = (await Promise.all(drawn)).some((words) => words !== '');
        return isThere(isRead, 'no person can read it');
      }
      case 'pager': {
        const pager = page.getByText(new RegExp(`^${sight.page} di \\d`)).filter({ visible: true });
        return isThere((await pager.count()) > 0, 'another page');
      }
      case 'gone':
        return isThere((await shown(sight.text).count()) === 0, 'it is still there');
      case 'address':
        return isThere(
          new URL(page.url()).pathname.endsWith(sight.path),
          `the address is ${page.url()}`,
        );
      case 'control':
        return isControl(sight);
      case 'value': {
        if ((await field(sight.field).count()) === 0) return `no field ${sight.field}`;
        const value = await field(sight.field).inputValue();
        return isThere(value === sight.text, `its text is ${value}`);
      }
      case 'rows': {
        const table = page.getByRole('table', { name: sight.table, exact: true });
        const count = await table.locator('tbody tr').count();
        return isThere(count === sight.count, `rows: ${count}`);
      }
      case 'row':
        return isRow(sight);
      case 'figures':
        return areFigures(sight.figures);
      case 'file':
        return isFile(sight);
      case 'message':
        return isMessage(sight);
    }
  };

  /** A page on its way has no answer yet. */
  const problemNow = (sight: Seen) => problemOf(sight).catch((error: unknown) => String(error));

  const see = async (sight: Seen) => {
    let problem: string | null = null;
    for (const end = Date.now() + patienceMs; ; ) {
      problem = await problemNow(sight);
      if (problem === null) return;
      if (Date.now() > end) throw new Error(problem);
      await page.waitForTimeout(50);
    }
  };

  /**
   * A sight that holds before its step proves nothing, and one that is to stay must be there. A new
   * document begins with nothing.
   */
  const before = async ({ gestures, sights }: Step) => {
    began = new Date().toISOString();
    arrived.length = 0;
    if (gestures.some(({ does }) => opensDocument.includes(does))) return;
    const opensPage = sights.some(({ sees }) => sees === 'title' || sees === 'address');
    for (const sight of sights) {
      // What the page before did not have either may still be missing on the one that opens.
      const isAbsence =
        sight.sees === 'gone' || (sight.sees === 'control' && sight.is === 'absent');
      if (opensPage && isAbsence) continue;
      const isStill = sight.sees === 'still';
      const problem = await problemNow(isStill ? sight.sight : sight);
      if (isStill && problem !== null)
        throw new Error(`not there before the step: ${JSON.stringify(sight.sight)}: ${problem}`);
      if (!isStill && problem === null)
        throw new Error(`there before the step: ${JSON.stringify(sight)}`);
    }
  };

  return { perform, see, before, page: () => page };
};

/** What became of a step; null where all of it holds. */
export interface StepOutcome {
  readonly step: number;
  readonly error: string | null;
}

interface Playing {
  readonly patienceMs?: number;
  readonly onStep?: (page: Page, outcome: StepOutcome) => Promise<unknown>;
  /** Receives the profile before its first page. */
  readonly onProfile?: (context: BrowserContext) => Promise<unknown>;
}

/** Plays a session step by step; throws a `Drift` with the sentence that does not hold. */
export const playSession = async (
  browser: Browser,
  address: string,
  { id, steps }: Session,
  { patienceMs = usualPatienceMs, onStep, onProfile }: Playing = {},
) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  await onProfile?.(context);
  const person = await personIn(context, address, patienceMs);
  const play = async (step: Step) => {
    await person.before(step);
    for (const gesture of step.gestures) await person.perform(gesture);
    for (const sight of step.sights)
      await person.see(sight.sees === 'still' ? sight.sight : sight).catch((error) => {
        throw new Error(`${JSON.stringify(sight)}: ${error}`);
      });
  };
  const drift = async (line: string, error: unknown) => {
    const page = person.page();
    const screen = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => '');
    const [why] = String(error).split('\n');
    return new Drift([line, why, page.url(), screen].join('\n'));
  };
  try {
    for (const [index, step] of steps.entries()) {
      const line = `${id}, passo ${index + 1}: ${stepWords(step)}`;
      const failed = await play(step).then(
        () => null,
        (error: unknown) => drift(line, error),
      );
      await onStep?.(person.page(), { step: index + 1, error: failed?.message ?? null });
      if (failed !== null) throw failed;
    }
  } finally {
    await context.close();
  }
};
