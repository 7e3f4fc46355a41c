import { expect } from 'vitest';
import { changingAddress } from './changing';

interface Message {
  readonly to: string;
  readonly channel: string;
  readonly text: string;
  readonly code: string;
  readonly at: string;
}

/** The messages to a number or an address, or all messages, newest first. */
export const sentTo = async (to: string, at = changingAddress()): Promise<Message[]> => {
  const response = await fetch(`${at}/outbox`, { headers: { accept: 'application/json' } });
  const messages: Message[] = await response.json();
  return to === '' ? messages : messages.filter((message) => message.to === to.replaceAll(' ', ''));
};

/** The next code to a number or an address, after `ask` has requested it. */
export const codeAfter = async (to: string, ask: () => Promise<unknown>) => {
  const before = (await sentTo(to)).length;
  await ask();
  await expect.poll(async () => (await sentTo(to)).length).toBe(before + 1);
  return (await sentTo(to))[0]?.code ?? '';
};

/** The next code in a message with that word, to any address, after `ask` has requested it. */
export const newCodeAfter = async (text: string, ask: () => Promise<unknown>) => {
  const before = new Set((await sentTo('')).map(({ at }) => at));
  await ask();
  const isNew = async () =>
    (await sentTo('')).find((message) => !before.has(message.at) && message.text.includes(text));
  await expect.poll(isNew).toBeDefined();
  return (await isNew())?.code ?? '';
};
