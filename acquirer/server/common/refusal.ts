import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal: its status and the details of the error body (ERR-033). */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    details: readonly string[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(details.join('; '));
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** Ends the request with `status` and `{"details": [...]}`. Details never repeat what was sent. */
export const refuse = (status: ContentfulStatusCode, ...details: readonly string[]): never => {
  throw new Refusal(status, details);
};
