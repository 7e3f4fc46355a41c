import { describe, expect, it } from 'vitest';
import { isPdf } from '../../../../machines/shared/document/document.actors';

const file = (...parts: string[]) => new Blob(parts, { type: 'application/pdf' });

describe('a document before it is opened', () => {
  it('[API-048] is a PDF when its first bytes say so', async () => {
    expect(await isPdf(file('%PDF-1.7\n%%EOF\n'))).toBe(true);
  });

  it('[API-048] a mark or a blank line before them does no harm', async () => {
    expect(await isPdf(file('\uFEFF\r\n', '%PDF-1.4\n'))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a page that says sorry', '<!doctype html><title>Errore</title>'],
    ['the end of a PDF', `${' '.repeat(2000)}%PDF-1.7`],
    ['an error in JSON', '{"details":["500"]}'],
  ])('[API-048] %s is none', async (_name, content) => {
    expect(await isPdf(file(content))).toBe(false);
  });
});
