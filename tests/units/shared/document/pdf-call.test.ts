import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { getPdfAccountBalance } from '../../../../acquirer/contract/statements';
import { apiClient } from '../../../../machines/call';
import { pdfCall } from '../../../../machines/shared/document/document.actors';

afterEach(() => vi.useRealTimers());

const noRoom = (retryAfter: number) => ({ type: 'http.429', retryAfter });
const pdf = { type: 'http.200', body: new Blob(['%PDF-1.7\n']) };

/** The events of a document whose calls are answered in this order, the last one for ever. */
const eventsAfter = async (answers: readonly AnyEventObject[], seconds: number) => {
  vi.useFakeTimers();
  const left = [...answers];
  const ask = async () => (left.length > 1 ? left.shift() : left[0]);
  const events: string[] = [];
  const root = createActor(
    setup({
      actors: {
        apiClient,
        fetchDocument: pdfCall(getPdfAccountBalance, () => ({ branchCode: '1', date: '' })),
      },
    }).createMachine({
      invoke: [
        { src: 'apiClient', systemId: 'apiClient', input: { repeats: () => false, ask } as never },
        { src: 'fetchDocument', input: undefined },
      ],
      on: { '*': { actions: ({ event }) => events.push(event.type) } },
    }),
  ).start();
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  root.stop();
  return events;
};

describe('a document that is fetched', () => {
  it('[API-047] a PDF arrives; anything else under its name is unreadable', async () => {
    expect(await eventsAfter([pdf], 0)).toEqual(['http.200']);
    const page = { type: 'http.200', body: new Blob(['<html>']) };
    expect(await eventsAfter([page], 0)).toEqual(['file.unreadable']);
  });

  it('one that there is no room for is asked for again after the seconds of the service', async () => {
    expect(await eventsAfter([noRoom(2), pdf], 1)).toEqual(['file.delayed']);
    expect(await eventsAfter([noRoom(2), pdf], 2)).toEqual(['file.delayed', 'http.200']);
  });

  it('[ERR-017] after two minutes of waiting it has failed', async () => {
    const events = await eventsAfter([noRoom(60)], 200);
    expect(events).toEqual(['file.delayed', 'file.delayed', 'http.500']);
  });
});
