import { createHash } from 'node:crypto';
import type { InlineHashes } from '../http/security-headers';
import type { Site } from './files';

const blocks = {
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (pages: readonly string[], block: RegExp) => {
  const texts = pages.flatMap((page) => [...page.matchAll(block)].map((match) => match[1] ?? ''));
  return [...new Set(texts.map(hashOf))];
};

/** The inline styles and scripts of a page; a script with a `src` is a file. */
export const inlineHashes = (site: Site): InlineHashes => {
  const pages = [...site.values()]
    .filter((file) => file.type.startsWith('text/html'))
    .map((file) => new TextDecoder().decode(file.plain));
  return { style: hashesIn(pages, blocks.style), script: hashesIn(pages, blocks.script) };
};
