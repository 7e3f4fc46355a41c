import { palette } from '../../../src/ui/palette';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 to 21, of two colours written as '#rrggbb' (WCAG 2.2). */
export const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

type Shades = readonly [day: string, night: string];

/** 'ink-soft' as a class names it, with its colour by day and by night. */
const tokens = new Map<string, Shades>(
  Object.entries(palette).flatMap(([name, tones]) =>
    Object.entries(tones).map(([tone, shades]): [string, Shades] => [
      tone === 'DEFAULT' ? name : `${name}-${tone}`,
      shades,
    ]),
  ),
);

const opaque = /^#[\da-f]{6}$/i;

/** The colour that the nearest element around a text gives it with a class such as `bg-surface`. */
const nearest = (from: Element, kind: 'text' | 'bg', usual: string) => {
  for (let element: Element | null = from; element; element = element.parentElement) {
    for (const one of element.classList) {
      const token = one.startsWith(`${kind}-`) ? one.slice(kind.length + 1) : '';
      if (opaque.test(tokens.get(token)?.[0] ?? '')) return token;
    }
  }
  return usual;
};

const ratios = (text: string, ground: string) =>
  [0, 1].map((theme) =>
    contrast(tokens.get(text)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? ''),
  );

const writtenIn = (element: Element) =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

/**
 * The unreadable texts of a screen by day or by night: less than 4.5 to 1, by the colours of their
 * classes.
 */
export const unreadable = (screen: Element) =>
  [...screen.querySelectorAll('*')].filter(writtenIn).flatMap((element) => {
    const text = nearest(element, 'text', 'ink');
    const ground = nearest(element, 'bg', 'canvas');
    return ratios(text, ground).every((ratio) => ratio >= 4.5)
      ? []
      : [`${text} on ${ground}: ${element.textContent}`];
  });
