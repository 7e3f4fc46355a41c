/** 'a*****@example.it' from 'azienda@example.it': first character, asterisks, domain (EML-006). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  return `${email[0]}${'*'.repeat(Math.max(at - 1, 1))}${email.slice(at)}`;
}

/** '********21' from '+39 333 7654321': its last two digits, without revealing its length. */
export function maskPhone(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? '' : `********${digits.slice(-2)}`;
}
