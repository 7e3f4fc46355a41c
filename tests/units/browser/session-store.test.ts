// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { company } from '../../../paths/portal/portal.scenario';
import { createSessionStore } from '../../../src/browser/session-store';

const session = {
  token: 'a-token',
  renewal: { refreshToken: 'r', expiresAt: 1_800_000_000_000 },
  merchant: company,
  forced: null,
  point: { code: '5000000001', name: 'Bar Centrale', index: 3 },
  lastTab: 'single',
  period: { month: '202610', day: '05' },
  dispute: {
    ebox: '31',
    state: 'nuove',
    caseId: '880',
    header: { expiry: '2026-10-20', contested: 84.5 },
  },
} as const;

describe('the session kept in the browser', () => {
  const store = createSessionStore(window);
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[LOG-016] [LOG-026] [API-006] [API-007] keeps what a reload needs, under the stated names', () => {
    store.save(session);
    expect({ ...sessionStorage }).toMatchObject({
      token: 'a-token',
      dataWelcome: JSON.stringify(company),
      ebox: 'SI',
      userType: 'U',
      codSocietario: '1',
      insegna: 'Caffè Torino S.r.l.',
      codsoc: '1000000001',
      codPV: '',
      cellNumber: '+393331234567',
      navigable: 'true',
      ids: store.id(),
      selectedPointCode: '5000000001',
      selectedPointIndex: '3',
      lastTab: 'single',
    });
    expect(store.id()).not.toBe('');
  });

  it('[LOG-014] gives it back after a reload', () => {
    store.save(session);
    expect(store.restore()).toEqual(session);
  });

  it('[LOG-021] who must do something first is not navigable', () => {
    store.save({ ...session, forced: 'firstPhone' });
    expect(sessionStorage.getItem('navigable')).toBe('false');
    expect(store.restore().forced).toBe('firstPhone');
  });

  it('[LOG-014] [LOG-017] hands over to another tab what that one needs, its id too, and nothing else', () => {
    store.save(session);
    sessionStorage.setItem('typed', 'a draft');
    const texts = store.handOver();
    const id = store.id();
    sessionStorage.clear();
    expect(store.receive(texts)).toEqual(session);
    expect(store.id()).toBe(id);
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  it.each([[null], ['text'], [{ token: 1 }], [{ token: 'a-token' }], [{ dataWelcome: '{}' }]])(
    'what is no session is not taken over, and nothing of it is kept: %j',
    (texts) => {
      expect(store.receive(texts)).toBeNull();
      expect({ ...sessionStorage }).toEqual({});
    },
  );

  it('[LOG-017] [LOG-031] knows the id of the session that has just ended, without keeping it', () => {
    store.save(session);
    const id = store.id();
    store.clear();
    expect(store.lastId()).toBe(id);
    expect({ ...sessionStorage }).toEqual({});
    store.save(session);
    expect(store.id()).not.toBe(id);
  });

  it('[LOG-017] a session that begins keeps the id of its first call, and nothing of who was there', () => {
    sessionStorage.setItem('typed', 'a draft');
    const id = store.id();
    store.replace(session);
    expect(store.id()).toBe(id);
    expect(store.restore()).toEqual(session);
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  it('[LOG-035] keeps what flows have stored until the next login of the same user, and hides it meanwhile', () => {
    store.save(session);
    sessionStorage.setItem('drafts', 'a step');
    sessionStorage.setItem('draft-880', 'a message');
    store.setAside();
    expect(Object.keys({ ...sessionStorage })).toEqual(['aside']);
    store.id();
    store.replace(session);
    expect({ ...sessionStorage }).toMatchObject({ drafts: 'a step', 'draft-880': 'a message' });
    expect(sessionStorage.getItem('aside')).toBeNull();
    expect(store.restore()).toEqual(session);
  });

  it.each([
    ['another user', { ...session, merchant: { ...company, user: 'negozio01' } }],
    ['an unknown user', { ...session, merchant: null }],
  ])('[LOG-035] and gives nothing of it to %s', (_who, next) => {
    store.save(session);
    sessionStorage.setItem('drafts', 'a step');
    store.setAside();
    store.replace(next);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a step');
  });

  it('[LOG-035] [ERR-017] a welcome that was lost, and asked again after a reload, gives it back too', () => {
    store.save(session);
    sessionStorage.setItem('drafts', 'a step');
    store.setAside();
    store.save({ ...session, merchant: null });
    expect(sessionStorage.getItem('drafts')).toBeNull();
    store.save(session);
    expect(sessionStorage.getItem('drafts')).toBe('a step');
    expect(sessionStorage.getItem('aside')).toBeNull();
    sessionStorage.setItem('drafts', 'a later step');
    store.save(session);
    expect(sessionStorage.getItem('drafts')).toBe('a later step');
  });

  it('[LOG-035] what is typed without a login stays where it is', () => {
    sessionStorage.setItem('drafts', 'a registration');
    store.id();
    store.setAside();
    expect({ ...sessionStorage }).toEqual({ drafts: 'a registration' });
  });

  it('[LOG-031] Esci leaves nothing of what was set aside either', () => {
    store.save(session);
    sessionStorage.setItem('drafts', 'a step');
    store.setAside();
    store.clear();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('[LOG-027] remembers the page to come back to, until the session is cleared', () => {
    expect(store.wanted()).toBeNull();
    store.want('/Insoluti');
    expect(store.wanted()).toBe('/Insoluti');
    store.clear();
    expect(store.wanted()).toBeNull();
  });

  it('[CAS-055] the manager, the state and the case that are worked on are kept, and leave no trace after', () => {
    store.save(session);
    expect({ ...sessionStorage }).toMatchObject({
      eboxCode: '31',
      practiceState: 'nuove',
      caseId: '880',
    });
    store.save({ ...session, dispute: { ebox: '31', state: null, caseId: '', header: null } });
    expect(store.restore().dispute).toEqual({ ebox: '31', state: null, caseId: '', header: null });
    store.save({ ...session, dispute: null });
    expect(store.restore().dispute).toBeNull();
    expect(Object.keys({ ...sessionStorage })).not.toContain('caseId');
  });

  it('a stored value that was tampered with counts as absent', () => {
    store.save(session);
    sessionStorage.setItem('dataWelcome', '{"ebox":"FORSE"}');
    sessionStorage.setItem('forcedStep', 'nothing');
    sessionStorage.setItem('selectedPointIndex', 'x');
    expect(store.restore()).toMatchObject({ merchant: null, forced: null, point: null });
    sessionStorage.setItem('dataWelcome', 'not json');
    expect(store.restore().merchant).toBeNull();
  });

  it('what the user prefers is no draft: it is not set aside with an expired session', () => {
    store.save(session);
    sessionStorage.setItem('theme', 'dark');
    sessionStorage.setItem('searches', '{}');
    store.setAside();
    expect({ ...sessionStorage }).toEqual({});
  });
});
