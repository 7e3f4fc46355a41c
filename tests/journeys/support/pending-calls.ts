import type { BrowserContext, Request } from 'playwright-core';

/** A call that has been under way for so long is held back by the journey itself. */
const heldAfterMs = 5_000;

const asked = new Map<Request, number>();

const record = (request: Request) => {
  if (new URL(request.url()).pathname.startsWith('/api/')) asked.set(request, Date.now());
};
const forget = (request: Request) => void asked.delete(request);

/** Begins to note which calls a browser waits for; answers how to stop. */
export const noteCallsOf = (context: BrowserContext) => {
  context.on('request', record);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
  return () => {
    context.off('request', record);
    context.off('requestfinished', forget);
    context.off('requestfailed', forget);
    asked.clear();
  };
};

/** Whether a page may still change by itself, because an answer is on its way to it. */
export const isAnswerUnderWay = () => {
  const now = Date.now();
  return [...asked.values()].some((at) => now - at < heldAfterMs);
};
