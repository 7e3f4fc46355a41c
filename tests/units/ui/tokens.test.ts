import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette } from '../../../src/ui/palette';
import { contrast } from '../support/contrast';

const { surface, canvas, ink, line, accent, onaccent, brand, onbrand, danger, warning, success } =
  palette;

describe.each([
  ['by day', 0],
  ['by night', 1],
] as const)('the colours %s', (_, theme) => {
  it.each([
    ['text', ink.DEFAULT, canvas.DEFAULT],
    ['text on a card', ink.DEFAULT, surface.DEFAULT],
    ['quiet text', ink.soft, canvas.DEFAULT],
    ['quiet text on a card', ink.soft, surface.DEFAULT],
    ['quiet text on a chosen row', ink.soft, accent.soft],
    ['quiet text on a warning', ink.soft, warning.soft],
    ['text of a resting button', ink.soft, line.DEFAULT],
    ['links', accent.DEFAULT, canvas.DEFAULT],
    ['links on a card', accent.DEFAULT, surface.DEFAULT],
    ['links on a warning', accent.DEFAULT, warning.soft],
    ['text on the accent', onaccent.DEFAULT, accent.DEFAULT],
    ['text on the accent under the pointer', onaccent.DEFAULT, accent.deep],
    ['the help behind an (i)', onaccent.DEFAULT, ink.DEFAULT],
    ['text on the colour of the house', onbrand.DEFAULT, brand.DEFAULT],
    ['quiet text on the colour of the house', onbrand.soft, brand.DEFAULT],
    ['text on a dangerous button', onaccent.DEFAULT, danger.DEFAULT],
    ['errors', danger.DEFAULT, surface.DEFAULT],
    ['errors in a notice', danger.DEFAULT, danger.soft],
    ['warnings', warning.DEFAULT, surface.DEFAULT],
    ['warnings in a notice', warning.DEFAULT, warning.soft],
    ['successes', success.DEFAULT, surface.DEFAULT],
    ['successes in a notice', success.DEFAULT, success.soft],
  ])('%s can be read: 4.5 to 1 at least', (_, text, ground) => {
    expect(contrast(text[theme], ground[theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['the edge of a field', line.strong, surface.DEFAULT],
    ['the edge of a field on the page', line.strong, canvas.DEFAULT],
    ['the focus', accent.DEFAULT, canvas.DEFAULT],
  ])('%s can be seen: 3 to 1 at least', (_, edge, ground) => {
    expect(contrast(edge[theme], ground[theme])).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours', () => {
  it('are written in the palette alone', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|css)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(30);
    const raw = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
    const offenders = files.filter((file) => raw.test(readFileSync(`src/${file}`, 'utf8')));
    expect(offenders).toEqual(['ui/palette.ts']);
  });
});
