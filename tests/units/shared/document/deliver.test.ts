// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Delivery, FileAnswer } from '../../../../machines/shared/document/document.actors';
import { deliver } from '../../../../src/shared/document/deliver';

const file = new Blob(['%PDF-1.7\n'], { type: 'application/pdf' });

const handOver = (how: Delivery['how']) => {
  const events: FileAnswer[] = [];
  createActor(
    setup({
      types: { events: {} as FileAnswer },
      actors: { deliver },
      actions: { record: ({ event }) => events.push(event) },
    }).createMachine({
      invoke: { src: 'deliver', input: { file, fileName: 'estrattoconto.pdf', how } },
      on: { '*': { actions: 'record' } },
    }),
  ).start();
  return events;
};

afterEach(() => vi.restoreAllMocks());

describe('a document on its way to the merchant', () => {
  it('[EST-010] [EST-011] opens in a new window that bears the name of the file', () => {
    const opened = { name: '' };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window);
    expect(handOver('open')).toEqual([{ type: 'file.delivered' }]);
    const [address, target] = open.mock.calls[0] ?? [];
    expect(String(address)).toMatch(/^blob:.+#estrattoconto\.pdf$/);
    expect(target).toBe('_blank');
    expect(opened.name).toBe('estrattoconto.pdf');
  });

  it('[EST-010] where no window may open, it says where the document waits', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const [answer] = handOver('open');
    expect(answer).toMatchObject({ type: 'file.blocked' });
    expect(answer).toHaveProperty('address', expect.stringMatching(/^blob:/));
  });

  it('[EST-008] [EST-011] is saved as estrattoconto.pdf', () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    expect(handOver('save')).toEqual([{ type: 'file.delivered' }]);
    expect(saved).toEqual(['estrattoconto.pdf']);
  });
});
