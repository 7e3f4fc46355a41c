import type { Configuration } from '../../contract/configuration';
import type { Settings } from '../services';
import type { AcquirerContext } from './env';
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

/** The security headers of every answer, the same object for all; HSTS only behind TLS. */
export const securityHeaders = (settings: Settings, inline: InlineHashes) => {
  const policy = contentSecurityPolicy(settings.portalConfiguration.effective, inline);
  const plain = { ...always, 'Content-Security-Policy': policy };
  const secure = { ...plain, 'Strict-Transport-Security': 'max-age=31536000' };
  return (c: AcquirerContext) => (isSecure(c, settings) ? secure : plain);
};
