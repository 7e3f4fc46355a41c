// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseReplySnapshot } from '../../../machines/cases/case-detail/case-reply/case-reply.selectors';
import { createDraftStore } from '../../../src/cases/case-detail/case-reply/draft-store';
import { useReplyText } from '../../../src/cases/case-detail/case-reply/use-reply-text';

const draft = {
  message: 'In allegato <b>la ricevuta</b>.',
  faxPost: true,
  answers: { Contratto: null, Conto: 'conto.pdf' },
};

describe('a draft in this browser', () => {
  const store = createDraftStore(window.sessionStorage);
  afterEach(() => window.sessionStorage.clear());

  it('[CAS-055] is found again by its case, and by no other', () => {
    store.write('880', draft);
    expect(store.read('880')).toEqual(draft);
    expect(store.read('881')).toBeNull();
    store.clear('880');
    expect(store.read('880')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', '[]', '{"message": 1, "faxPost": "si"}'])(
    '[CAS-055] that cannot be read is none: %s',
    (text) => {
      window.sessionStorage.setItem('draft-880', text);
      expect(store.read('880')).toBeNull();
    },
  );
});

describe('what is being written', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const snapshot = { context: { message: '', faxPost: false } } as CaseReplySnapshot;

  const writing = () => {
    const send = vi.fn();
    const { result, unmount } = renderHook(() => useReplyText(snapshot, send));
    const write = (message: string) => act(() => result.current.write(message));
    return { send, result, write, unmount };
  };
  const changedTo = (message: string) => ({ type: 'reply.changed', message, faxPost: false });

  it('[CAS-042] is kept when the writer pauses, not at every key', () => {
    const { send, write } = writing();
    for (const text of ['E', 'Ec', 'Ecco']) write(text);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect(send.mock.calls).toEqual([[changedTo('Ecco')]]);
  });

  it.each(['pagehide', 'popstate'])(
    '[CAS-042] is kept at once when the page is left: %s',
    (type) => {
      const { send, write } = writing();
      write('Ecco');
      window.dispatchEvent(new Event(type));
      expect(send.mock.calls).toEqual([[changedTo('Ecco')]]);
      vi.advanceTimersByTime(600);
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it('[CAS-047] INVIA says all that was written, once', () => {
    const { send, result, write } = writing();
    write('Ecco');
    act(() => result.current.submit());
    vi.advanceTimersByTime(600);
    expect(send.mock.calls).toEqual([[{ ...changedTo('Ecco'), type: 'reply.submitted' }]]);
  });
});
