import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../../tailwind.config';

const { colors } = config.theme;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { surface, canvas, ink, line, accent, onaccent, danger, warning, success } = colors;

describe('the colours', () => {
  it.each([
    ['text', ink.DEFAULT, canvas],
    ['quiet text', ink.soft, canvas],
    ['quiet text on a chosen row', ink.soft, accent.soft],
    ['text of a resting button', ink.soft, line.DEFAULT],
    ['links', accent.DEFAULT, canvas],
    ['links on a warning', accent.DEFAULT, warning.soft],
    ['text on the accent', onaccent.DEFAULT, accent.DEFAULT],
    ['quiet text on the accent', onaccent.soft, accent.DEFAULT],
    ['text on a dangerous button', onaccent.DEFAULT, danger.DEFAULT],
    ['errors', danger.DEFAULT, surface],
    ['errors in a notice', danger.DEFAULT, danger.soft],
    ['warnings', warning.DEFAULT, surface],
    ['warnings in a notice', warning.DEFAULT, warning.soft],
    ['successes in a notice', success.DEFAULT, success.soft],
  ])('%s can be read: 4.5 to 1 at least', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['the edge of a field', line.strong, surface],
    ['the edge of a field on the page', line.strong, canvas],
    ['the focus', accent.DEFAULT, canvas],
  ])('%s can be seen: 3 to 1 at least', (_, edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  it('stand in the tokens and nowhere else', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|css)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(30);
    const raw = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
    const offenders = files.filter((file) => raw.test(readFileSync(`src/${file}`, 'utf8')));
    expect(offenders).toEqual([]);
  });
});
