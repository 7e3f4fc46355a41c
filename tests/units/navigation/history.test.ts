import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectHistory, trailIn } from '../../../src/browser/history';

const origin = 'http://portal';

/** The history of a tab, as browsers keep it; its first entry follows another site. */
const openTab = (state: unknown = null) => {
  const entries = [{ url: `${origin}/0`, state }];
  let index = 0;
  let left = false;
  let popState: (event: { state: unknown }) => void = () => {};
  let touch = () => {};
  const at = (url: string) => new URL(url, origin).href;
  const go = (steps: number) => {
    if (index + steps < 0) left = true;
    if (left || entries[index + steps] === undefined) return;
    index += steps;
    popState({ state: entries[index]?.state });
  };
  const history = {
    get state() {
      return entries[index]?.state ?? null;
    },
    go,
    pushState: (pushed: unknown, _: string, url: string) => {
      entries.splice(index + 1, entries.length, { url: at(url), state: pushed });
      index += 1;
    },
    replaceState: (replaced: unknown, _: string, url: string) => {
      entries[index] = { url: at(url), state: replaced };
    },
  };
  const window = {
    history,
    location: {
      get href() {
        return entries[index]?.url ?? '';
      },
    },
    addEventListener: (type: string, listener: typeof popState) => {
      if (type === 'popstate') popState = listener;
      else touch = () => listener({ state: null });
    },
    removeEventListener: () => {},
  };
  return {
    window: window as never,
    go,
    address: () => new URL(window.location.href).pathname,
    isLeft: () => left,
    state: () => entries[index]?.state,
    touch: () => touch(),
    length: () => entries.length,
  };
};

/** A portal in a tab: its page, its requests to the browser, and the open dialogs. */
const openPortal = (state: unknown = null) => {
  const tab = openTab(state);
  let notify: (news: object) => void = () => {};
  let shown = '/0';
  const asked: string[] = [];
  const trails: (readonly string[])[] = [];
  let refuses: (url: string) => boolean = () => false;
  const navigation = {
    on: (_: string, listener: typeof notify) => {
      notify = listener;
      return { unsubscribe: () => {} };
    },
    send: ({ url, trail }: { url: string; trail: readonly string[] }) => {
      const { pathname } = new URL(url, origin);
      asked.push(pathname);
      trails.push(trail);
      if (refuses(pathname)) return move(shown, { how: 'replace' });
      shown = pathname;
      dialogs = [];
    },
  };
  let dialogs: (() => void)[] = [];
  const { openLevel } = connectHistory(tab.window, navigation as never);
  const move = (url: string, how: object) => {
    shown = url;
    notify({ type: 'address.shown', url, trail: [], ...how });
  };
  return {
    tab,
    asked,
    trails,
    refuse: (...urls: string[]) => {
      refuses = (url) => urls.includes(url);
    },
    shown: () => shown,
    dialogs: () => dialogs.length,
    push: (url: string, trail: readonly string[] = []) => {
      move(url, { how: 'push', trail });
      dialogs = [];
    },
    replace: (url: string) => move(url, { how: 'replace' }),
    back: (url: string, steps: number) => {
      move(url, { how: 'back', steps });
      dialogs = [];
    },
    open: ({ stays = (): boolean => false } = {}) => {
      const release = openLevel(() => {
        if (stays()) return false;
        dialogs = dialogs.filter((each) => each !== release);
        return release();
      });
      dialogs = [...dialogs, release];
    },
    close: () => {
      const release = dialogs.at(-1);
      dialogs = dialogs.slice(0, -1);
      release?.();
    },
  };
};

describe('Back', () => {
  it('does not close what stays, and closes it when it may', () => {
    const portal = openPortal();
    let stays = true;
    portal.push('/1');
    portal.open();
    portal.open({ stays: () => stays });
    portal.tab.go(-1);
    portal.tab.go(-1);
    expect(portal.dialogs()).toBe(2);
    stays = false;
    for (const left of [1, 0]) {
      portal.tab.go(-1);
      expect(portal.dialogs()).toBe(left);
      expect(portal.asked).toEqual([]);
    }
    portal.tab.go(-1);
    expect(portal.asked).toEqual(['/0']);
  });

  it('passes over pages that are refused, at one press', () => {
    const portal = openPortal();
    portal.push('/1');
    portal.push('/2');
    portal.push('/3');
    portal.refuse('/1', '/2');
    portal.tab.go(-1);
    expect(portal.asked).toEqual(['/2', '/1', '/0']);
    expect(portal.shown()).toBe('/0');
    portal.tab.go(-1);
    expect(portal.tab.isLeft()).toBe(true);
  });

  it('does not go on by itself after user input', () => {
    const portal = openPortal();
    portal.push('/1');
    portal.tab.go(-1);
    portal.tab.touch();
    portal.replace('/1');
    expect(portal.tab.isLeft()).toBe(false);
    expect(portal.tab.address()).toBe('/1');
  });

  it('after a reload leads out of the steps that were open in it, each opened again', () => {
    const portal = openPortal({ at: 2, depth: 2, levels: 2, trail: [] });
    portal.open();
    portal.open();
    portal.tab.go(-1);
    portal.tab.go(-1);
    expect(portal.dialogs()).toBe(0);
    portal.tab.go(-1);
    expect(portal.tab.isLeft()).toBe(true);
  });

  it('after a reload passes over a dialog that the reload has closed', () => {
    const portal = openPortal({ at: 1, depth: 1, levels: 1, trail: [] });
    portal.tab.go(-1);
    expect(portal.tab.isLeft()).toBe(true);
    expect(portal.asked).toEqual([]);
  });
});

describe('Forward', () => {
  it('to a dialog that Back has closed shows its page, and Back leads out of it at once', () => {
    const portal = openPortal();
    portal.push('/1');
    portal.open();
    portal.tab.go(-1);
    portal.tab.go(1);
    expect(portal.dialogs()).toBe(0);
    expect(portal.tab.address()).toBe('/1');
    expect(portal.asked).toEqual([]);
    portal.tab.go(-1);
    expect(portal.asked).toEqual(['/0']);
  });

  it('to a page asks for it with the way that led there, as a reload finds it', () => {
    const portal = openPortal();
    portal.push('/1', ['a', 'b']);
    portal.push('/2', ['a', 'b', 'c']);
    portal.open();
    expect(trailIn(portal.tab.state())).toEqual(['a', 'b', 'c']);
    portal.tab.go(-1);
    portal.tab.go(-1);
    portal.tab.go(1);
    expect(portal.trails).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
    portal.back('/1', 1);
    expect(trailIn(portal.tab.state())).toEqual([]);
  });
});

const step = fc.oneof(
  fc.record({ do: fc.constantFrom('push', 'replace', 'open', 'close', 'Back') }),
  fc.record({ do: fc.constant('back'), steps: fc.integer({ min: 1, max: 3 }) }),
);

describe('whatever was done before', () => {
  it('each Back closes one dialog or leaves one page, and nothing is passed twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const portal = openPortal();
        let pages = ['/0'];
        let dialogs = 0;
        let count = 0;
        const goBack = () => {
          portal.tab.go(-1);
          if (dialogs > 0) dialogs -= 1;
          else pages = pages.slice(0, -1);
        };
        const holds = () => {
          if (pages.length === 0) return expect(portal.tab.isLeft()).toBe(true);
          expect(portal.tab.isLeft()).toBe(false);
          expect(portal.dialogs()).toBe(dialogs);
          expect(portal.shown()).toBe(pages.at(-1));
          expect(portal.tab.address()).toBe(pages.at(-1));
        };
        for (const each of steps) {
          if (pages.length === 0) return;
          count += 1;
          const url = `/${count}`;
          if (each.do === 'push') {
            portal.push(url);
            pages = [...pages, url];
            dialogs = 0;
          }
          if (each.do === 'replace') {
            portal.replace(url);
            pages = [...pages.slice(0, -1), url];
          }
          if (each.do === 'open') {
            portal.open();
            dialogs += 1;
          }
          if (each.do === 'close' && dialogs > 0) {
            portal.close();
            dialogs -= 1;
          }
          if (each.do === 'Back') goBack();
          if ('steps' in each && each.steps < pages.length) {
            pages = pages.slice(0, pages.length - each.steps);
            portal.back(pages.at(-1) ?? '', each.steps);
            dialogs = 0;
          }
          holds();
        }
        while (pages.length > 0) {
          goBack();
          holds();
        }
      }),
      { numRuns: 300 },
    );
  });
});
