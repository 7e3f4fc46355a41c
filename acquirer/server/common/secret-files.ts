import { hash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from './start-error';

const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'OTP_SECRET',
  'SMTP_URL',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_AUTHORIZATION',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

const readSecret = (name: string, file: string) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartError(`Il file ${file} indicato in ${name}_FILE non si legge.`);
  }
};

/**
 * The variables with each secret that a file contains: `OTP_SECRET_FILE` names the file of
 * `OTP_SECRET`. Throws a StartError for a file that cannot be read, and for a secret given twice.
 */
export const readSecrets = (variables: Variables): Variables => {
  const read = secrets.flatMap((name) => {
    const file = variables[`${name}_FILE`] || undefined;
    if (file === undefined) return [];
    if (variables[name])
      throw new StartError(`Indicare ${name} oppure ${name}_FILE, non tutti e due.`);
    return [[name, readSecret(name, file)] as const];
  });
  return { ...variables, ...Object.fromEntries(read) };
};

/** A fresh unguessable token, code or id: 32 random bytes, 43 characters that any URL may carry. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored instead of a secret: its SHA-256. */
export const digest = (secret: string) => hash('sha256', secret, 'base64url');
