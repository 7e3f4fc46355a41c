import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stopWith } from './install.mjs';

const dist = join(root, 'dist');
if (!existsSync(dist)) stopWith('Nothing is built yet: run npm run build.');

const pages = readdirSync(dist, { recursive: true })
  .filter((file) => file.endsWith('.html'))
  .map((file) => readFileSync(join(dist, file), 'utf8'));

const hashesOf = (block) => {
  const texts = pages.flatMap((page) => [...page.matchAll(block)].map(([, text]) => text));
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
};

const styles = hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g);
const scripts = hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);

/** The content security policy of what is built, for any host that serves it. */
process.stdout.write(
  `${[
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-worker',
  ].join('; ')}\n`,
);
