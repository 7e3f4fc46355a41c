const exits: Readonly<Record<string, string>> = {
  completed: 'completato',
  narrowed: 'ristretto a un giorno',
  cancelled: 'lasciato dall’esercente',
  failed: 'errore',
  notWritten: 'file non preparato',
  refused: 'dati o username rifiutati',
  blocked: 'utenza bloccata',
  loggedOut: 'alla login',
  wrongPassword: 'vecchia password errata',
  unanswered: 'risposta persa',
  overtaken: 'qualcun altro ha già risposto',
  notFound: 'la richiesta non risulta',
  opened: 'apre un’altra pagina',
  restored: 'la sessione continua',
  welcomed: 'entrato',
  signedOut: 'nessuna sessione',
  expired: 'token scaduto',
  welcomeFailed: 'benvenuto non riuscito',
  notServed: 'utenza non abilitata',
  misconfigured: 'configurazione non valida',
};

const forcedSteps: Readonly<Record<string, string>> = {
  expiredPassword: 'password scaduta',
  firstPhone: 'manca il telefono',
  passwordRenewal: 'password da rinnovare',
};

interface Output {
  readonly type?: string;
  readonly path?: string;
  readonly chosen?: { readonly kind: string | null };
  readonly session?: { readonly forced: string | null };
}

const kinds: Readonly<Record<string, string>> = { S: 'Società', V: 'Punto Vendita' };

/** How a chart ended, in words. */
export const exitWords = (output: unknown): string => {
  const { type = '', path, chosen, session } = (output ?? {}) as Output;
  const words = exits[type];
  if (words === undefined) throw new Error(`No words for the end "${type}"`);
  const more = path ?? kinds[chosen?.kind ?? ''] ?? forcedSteps[session?.forced ?? ''];
  return more === undefined ? words : `${words} (${more})`;
};
