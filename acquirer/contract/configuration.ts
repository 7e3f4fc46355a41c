import * as v from 'valibot';
import { extensions } from './call';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Of an address as a browser reads it, a path included; '' of none. */
const schemeOf = (address: string) =>
  URL.canParse(address, 'https://portal') ? new URL(address, 'https://portal').protocol : '';

const withScheme = (...schemes: readonly string[]) =>
  v.check<string, string>(
    (address) => schemes.includes(schemeOf(address)),
    `expected a path, or an address that begins with ${schemes.join(', ')}`,
  );

/** Where a link leads. */
const link = v.pipe(text, withScheme('https:', 'http:', 'mailto:', 'tel:'));

/** Where a call or a form is sent. */
const address = v.pipe(text, withScheme('https:', 'http:'));

/** A name that the login page does not read as a code, a token or an error. */
const returnedField = v.pipe(
  address,
  v.check(
    (name) => !/^(code|toke|p_er)|^(error|attempts|locked)$/.test(name),
    'is read by the login page itself',
  ),
);

/** Paths begin with a slash: one at the end would double. */
const baseAddress = v.pipe(
  v.string(),
  withScheme('https:', 'http:'),
  v.transform((base) => base.replace(/\/+$/, '')),
);

const authentication = v.pipe(
  v.object({
    /** `redirect`: the merchant types nothing here, an authorisation server asks for it. */
    mode: v.optional(v.picklist(['form', 'redirect']), 'form'),
    /** Of the authorisation server; PKCE S256 and `state` are always sent (RFC 7636). */
    authorizeUrl: v.optional(address),
    scope: v.optional(text, 'openid'),
    /** Where a session ends on the authorisation server, after Esci and 'Sessione scaduta'. */
    endSessionUrl: v.optional(address),
    /** Whether `domain` and `session-id` travel to `tokenUrl`. */
    tokenHeaders: v.optional(v.boolean(), true),
    loginUrl: v.optional(address, '/auth/login'),
    tokenUrl: v.optional(address, '/auth/token'),
    userField: v.optional(text, 'userid'),
    passwordField: v.optional(text, 'password'),
    successUrlField: v.optional(text, 'success_url'),
    clientId: v.optional(v.string(), 'portale-esercenti'),
    domain: v.optional(v.string(), 'esercenti'),
    /**
     * The form sends a random value of the tab under this name; the return must carry the same
     * value.
     */
    stateField: v.optional(returnedField),
    /** `code`: a login returns a code alone, and a token in an address is ignored. */
    returns: v.optional(v.literal('code')),
  }),
  v.check(
    ({ mode, authorizeUrl }) => mode === 'form' || authorizeUrl !== undefined,
    'authentication.mode "redirect" needs authentication.authorizeUrl',
  ),
);

/**
 * `/config.json`: what an acquirer sets to put its own back end behind the portal. Every key has a
 * default, so `{}` is a valid file.
 */
export const configuration = v.object({
  apiBaseUrl: v.optional(baseAddress, '/api'),
  authentication: v.optional(authentication, {}),
  merchantSiteUrl: v.optional(link, '/esercizi-commerciali'),
  termsUrl: v.optional(link, '/termini'),
  privacyUrl: v.optional(link, '/privacy'),
  /** Where 'Password dimenticata?' leads, in place of the extension `passwordRecovery`. */
  passwordRecoveryUrl: v.optional(link),
  /** Whom a merchant can call or write to; what is absent is not shown. */
  support: v.optional(
    v.object({
      phone: v.optional(text),
      email: v.optional(text),
      hours: v.optional(v.string(), 'dal lunedì al venerdì, 9:00-18:00'),
    }),
  ),
  /** Where documents go by fax and by post; what is absent is not shown. */
  disputeDesk: v.optional(v.object({ fax: v.optional(text), address: v.optional(text) })),
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
  /** Whether a portal reports its states to the atlas in another tab of the same origin. */
  atlas: v.optional(v.boolean(), false),
});
export type Configuration = v.InferOutput<typeof configuration>;

/**
 * The acquirer offers calls about its cases beyond the specification: counts in a list or a recap.
 * Another says whether a case is still open before a reply is sent.
 */
export const asksAboutCases = (extensions: readonly Configuration['extensions'][number][]) =>
  extensions.includes('openCases') || extensions.includes('homeSummary');
