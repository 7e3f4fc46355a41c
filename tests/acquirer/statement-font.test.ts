import { expect, test } from 'vitest';
import { openFace } from '../../acquirer/server/statements/font';

test.each([
  ['regular', '400Regular/SourceSans3_400Regular.ttf'],
  ['bold', '700Bold/SourceSans3_700Bold.ttf'],
])(
  '[API-048] every %s letter of a statement can be copied and read aloud, also one that was first drawn as a part of another',
  (_face, file) => {
    const face = openFace(file);
    if (!('characterSet' in face)) throw new Error('a collection of faces');
    const subset = face.createSubset();
    for (const letter of ':;…àèéìòù')
      subset.includeGlyph(face.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    subset.encode();
    const silent = face.characterSet.filter(
      (letter) => face.glyphForCodePoint(letter).codePoints.length === 0,
    );
    expect(silent.map((letter) => String.fromCodePoint(letter))).toEqual([]);
  },
);
