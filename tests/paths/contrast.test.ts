// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unreadable } from '../units/support/contrast';

it('a text that cannot be read by night is found', () => {
  const screen = document.createElement('main');
  screen.innerHTML = '<div class="bg-accent"><p class="text-onbrand">Movimenti</p></div>';
  expect(unreadable(screen)).toEqual(['onbrand on accent: Movimenti']);
});
