import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigation.machine';
import type { OpenLevel } from '../ui/back-level';
import { inPortal, onHost } from '../ui/base-path';

type Navigation = Pick<ActorRefFrom<typeof navigationMachine>, 'on' | 'send'>;

/** The state stored in an entry of the browser's history. */
interface Entry {
  /** Number of the portal's entries below it. */
  readonly at: number;
  /** Number of Back presses needed to leave the portal from this entry, minus one. */
  readonly depth: number;
  /** The depth of the entry below, for a page that a reload or a return restarts. */
  readonly under?: number | undefined;
  /** Number of open levels over the page there: dialogs, steps of a wizard. */
  readonly levels: number;
  /** The trail of the page's flow there. */
  readonly trail: readonly string[];
}

/** An overlay over a page, such as a dialog; `close` returns false if it stays open. */
interface Level {
  readonly close: () => unknown;
}

const entryIn = (state: unknown): Entry | null =>
  typeof state === 'object' && state !== null && 'at' in state ? (state as Entry) : null;

/** The trail of the entry that a reload finds. */
export const trailIn = (state: unknown): readonly string[] => entryIn(state)?.trail ?? [];

/** Forward or a reload to a dialog's entry does not open the dialog again. */
const closed = (entry: Entry): Entry => ({
  ...entry,
  depth: entry.depth - entry.levels,
  levels: 0,
});

/**
 * Writes the navigation's address into the address bar, and asks the navigation about Back and Forward. An open
 * dialog is a separate entry.
 *
 * A page or dialog that was left by a button keeps its entry. Back skips such an entry, because it
 * is no deeper than the current page. It also skips refused addresses.
 */
export const connectHistory = (window: Window, navigation: Navigation) => {
  const { history, location } = window;
  const known = new Map<number, { readonly url: string; readonly depth: number | undefined }>();
  let here: Entry = { at: 0, depth: 0, levels: 0, trail: [] };
  let levels: readonly Level[] = [];
  /** The page that the last Back has left; null after any other step. */
  let leaving: string | null = null;
  /** The depth below which the current Back leads. */
  let passing: number | null = null;

  const stand = (entry: Entry) => {
    here = entry;
    known.set(entry.at, { url: location.href, depth: entry.depth });
  };

  const beneathOf = ({ at }: Pick<Entry, 'at'>) => known.get(at - 1);
  const beneath = () => beneathOf(here);

  const write = (entry: Entry, url = location.href) => {
    const written = { ...entry, under: beneathOf(entry)?.depth };
    history.replaceState(written, '', url);
    stand(written);
  };

  const add = (added: Pick<Entry, 'levels' | 'trail'>, url = location.href) => {
    const entry = { at: here.at + 1, depth: here.depth + 1, under: here.depth, ...added };
    history.pushState(entry, '', url);
    stand(entry);
  };

  /** The data of the entry below, for pages loaded there. */
  const meet = ({ at, under }: Entry) => {
    if (under !== undefined && !known.has(at - 1)) known.set(at - 1, { url: '', depth: under });
  };

  const pushPage = (url: string, trail: Entry['trail']) => {
    passing = null;
    const same = beneath();
    if (same?.depth === here.depth && same.url === location.href)
      write({ ...here, depth: here.depth + 1, trail }, url);
    else add({ levels: 0, trail }, url);
  };

  /** A new page closes the dialogs over the previous one. */
  const leaveLevels = () => {
    if (levels.length > 0) write({ ...here, depth: here.depth - levels.length, levels: 0 });
    levels = [];
  };

  const ask = (arrived: Entry) => {
    passing = null;
    levels = [];
    write(closed(arrived));
    const { trail } = here;
    navigation.send({ type: 'address.asked', url: inPortal(location.href), how: 'shown', trail });
  };

  const askBack = (arrived: Entry, from: string) => {
    leaving = from;
    ask(arrived);
  };

  const closeTop = (at: number, url: string) => {
    const top = levels.at(-1);
    levels = levels.slice(0, -1);
    write({ ...here, at, depth: here.depth - 1, levels: levels.length }, url);
    if (top?.close() !== false) return;
    levels = [...levels, top];
    add({ levels: levels.length, trail: here.trail });
  };

  const goneBack = (arrived: Entry, url: string) => {
    meet(arrived);
    const oneStep = here.at - arrived.at === 1;
    if (oneStep && levels.length > 0) return closeTop(arrived.at, url);
    if (!oneStep || arrived.depth < (passing ?? here.depth)) return askBack(arrived, url);
    passing ??= here.depth;
    write({ ...here, at: arrived.at }, url);
    history.go(-1);
  };

  const goneForward = (arrived: Entry, url: string) => {
    const wasClosed = arrived.levels > 0 && arrived.at === here.at + 1;
    if (wasClosed) write({ ...here, at: arrived.at }, url);
    else ask(arrived);
  };

  let shown = location.href;
  const written = navigation.on('address.shown', (news) => {
    const { trail } = news;
    const url = onHost(news.url);
    if (news.how === 'replace') {
      write({ ...here, trail }, url);
      // Back skips a refused page, because the screen has not changed. It never skips the first
      // entry: Back without a visible change must not leave the portal.
      if (leaving === location.href && here.at > 0) history.go(-1);
    } else {
      leaving = null;
      leaveLevels();
      if (news.how === 'back') write({ ...here, depth: here.depth - news.steps, trail }, url);
      else pushPage(url, trail);
    }
    shown = location.href;
  });

  const forgetBack = () => {
    leaving = null;
  };
  const touches = ['pointerdown', 'keydown'] as const;
  for (const touch of touches) window.addEventListener(touch, forgetBack, true);

  const onPopState = ({ state }: PopStateEvent) => {
    forgetBack();
    const arrived = entryIn(state) ?? { ...here, at: here.at + 1 };
    if (arrived.at < here.at) goneBack(arrived, shown);
    else goneForward(arrived, shown);
    shown = location.href;
  };

  const found = entryIn(history.state) ?? here;
  meet(found);
  write(closed(found));
  window.addEventListener('popstate', onPopState);

  const openLevel: OpenLevel = (close) => {
    const level = { close };
    levels = [...levels, level];
    passing = null;
    const open = { levels: levels.length, trail: here.trail };
    if ((beneath()?.depth ?? -1) >= here.depth) write({ ...here, ...open, depth: here.depth + 1 });
    else add(open);
    return () => {
      if (!levels.includes(level)) return;
      levels = levels.filter((each) => each !== level);
      write({ ...here, depth: here.depth - 1, levels: levels.length });
    };
  };

  const stop = () => {
    written.unsubscribe();
    window.removeEventListener('popstate', onPopState);
    for (const touch of touches) window.removeEventListener(touch, forgetBack, true);
  };

  return { openLevel, stop };
};
