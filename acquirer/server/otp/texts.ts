import { codeMinutes } from './code';
import type { Purpose } from './tables';

const uses: Readonly<Record<Purpose, string>> = {
  registration: 'per completare la registrazione',
  oldPhone: 'per modificare il numero di telefono cellulare',
  newPhone: 'per confermare il nuovo numero di telefono cellulare',
  firstPhone: 'per confermare il numero di telefono cellulare',
  password: 'per modificare la password',
  email: 'per confermare l’indirizzo e-mail',
};

/** What the person reads (an SMS or an e-mail). */
export const textWith = (code: string, purpose: Purpose) =>
  `Portale Esercenti: ${code} è il codice ${uses[purpose]}. Vale ${codeMinutes} minuti; per la sua sicurezza non lo comunichi a nessuno.`;
