import { expect, test } from 'vitest';
import { openFace } from '../../acquirer/server/statements/font';

test.each(['400Regular/SourceSans3_400Regular.ttf', '700Bold/SourceSans3_700Bold.ttf'])(
  'the letters of %s can be copied and read aloud, also those that were first drawn as a part of another',
  (file) => {
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
