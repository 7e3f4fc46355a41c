// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { calls } from '../../acquirer/contract/calls';
import { foundAt, openedBy } from '../../atlas/address';
import { chartCalled, charts } from '../../atlas/charts';
import { withInside } from '../../atlas/graph/inside';
import { isKnown, pathsThrough, subjectOf, touchedBy } from '../../atlas/impact/impact';

import { callsMadeBy } from '../../atlas/portal/uses';
import { indexed } from '../../atlas/search/entries';
import { search, toSearch } from '../../atlas/search/search';
import { callOf } from '../../atlas/words/calls';
import { namedAnswers } from '../../atlas/words/named-answers';
import { statusOf } from '../../atlas/words/statuses';
import { userEvents } from '../../atlas/words/user-events';
import { atlasPaths } from '../../paths/atlas-paths';
import { noPaths } from '../../paths/engine/chart-paths';
import { collectPortal } from '../../paths/map/collect';

const portal = await collectPortal();
const entries = indexed(charts, portal);
const index = toSearch(entries);
const found = (query: string) => search(index, query);
const results = (query: string) =>
  found(query).map(({ kind, group, title }) => `${kind} ${group}: ${title}`);

const screen = (path: string) => {
  const one = portal.screens.find((each) => each.path === path);
  if (one === undefined) throw new Error(`No page ${path}`);
  return one;
};

/** Actors that make no call although they know the client: their data stay in this browser. */
const keepsHere = ['checkFiles', 'keepPages'];

describe('the portal as the atlas reads it', () => {
  it('every call of the contract is made by some page, but for those of the frame around all of them', () => {
    const made = new Set(portal.uses.flatMap(({ aliases }) => aliases));
    const others = Object.keys(calls).filter((alias) => !made.has(alias));
    expect(others.sort()).toEqual(['getPreferences', 'logout', 'savePreferences']);
  });

  it('whatever asks the service says what it asks, also what asks later', () => {
    const silent = portal.uses.filter(({ aliases }) => aliases.length === 0);
    expect(new Set(silent.map(({ src }) => src))).toEqual(new Set(keepsHere));
  });

  it('whatever asks the service asks all that its words say', () => {
    const answered = portal.uses.flatMap(({ charts: played, src, aliases }) =>
      (callOf(played.at(-1) ?? '', src)?.alias ?? '')
        .split(/, | e | o /)
        .filter((alias) => alias in calls && !aliases.includes(alias))
        .map((alias) => `${played.at(-1)} ${src}: ${alias}`),
    );
    expect([...new Set(answered)]).toEqual([]);
  });

  it('[NAV-010] a shop without e-box is led away from the cases, and sees the rest', () => {
    expect(screen('/Dispute/GestioneRichieste').shows.shop).toBe('/DisputeOnline');
    expect(screen('/Dispute/GestioneRichieste').shows.enrolledShop).toBe(
      '/Dispute/GestioneRichieste',
    );
    expect(screen('/Home/Movimenti').shows.shop).toBe('/Home/Movimenti');
    expect(screen('/Setting').shows.shop).toBe('/Home');
  });
});

describe('the search of the atlas', () => {
  it('finds a page by the name its merchants know it by', () => {
    const [first] = found('Movimenti');
    expect(first).toMatchObject({ kind: 'Pagina', place: '/Home/Movimenti' });
    expect(first?.line).toContain(
      '«Ricerca con totali», con getTotalTransaction, getTransactionList',
    );
    expect(
      results('Statistica')
        .slice(0, 3)
        .map((each) => each.split(': ')[1]),
    ).toEqual(['Statistica Mensile', 'Statistica Trimestrale', 'Statistica Semestrale']);
  });

  it('finds a call by its alias, and the shared chart that it feeds', () => {
    const [call, ...rest] = found('getTransactionList');
    expect(call).toMatchObject({ kind: 'Chiamata', title: 'getTransactionList' });
    expect(call?.line).toContain('Movimenti (Ricerca con totali');
    expect(rest.some(({ page, kind }) => page === 'search' && kind === 'Stato')).toBe(true);
    expect(found('GET_STATISTICS')[0]?.line).toContain('Statistica Mensile (Elenco');
    expect(found('GET_STATISTICS')[0]?.line).toContain('Home (');
  });

  it('[ERR-021] finds a status and its code with or without the slash', () => {
    for (const query of ['406/5708', '406 / 5708', '406 5708', '5708']) {
      const hits = found(query);
      expect(hits.length, query).toBeGreaterThan(0);
      expect(
        hits.every(({ page }) => ['code', 'otp', 'impatto'].includes(page)),
        query,
      ).toBe(true);
    }
  });

  it('[ERR-021] finds the code inside the flow that asks for it, and leads there', () => {
    const hits = found('telefono 5708').filter(({ page }) => page === 'phone-change');
    expect(hits.length).toBeGreaterThan(0);
    for (const { place } of hits) {
      const own = chartCalled('phone-change')?.chart;
      if (own === undefined) throw new Error('No change of phone');
      const chart = withInside(own, openedBy(place), (id) => chartCalled(id)?.chart);
      expect(foundAt(chart, place), place).not.toBeNull();
    }
    expect(hits.some(({ line }) => line.includes('406 / 5708'))).toBe(true);
  });

  it('[LOG-019] finds a requirement in every state and arrow that names it', () => {
    const hits = found('LOG-019');
    expect(hits.length).toBeGreaterThan(1);
    for (const { spec } of hits) expect(spec).toContain('LOG-019');
  });

  it('every result leads to a place that is there, and says what happens in one line', () => {
    const lost = entries.filter(({ page, place, kind }) => {
      const own = chartCalled(page)?.chart;
      if (own === undefined || kind === 'Flusso') return false;
      const chart = withInside(own, openedBy(place), (id) => chartCalled(id)?.chart);
      return foundAt(chart, place) === null;
    });
    expect(lost.map(({ page, place }) => `${page}#${place}`)).toEqual([]);
    expect(entries.filter(({ line }) => line.includes('\n'))).toEqual([]);
  });
});

describe('what a change would touch', () => {
  const subject = (text: string) => {
    const asked = subjectOf(portal, text);
    if (asked === null) throw new Error(`Nothing is asked by "${text}"`);
    return asked;
  };
  const touched = (text: string) => touchedBy(portal, charts, subject(text));

  it('a call: the charts that make it, with every page on which they do', () => {
    const statistics = ['Statistica Mensile', 'Statistica Trimestrale', 'Statistica Semestrale'];
    expect(touched('GET_STATISTICS').map(({ listed, pages }) => [listed.slug, pages])).toEqual([
      ['home-summary', ['Home']],
      ['list', statistics],
    ]);
  });

  it('[ERR-013] a 408 of any call is the portal’s', () => {
    expect(touched('408').map(({ listed }) => listed.slug)).toEqual([
      'navigation',
      'login',
      'portal',
    ]);
  });

  it('[LOG-022] [LOG-023] a 204 leads out of the portal, unless another user is in', () => {
    const [only, ...others] = touched('204');
    expect(only?.listed.slug).toBe('login');
    // After a lost answer a few charts ask for the session too.
    const asking = others.flatMap(({ arrows }) => arrows.map(({ source }) => source));
    expect(asking.filter((source) => !source.endsWith('.verifying'))).toEqual([]);
    expect(only?.arrows.map(({ target }) => target)).toEqual(['login.notServed']);
    const { arrows } = chartCalled('portal')?.chart ?? { arrows: [] };
    const ends = arrows.filter(({ event }) => event === 'xstate.done.actor.login');
    const about = ends.filter(({ guard }) =>
      /^userIsIn$|NotServed$|^loginStopped$/.test(guard ?? ''),
    );
    expect(about.map(({ guard, target }) => [guard, target])).toEqual([
      ['userIsIn', 'portal.access.arriving.entering'],
      ['codeNotServed', 'portal.access.outside.signedOut'],
      ['loginStopped', 'portal.access.outside.stopped'],
    ]);
  });

  it('a status with a code: what locks a user, and every page that asks for a code', () => {
    const code = touched('406/5709').find(({ listed }) => listed.slug === 'code');
    expect(code?.arrows.map(({ target }) => target)).toEqual(['code.blocked']);
    expect(code?.pages).toEqual(
      expect.arrayContaining([
        'Registrazione',
        'Inserisci una nuova password',
        'Modifica telefono cellulare',
      ]),
    );
    expect(subject('Nessun risultato')).toEqual({ kind: 'text', text: 'Nessun risultato' });
    expect(subjectOf(portal, '  ')).toBeNull();
  });

  it('each answer of a call that is no status is known by name', () => {
    const unknown = charts.flatMap(({ chart }) => {
      const asking = callsMadeBy(portal, chart.id).filter(({ aliases }) => aliases.length > 0);
      const made = new Set(asking.map(({ src }) => src));
      const states = chart.states.filter(({ invokes }) => invokes.some(({ src }) => made.has(src)));
      return chart.arrows
        .filter(({ source, event }) => states.some(({ id }) => id === source) && event !== '')
        .map(({ event }) => event)
        .filter((event) => statusOf(event) === null && !event.startsWith('xstate.'))
        .filter((event) => namedAnswers[event] === undefined && userEvents[event] === undefined);
    });
    expect(unknown).toEqual([]);
  });

  it('every call has paths that must be walked again, wherever it is made', async () => {
    const walks = await atlasPaths();
    const missing = portal.calls.flatMap(({ alias }) =>
      touched(alias)
        .filter((each) => pathsThrough(each, walks[each.listed.chart.id] ?? noPaths).length === 0)
        .map(({ listed }) => `${alias} ${listed.slug}`),
    );
    expect(missing).toEqual([]);
  });

  it('says of words that nothing answers to that they are not known', () => {
    const known = (text: string) => isKnown(portal, charts, ['LOG-019'], subject(text));
    for (const text of ['GET_STATISTICS', '408', 'LOG-019', 'Nessun risultato'])
      expect(known(text), text).toBe(true);
    for (const text of ['GET_NOTHING', '999', 'LOG-999', 'zzzz'])
      expect(known(text), text).toBe(false);
  });
});
