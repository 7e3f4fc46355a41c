// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lostOf, typedOn } from './matrix/typed';

it('input that is gone from its field and from every chart is found; a password never counts', () => {
  document.body.innerHTML =
    '<input name="cap" value="10121"><input name="city" value="Torino"><input type="password" name="new" value="x">';
  const before = typedOn(document);
  document.body.innerHTML = '<input name="cap" value="">';
  expect(lostOf(before, document, { kept: { city: 'Torino' } })).toEqual(['lost: cap (10121)']);
  expect(lostOf(before, document, ['10121', 'Torino'])).toEqual([]);
});
