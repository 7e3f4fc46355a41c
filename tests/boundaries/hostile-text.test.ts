import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './support/files';

/** The code that merchants and the acquirer run; the demonstration has no visitors from outside. */
const sources = projectFiles().filter(
  (file) =>
    /^(src|machines|acquirer\/(server|client|contract))\//.test(file) && /\.tsx?$/.test(file),
);

const comment = /^\s*(?:\/\*|\*|\/\/).*$/gm;

/** The files of portal and acquirer with such a text in their code. */
const filesWith = (pattern: RegExp, of = /^/) =>
  sources.filter((file) => of.test(file) && pattern.test(textOf(file).replace(comment, '')));

describe('a text from outside', () => {
  it('becomes no code and no HTML: nothing in portal or acquirer would make it so', () => {
    expect(sources.length).toBeGreaterThan(600);
    expect(filesWith(/\beval\(|\bnew Function\b|\bnode:vm\b|\bdocument\.write/)).toEqual([]);
    expect(
      filesWith(/\b(inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|\bsrcdoc\b/i),
    ).toEqual([]);
  });

  it('starts no program: portal and acquirer start none', () => {
    expect(filesWith(/\bchild_process\b|\bexecFile\b/)).toEqual([]);
  });

  it('becomes no statement: those not made by parameters are migrations and lengths of periods', () => {
    expect(filesWith(/\bsql\.raw\(/)).toEqual([
      'acquirer/server/database/migrate.ts',
      'acquirer/server/statistics/calls.ts',
    ]);
  });

  it('becomes no pattern: those that are put together are made of words of the sources', () => {
    expect(filesWith(/\bRegExp\((?!')/)).toEqual([
      'acquirer/contract/fields.ts',
      'acquirer/server/cases/documents/text-pdf.ts',
      'acquirer/server/site/serve.ts',
      'src/boot/start-prefetch.ts',
      'src/shared/export/rows-xml.ts',
      'src/shared/export/sheet-features.ts',
    ]);
  });

  it('is no address that the acquirer calls: only its gateways are called', () => {
    const calling = /(?<![.\w])fetch\(|\bcreateTransport\(|\bofetch\b|\bhttps?\.request\(/;
    expect(filesWith(calling, /^acquirer\/server/)).toEqual([
      'acquirer/server/messages/sms-webhook.ts',
      'acquirer/server/messages/smtp.ts',
      'acquirer/server/messages/visitor-check.ts',
    ]);
  });

  it('is no message of another window: none is heard', () => {
    expect(filesWith(/window\s*\.\s*(addEventListener\(\s*'message'|onmessage)/)).toEqual([]);
  });
});
