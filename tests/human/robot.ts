import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import {
  type Control,
  files,
  type Gesture,
  type Place,
  type Session,
  type Sight,
} from '../../paths/human/session';
import { isDescribed, stepWords } from '../../paths/human/words';

/** A step whose sentence does not describe the demo. */
export class Drift extends Error {}

/** A busy machine answers late: only a missing answer fails. */
const usualPatienceMs = 60_000;

interface Message {
  readonly to: string;
  readonly code: string;
}

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

const spaceless = (text: string) => text.replaceAll(/\s/g, '');

const monthsOf = /^\p{Lu}\p{Ll}+ \d{4}$/u;

/** Follows the data of the sentences in a fresh profile, without other knowledge of the portal. */
const personIn = async (context: BrowserContext, address: string, patienceMs: number) => {
  const tabs: Page[] = [await context.newPage()];
  let page = tabs[0] as Page;
  const arrived: string[] = [];
  const used = new Set<string>();
  const listen = (one: Page) =>
    one.on('download', (download) => arrived.push(download.suggestedFilename()));
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

  /** Waits until a person can read the name that the sentence has. */
  const reads = async (found: Locator, name: string) => {
    if (isDescribed(name)) return;
    const isRead = async () => spaceless(await drawnWords(found.first())).includes(spaceless(name));
    await until(isRead, `no person can read «${name}» there`);
  };

  const readField = async (name: string) => {
    await reads(field(name), name);
    return field(name);
  };

  const newestCode = async (to: string) => {
    const number = to.replaceAll(' ', '');
    for (const end = Date.now() + patienceMs; Date.now() < end; ) {
      const answer = await fetch(`${address}/outbox`, { headers: { accept: 'application/json' } });
      const found = ((await answer.json()) as Message[]).find((one) => one.to === number);
      if (found !== undefined && found.code !== '' && !used.has(found.code)) {
        used.add(found.code);
        return found.code;
      }
      await page.waitForTimeout(100);
    }
    throw new Error(`no new code was sent to ${to}`);
  };

  const optionIn = async (name: string, wanted: (label: string) => boolean, place = 0) => {
    const list = await readField(name);
    await list.locator('option').nth(1).waitFor({ state: 'attached' });
    const labels = await list.locator('option').allTextContents();
    const label = labels.filter(wanted)[place];
    if (label === undefined) throw new Error(`${name} offers only ${labels.join(', ')}`);
    await list.selectOption({ label });
  };

  const openTab = async (path: string) => {
    page = await context.newPage();
    tabs.push(page);
    await page.goto(path);
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
      case 'month':
        return optionIn(gesture.field, (label) => monthsOf.test(label), gesture.back);
      case 'attach':
        return field(gesture.field).setInputFiles({
          name: gesture.file,
          mimeType: gesture.file.endsWith('.txt') ? 'text/plain' : 'image/gif',
          buffer: Buffer.from(files[gesture.file]),
        });
      case 'code':
        return (await readField(gesture.field)).fill(await newestCode(gesture.to));
      case 'days':
        return fetch(`${address}/demo/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ days: gesture.days }),
        });
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

  const until = async (is: () => boolean | Promise<boolean>, what: string) => {
    for (const end = Date.now() + patienceMs; Date.now() < end; ) {
      if (await is()) return;
      await page.waitForTimeout(50);
    }
    throw new Error(what);
  };

  const shown = (text: string, where?: Place) =>
    within(where).getByText(text).filter({ visible: true });

  const heading = async (name: string, level?: number) => {
    const found = page.getByRole('heading', { name, exact: true, ...(level && { level }) }).first();
    await found.waitFor();
    return reads(found, name);
  };

  const looksAt = async ({ control, name, is }: Sight & { readonly sees: 'control' }) => {
    const found = named(control, name).first();
    if (is === 'absent') return found.waitFor({ state: 'detached' });
    await found.waitFor();
    await reads(found, name);
    if (is === 'chosen')
      return until(
        async () =>
          (await found.getAttribute('aria-selected')) === 'true' ||
          (await found.getAttribute('aria-current')) !== null ||
          (await found.isChecked().catch(() => false)),
        `${name} is not chosen`,
      );
    return until(
      async () => (await found.isDisabled()) === (is === 'grey'),
      `${name} is not ${is}`,
    );
  };

  const see = async (sight: Sight): Promise<unknown> => {
    switch (sight.sees) {
      case 'title':
        return heading(sight.text, 1);
      case 'part':
        return heading(sight.text);
      case 'text':
        return until(async () => {
          const drawn = (await shown(sight.text, sight.where).all()).map(drawnWords);
          return (await Promise.all(drawn)).some((words) => words !== '');
        }, 'no person can read it');
      case 'pager':
        return page
          .getByText(new RegExp(`^${sight.page} di \\d`))
          .filter({ visible: true })
          .first()
          .waitFor();
      case 'gone':
        return until(async () => (await shown(sight.text).count()) === 0, 'it is still there');
      case 'address':
        return until(
          () => new URL(page.url()).pathname.endsWith(sight.path),
          `the address is ${page.url()}`,
        );
      case 'control':
        return looksAt(sight);
      case 'value':
        return until(
          async () => (await field(sight.field).inputValue()) === sight.text,
          'another text is there',
        );
      case 'rows': {
        const table = page.getByRole('table', { name: sight.table, exact: true });
        if (sight.least > 0) await table.waitFor();
        return until(async () => {
          const count = await table.locator('tbody tr').count();
          return sight.least === 0 ? count === 0 : count >= sight.least;
        }, 'the rows are others');
      }
      case 'file':
        return until(
          () => {
            const found = arrived.findIndex((name) => name.startsWith(sight.name));
            if (found >= 0) arrived.splice(found, 1);
            return found >= 0;
          },
          `files that arrived: ${arrived.join(', ') || 'none'}`,
        );
    }
  };

  return { perform, see, page: () => page };
};

interface Playing {
  readonly patienceMs?: number;
  readonly onStep?: (page: Page, step: number) => Promise<unknown>;
}

/** Plays a session step by step; throws a `Drift` with the sentence that does not hold. */
export const playSession = async (
  browser: Browser,
  address: string,
  { id, steps }: Session,
  { patienceMs = usualPatienceMs, onStep }: Playing = {},
) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  const person = await personIn(context, address, patienceMs);
  const drift = async (line: string, part: object, error: unknown): Promise<never> => {
    const page = person.page();
    const screen = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => '');
    const [why] = String(error).split('\n');
    throw new Drift([line, `${JSON.stringify(part)}: ${why}`, page.url(), screen].join('\n'));
  };
  try {
    for (const [index, step] of steps.entries()) {
      const line = `${id}, passo ${index + 1}: ${stepWords(step)}`;
      for (const gesture of step.gestures)
        await person.perform(gesture).catch((error) => drift(line, gesture, error));
      for (const sight of step.sights)
        await person.see(sight).catch((error) => drift(line, sight, error));
      await onStep?.(person.page(), index + 1);
    }
  } finally {
    await context.close();
  }
};
