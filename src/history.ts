import type { ActorRefFrom } from 'xstate';
import type { hostMachine } from '../machines/host/host.machine';
import type { OpenLevel } from './ui/back-level';

type Host = Pick<ActorRefFrom<typeof hostMachine>, 'on' | 'send'>;

/** What an entry of the browser's history says of itself. */
interface Entry {
  /** How many entries of ours lie beneath it. */
  readonly at: number;
  /** How many times a person presses Back from it until the portal is left, once less. */
  readonly depth: number;
  /** Whether a dialog was opened there. */
  readonly level: boolean;
}

/** A dialog that is open. */
interface Level {
  readonly close: () => void;
}

const entryIn = (state: unknown): Entry | null =>
  typeof state === 'object' && state !== null && 'at' in state ? (state as Entry) : null;

/** A dialog is not open again when its entry is come upon, by Forward or by a reload. */
const closed = (entry: Entry): Entry =>
  entry.level ? { ...entry, depth: entry.depth - 1, level: false } : entry;

/**
 * The host's address in the address bar; where Back and Forward lead is asked of the host. An open
 * dialog is an entry of its own. What was left by a button and not by Back leaves its entry behind:
 * Back passes over it, because it lies no deeper than what is shown.
 */
export const connectHistory = (window: Window, host: Host) => {
  const { history, location } = window;
  const known = new Map<number, { readonly url: string; readonly depth: number }>();
  let here: Entry = { at: 0, depth: 0, level: false };
  let levels: readonly Level[] = [];
  /** Below which depth the Back that is under way leads. */
  let passing: number | null = null;

  const stand = (entry: Entry) => {
    here = entry;
    known.set(entry.at, { url: location.href, depth: entry.depth });
  };

  const write = (entry: Entry, url = location.href) => {
    history.replaceState(entry, '', url);
    stand(entry);
  };

  const add = (level: boolean, url = location.href) => {
    const entry = { at: here.at + 1, depth: here.depth + 1, level };
    history.pushState(entry, '', url);
    stand(entry);
  };

  const beneath = () => known.get(here.at - 1);

  const pushPage = (url: string) => {
    passing = null;
    const same = beneath();
    if (same?.depth === here.depth && same.url === location.href)
      write({ ...here, depth: here.depth + 1 }, url);
    else add(false, url);
  };

  /** Whatever moves the page on takes its dialogs with it. */
  const leaveLevels = () => {
    if (levels.length > 0) write({ ...here, depth: here.depth - levels.length, level: false });
    levels = [];
  };

  const ask = (arrived: Entry) => {
    passing = null;
    levels = [];
    write(closed(arrived));
    host.send({ type: 'address.asked', url: location.href, how: 'shown' });
  };

  const closeTop = (at: number, url: string) => {
    const top = levels.at(-1);
    levels = levels.slice(0, -1);
    write({ at, depth: here.depth - 1, level: levels.length > 0 }, url);
    top?.close();
  };

  const goneBack = (arrived: Entry, url: string) => {
    const oneStep = here.at - arrived.at === 1;
    if (oneStep && levels.length > 0) return closeTop(arrived.at, url);
    if (!oneStep || arrived.depth < (passing ?? here.depth)) return ask(arrived);
    passing ??= here.depth;
    write({ ...here, at: arrived.at }, url);
    history.go(-1);
  };

  const goneForward = (arrived: Entry, url: string) => {
    const wasClosed = arrived.level && arrived.at === here.at + 1;
    if (wasClosed) write({ ...here, at: arrived.at }, url);
    else ask(arrived);
  };

  let shown = location.href;
  const written = host.on('address.shown', (news) => {
    if (news.how === 'replace') write(here, news.url);
    else {
      leaveLevels();
      if (news.how === 'back') write({ ...here, depth: here.depth - news.steps }, news.url);
      else pushPage(news.url);
    }
    shown = location.href;
  });

  const onPopState = ({ state }: PopStateEvent) => {
    const arrived = entryIn(state) ?? { ...here, at: here.at + 1 };
    if (arrived.at < here.at) goneBack(arrived, shown);
    else goneForward(arrived, shown);
    shown = location.href;
  };

  write(closed(entryIn(history.state) ?? here));
  window.addEventListener('popstate', onPopState);

  const openLevel: OpenLevel = (close) => {
    const level = { close };
    levels = [...levels, level];
    passing = null;
    if ((beneath()?.depth ?? -1) >= here.depth)
      write({ ...here, depth: here.depth + 1, level: true });
    else add(true);
    return () => {
      if (!levels.includes(level)) return;
      levels = levels.filter((each) => each !== level);
      write({ ...here, depth: here.depth - 1, level: levels.length > 0 });
    };
  };

  const stop = () => {
    written.unsubscribe();
    window.removeEventListener('popstate', onPopState);
  };

  return { openLevel, stop };
};
