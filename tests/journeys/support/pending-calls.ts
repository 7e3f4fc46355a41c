import type { BrowserContext, Request } from 'playwright-core';

/** The journey itself holds back a call that takes this long. */
const heldAfterMs = 5_000;

const asked = new Map<Request, number>();

const record = (request: Request) => {
  if (new URL(request.url()).pathname.startsWith('/api/')) asked.set(request, Date.now());
};
const forget = (request: Request) => void asked.delete(request);

/** Begins to record the pending calls of a browser; returns the function that stops. */
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

/** Whether a page may still change by itself, because an answer is pending. */
export const isAnswerUnderWay = () => {
  const now = Date.now();
  return [...asked.values()].some((at) => now - at < heldAfterMs);
};
