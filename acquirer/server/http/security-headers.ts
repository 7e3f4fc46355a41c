import type { Configuration } from '../../contract/configuration';
import type { Settings } from '../services';
import type { Middleware } from './env';
import { isComplete } from './json-answer';
import { isSecure } from './own-origin';

/** The CSP sources that allow the inline blocks of the built pages, and nothing else. */
export interface InlineHashes {
  readonly style: readonly string[];
  readonly script: readonly string[];
}

const originsOf = (...addresses: readonly string[]) => [
  ...new Set(addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin)),
];

/** The policy under which the portal runs: inline only what the build wrote, nothing from elsewhere but what is configured. */
export const contentSecurityPolicy = (
  { apiBaseUrl, authentication, paths }: Configuration,
  inline: InlineHashes,
) => {
  const { loginUrl, tokenUrl } = authentication;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(apiBaseUrl, tokenUrl, ...Object.values(paths))],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...originsOf(loginUrl)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['portal-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Puts the security headers on every answer; HSTS only behind TLS. */
export const securityHeaders = (settings: Settings, inline: InlineHashes): Middleware => {
  const policy = contentSecurityPolicy(settings.portalConfiguration.effective, inline);
  const plain = { ...always, 'Content-Security-Policy': policy };
  const secure = { ...plain, 'Strict-Transport-Security': 'max-age=31536000' };
  return async (c, next) => {
    const fixed = isSecure(c, settings) ? secure : plain;
    c.set('fixedHeaders', fixed);
    await next();
    if (isComplete(c)) return;
    for (const [name, value] of Object.entries(fixed)) c.header(name, value);
  };
};
