import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const once = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const family = '@expo-google-fonts/source-sans-3';

type Face = ReturnType<typeof create>;

/** A ligature is one letter of its own: who looks for 'Differenza' would not find 'Diﬀerenza'. */
const withoutLigatures = (face: Face) => {
  if (!('layout' in face)) return;
  const { layout } = face;
  face.layout = (text, features) => layout.call(face, text, { liga: false, ...features });
};

/**
 * Opens a face of the statements' family and asks for each of its letters. The library keeps a glyph
 * as first used: a '.' first used as a part of ':' would have no text in any later document.
 */
export const openFace = (file: string) => {
  const face = create(readFileSync(resolve(`${family}/${file}`)));
  withoutLigatures(face);
  if ('characterSet' in face)
    for (const letter of face.characterSet) face.glyphForCodePoint(letter);
  return face;
};

/**
 * The font faces of every statement. They are opened with the first statement, so that kerning is
 * read once.
 */
export const faces = {
  regular: once(() => openFace('400Regular/SourceSans3_400Regular.ttf')),
  bold: once(() => openFace('700Bold/SourceSans3_700Bold.ttf')),
} as const;

const letters = once(() => {
  const font = faces.regular();
  return new Set('characterSet' in font ? font.characterSet : []);
});

const has = (letter: string) => letters().has(letter.codePointAt(0) ?? 0);

/** A text as the font can write it: '?' replaces each letter that the font lacks. */
export const writable = (text: string) =>
  [...text.normalize('NFC')].map((letter) => (has(letter) ? letter : '?')).join('');
