import { describe, expect, it } from 'vitest';
import { maskEmail } from '../../../src/italian/mask';

describe('[EML-006] the old e-mail is only hinted at', () => {
  it.each([
    ['azienda@example.it', 'a******@example.it'],
    ['a@example.it', 'a*@example.it'],
    ['ab@example.it', 'a*@example.it'],
    ['', ''],
    ['@example.it', ''],
  ])('"%s" is shown as "%s"', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
