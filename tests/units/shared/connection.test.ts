import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, setup } from 'xstate';
import { createClient } from '../../../acquirer/client';
import { readConfiguration } from '../../../acquirer/client/configuration';

import { updateEmail } from '../../../acquirer/contract/email-change';
import { verifyOtpUser } from '../../../acquirer/contract/otp';

import { getOutstanding } from '../../../acquirer/contract/unpaid';
import { apiClient, call, callInTurn, requestActor } from '../../../machines/call';
import {
  type ConnectionNews,
  connectionMachine,
} from '../../../machines/shared/connection/connection.machine';

const text = JSON.stringify;

interface Play {
  /** The network's answer to each request in turn: null is no answer. */
  readonly answers: readonly (Response | null)[];
  readonly extensions?: readonly string[];
}

/** A portal of one call, its connection and its acquirer. */
const play = (logic: unknown, input: unknown, { answers, extensions = [] }: Play) => {
  const read = readConfiguration(text({ extensions }));
  if (!read.ok) throw new Error(read.reason);
  const sent: { address: string; key: string | null }[] = [];
  const fetch = async (address: unknown, { headers }: RequestInit = {}) => {
    const answer = answers[sent.length] ?? null;
    sent.push({ address: String(address), key: new Headers(headers).get('idempotency-key') });
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer.clone();
  };
  const client = createClient({
    configuration: read.configuration,
    session: () => ({ id: 'an-id', token: 'a-token' }),
    fetch: fetch as typeof globalThis.fetch,
  });
  let browser = (_: ConnectionNews) => {};
  const connection = connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        browser = sendBack;
      }),
    },
  });
  const events: AnyEventObject[] = [];
  const actor = createActor(
    setup({
      actors: { apiClient, connection, logic: logic as typeof apiClient },
      actions: { record: ({ event }) => events.push(event) },
    }).createMachine({
      initial: 'asking',
      invoke: [
        { src: 'apiClient', systemId: 'apiClient', input: client },
        { src: 'connection', systemId: 'connection' },
      ],
      on: { '*': { actions: 'record' } },
      states: {
        asking: {
          invoke: { src: 'logic', input: () => input as never },
          on: { left: 'elsewhere' },
        },
        elsewhere: {},
      },
    }),
  );
  actor.start();
  const announces = async (type: ConnectionNews['type']) => {
    browser({ type });
    await vi.advanceTimersByTimeAsync(0);
  };
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const notice = () => actor.system.get('connection')?.getSnapshot().hasTag('missing');
  return { sent, events, announces, passes, notice, leave: () => actor.send({ type: 'left' }) };
};

const unpaidList = call(getOutstanding, () => ({
  date: '2026-11-23',
  orderBy: '',
  page: 1 as const,
}));
const ok = new Response(text({ outstandingList: [] }));
const types = (events: readonly AnyEventObject[]) => events.map(({ type }) => type);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('without a connection', () => {
  it('[ERR-017] what is only read waits, and is asked for again once there is one', async () => {
    const { sent, events, announces, passes, notice } = play(
      unpaidList,
      {},
      { answers: [null, ok] },
    );
    await announces('connection.lost');
    await passes(60_000);
    expect([types(events), sent.length, notice()]).toEqual([[], 1, true]);
    await announces('connection.found');
    await passes(999);
    expect(sent.length).toBe(1);
    await passes(1);
    expect([types(events), sent.length, notice()]).toEqual([['http.200'], 2, false]);
  });

  it('[CAS-047] a call may say that it waits, so that it can be taken back', async () => {
    const reading = requestActor<unknown, AnyEventObject>((_, ask, report) =>
      ask(
        getOutstanding,
        { date: '2026-11-23', orderBy: '', page: 1 },
        { onMissing: () => report({ type: 'said' }) },
      ),
    );
    const { sent, events, announces, passes, leave } = play(reading, {}, { answers: [null, ok] });
    await announces('connection.lost');
    await passes(60_000);
    expect(types(events)).toEqual(['said']);
    leave();
    await announces('connection.found');
    await passes(60_000);
    expect([types(events), sent.length]).toEqual([['said'], 1]);
  });

  it('[ERR-017] a call without an answer beside a connection is over', async () => {
    const { sent, events, passes } = play(unpaidList, {}, { answers: [null, ok] });
    await passes(2_000);
    expect([types(events), sent.length]).toEqual([['http.network'], 1]);
  });

  it('[ERR-016] an answer of the service is one, connection or not', async () => {
    const { events, announces, passes } = play(
      unpaidList,
      {},
      { answers: [new Response('', { status: 500 })] },
    );
    await announces('connection.lost');
    await passes(0);
    expect(types(events)).toEqual(['http.500']);
  });

  it('a page that was left asks for nothing more', async () => {
    const { sent, events, announces, passes, leave } = play(
      unpaidList,
      {},
      { answers: [null, ok] },
    );
    await announces('connection.lost');
    await passes(0);
    leave();
    await announces('connection.found');
    await passes(10_000);
    expect([types(events), sent.length]).toEqual([[], 1]);
  });

  it('of several calls in a row the one that failed goes on', async () => {
    const inTurn = callInTurn(
      getOutstanding,
      (_: object, answers) =>
        answers.length < 2 ? { date: '2026-11-23', orderBy: '', page: 1 as const } : null,
      () => ({ type: 'all' }),
    );
    const { sent, events, announces, passes } = play(inTurn, {}, { answers: [ok, null, ok] });
    await passes(0);
    await announces('connection.lost');
    await announces('connection.found');
    await passes(1_000);
    expect([types(events), sent.length]).toEqual([['all'], 3]);
  });
});

describe('what is sent is not sent twice', () => {
  const change = call(updateEmail, () => ({ email: 'nuova@example.it' }));

  const confirmation = call(verifyOtpUser, () => ({ otp: '123456', user: 'azienda01' }));

  it('[ERR-017] a call that changes something is over at once, and the page says why', async () => {
    const { sent, events, announces, passes, notice } = play(change, {}, { answers: [null, ok] });
    await announces('connection.lost');
    await passes(0);
    expect([types(events), sent.length, notice()]).toEqual([['http.network'], 1, true]);
  });

  it('where the acquirer keeps keys it waits, and goes again with the same key', async () => {
    const plays = { answers: [null, ok], extensions: ['idempotency'] };
    const { sent, events, announces, passes } = play(change, {}, plays);
    await announces('connection.lost');
    await announces('connection.found');
    await passes(1_000);
    expect(types(events)).toEqual(['http.200']);
    expect(sent.length).toBe(2);
    expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('[OTP-011] a code never goes twice by itself: a wrong one would cost two tries', async () => {
    const plays = { answers: [null, ok], extensions: ['idempotency'] };
    const { sent, events, announces, passes } = play(confirmation, {}, plays);
    await announces('connection.lost');
    await passes(0);
    expect([types(events), sent.length]).toEqual([['http.network'], 1]);
  });
});
