/** 'a*****@example.it' from 'azienda@example.it': first character, asterisks, domain (EML-006). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  return `${email[0]}${'*'.repeat(Math.max(at - 1, 1))}${email.slice(at)}`;
}
