const statuses: Readonly<Record<string, string>> = {
  network: 'nessuna risposta',
  refused: '200 che rifiuta',
};

/** The answer of a call as the wire shows it: a status, or a status and its product code. */
export const statusOf = (event: string): string | null => {
  const [family, code = ''] = event.split('.');
  if (family === 'http') return statuses[code] ?? code;
  if (family === 'otp') return `406 / ${code}`;
  return event === 'password.wrong' ? '500 / 400 null' : null;
};

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const contentOf = (body: unknown): string => {
  if (Array.isArray(body)) return plural(body.length, 'riga', 'righe');
  if (typeof body !== 'object' || body === null) return '';
  const { count, userType, passwordExpireDay } = body as Record<string, unknown>;
  if (typeof count === 'number') return plural(count, 'riga contata', 'righe contate');
  if (typeof passwordExpireDay === 'number')
    return `tipo utente ${String(userType)}, password valida per ${passwordExpireDay} giorni`;
  const rows = Object.values(body).find(Array.isArray);
  return rows === undefined ? '' : plural(rows.length, 'elemento', 'elementi');
};

/** An answer as a step of a manual test: who answers what. */
export const answerStep = (status: string, who: string, body: unknown) => {
  const content = contentOf(body);
  if (status === 'nessuna risposta') return `${who} non risponde (connessione interrotta).`;
  return `${who} risponde ${status}${content === '' ? '' : ` (${content})`}.`;
};
