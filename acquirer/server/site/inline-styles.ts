import { createHash } from 'node:crypto';
import type { Site } from './files';

const blocks = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The CSP sources that allow the style blocks of the built pages, and no others. */
export const inlineStyleHashes = (site: Site): string[] => {
  const pages = [...site.values()].filter((file) => file.type.startsWith('text/html'));
  const texts = pages.map((file) => new TextDecoder().decode(file.plain));
  const styles = texts.flatMap((text) => [...text.matchAll(blocks)].map((match) => match[1] ?? ''));
  return [...new Set(styles.map(hashOf))];
};
