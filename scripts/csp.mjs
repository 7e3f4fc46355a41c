import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stopWith } from './install.mjs';

const dist = join(root, 'dist');
if (!existsSync(dist)) stopWith('Nothing is built yet: run npm run build.');

const pages = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.html'));
const styles = pages.flatMap((page) => [
  ...readFileSync(join(dist, page), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
]);
const hashes = styles.map(
  ([, css]) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
);

/** The content security policy of what is built, for any host that serves it. */
process.stdout.write(
  `${[
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')}\n`,
);
