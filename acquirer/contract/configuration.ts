import * as v from 'valibot';
import { extensions } from './call';

const address = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Paths begin with a slash: one at the end would double. */
const baseAddress = v.pipe(
  v.string(),
  v.transform((base) => base.replace(/\/+$/, '')),
);

/**
 * `/config.json`: what an acquirer sets to put its own back end behind the portal. Every key has a
 * default, so `{}` is a valid file.
 */
export const configuration = v.object({
  apiBaseUrl: v.optional(baseAddress, '/api'),
  authentication: v.optional(
    v.object({
      loginUrl: v.optional(address, '/auth/login'),
      tokenUrl: v.optional(address, '/auth/token'),
      userField: v.optional(address, 'userid'),
      passwordField: v.optional(address, 'password'),
      successUrlField: v.optional(address, 'success_url'),
      clientId: v.optional(v.string(), 'portale-esercenti'),
      domain: v.optional(v.string(), 'esercenti'),
    }),
    {},
  ),
  merchantSiteUrl: v.optional(address, '/esercizi-commerciali'),
  termsUrl: v.optional(address, '/termini'),
  privacyUrl: v.optional(address, '/privacy'),
  /** Where 'Password dimenticata?' leads; without it the login has no such link. */
  passwordRecoveryUrl: v.optional(address),
  /** Whom a merchant can call or write to; what is absent is not shown. */
  support: v.optional(
    v.object({
      phone: v.optional(address),
      email: v.optional(address),
      hours: v.optional(v.string(), 'dal lunedì al venerdì, 9:00-18:00'),
    }),
  ),
  /** Where documents go by fax and by post; what is absent is not shown. */
  disputeDesk: v.optional(v.object({ fax: v.optional(address), address: v.optional(address) })),
  restrictedUserType: v.optional(v.string(), 'R'),
  upload: v.optional(
    v.object({
      files: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 5),
      fileMB: v.optional(v.pipe(v.number(), v.gtValue(0)), 10),
      totalMB: v.optional(v.pipe(v.number(), v.gtValue(0)), 25),
    }),
    {},
  ),
  extensions: v.optional(v.array(v.picklist(extensions)), () => []),
  paths: v.optional(v.record(v.string(), address), () => ({})),
  /** Whether a portal tells the atlas, open in another tab of its origin, which states it is in. */
  atlas: v.optional(v.boolean(), false),
});
export type Configuration = v.InferOutput<typeof configuration>;
