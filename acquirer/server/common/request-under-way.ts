import { occasionalStore } from './occasional-store';

/** What identifies a request in logs, and to gateways. */
export interface RequestUnderWay {
  readonly request: string;
  /** The `traceparent` with which the acquirer asks others (W3C Trace Context). */
  readonly traceparent?: string;
}

const underWay = occasionalStore<RequestUnderWay>();

/**
 * Does the work of a request that changes something. Requests to others and failures in the
 * background then carry its id.
 */
export const asRequest = <Result>(request: RequestUnderWay, work: () => Promise<Result>) =>
  underWay.run(request, work);

export const requestUnderWay = () => underWay.get();
