import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone } from '../../../src/italian/mask';

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

describe('[OTP-006] of a number the last two digits stay', () => {
  it.each([
    ['+39 333 7654321', '********21'],
    ['3337654321', '********21'],
    ['', ''],
  ])('"%s" is shown as "%s"', (number, masked) => {
    expect(maskPhone(number)).toBe(masked);
  });
});
