import type { Fault, Untested } from './faults';

interface Told {
  readonly it: string;
  readonly en: string;
}

const list = (values: readonly (string | number)[]) => values.join(', ');

type Words<Each extends { kind: string }> = {
  readonly [Kind in Each['kind']]: (fault: Extract<Each, { kind: Kind }>) => Told;
};

const faults: Words<Fault> = {
  unanswered: ({ reason }) => ({
    it: `nessuna risposta (${reason})`,
    en: `no answer (${reason})`,
  }),
  unlisted: ({ status, listed }) => ({
    it: `risponde ${status}, che il contratto non prevede (prevede ${list(listed)}): il portale lo leggerebbe come 500`,
    en: `answers ${status}, which the contract does not list (it lists ${list(listed)}): the portal would read it as 500`,
  }),
  unreadable: ({ status, at }) => ({
    it: `la risposta ${status} non corrisponde al contratto in: ${list(at)}`,
    en: `the ${status} answer does not fit the contract at: ${list(at)}`,
  }),
  errorBody: ({ status }) => ({
    it: `l’errore ${status} non ha il corpo {"details": [...]}`,
    en: `the ${status} error has no body {"details": [...]}`,
  }),
  unknownCode: ({ code }) => ({
    it: `il 406 ha il codice «${code}»: sono ammessi 5704, 5707, 5708, 5709`,
    en: `the 406 has the code "${code}": 5704, 5707, 5708, 5709 are known`,
  }),
  noPdf: () => ({ it: 'il documento non è un PDF', en: 'the document is not a PDF' }),
  openToAll: ({ status }) => ({
    it: `senza token risponde ${status} invece di 401`,
    en: `without a token it answers ${status} instead of 401`,
  }),
  wrongToken: ({ status }) => ({
    it: `a un token sbagliato risponde ${status} invece di 401`,
    en: `to a wrong token it answers ${status} instead of 401`,
  }),
  wrongData: ({ status, data }) => ({
    it: `a dati sbagliati ${data} risponde ${status} invece di 400`,
    en: `to wrong data ${data} it answers ${status} instead of 400`,
  }),
  foreignId: ({ status, data }) => ({
    it: `a un identificativo di altri ${data} risponde ${status} invece di 403 o 404`,
    en: `to an id of others ${data} it answers ${status} instead of 403 or 404`,
  }),
  wrongCode: ({ status }) => ({
    it: `a un codice sbagliato risponde ${status}, che non lo rifiuta come dice il contratto`,
    en: `to a wrong code it answers ${status}, which does not refuse it as the contract says`,
  }),
  origin: ({ allowed, on }) => ({
    it: `${on === 'preflight' ? 'la richiesta preliminare' : 'la risposta'} non ammette l’origine del portale (Access-Control-Allow-Origin: ${allowed || 'assente'})`,
    en: `the ${on} does not allow the origin of the portal (Access-Control-Allow-Origin: ${allowed || 'absent'})`,
  }),
  preflight: ({ status }) => ({
    it: `alla richiesta preliminare (OPTIONS) risponde ${status}`,
    en: `it answers the preflight (OPTIONS) with ${status}`,
  }),
  header: ({ name }) => ({
    it: `la richiesta preliminare non ammette l’intestazione ${name} (Access-Control-Allow-Headers)`,
    en: `the preflight does not allow the header ${name} (Access-Control-Allow-Headers)`,
  }),
  date: ({ at, value, timed }) => ({
    it: `${at} è «${value}»: la data va scritta ${timed ? 'AAAA-MM-GGThh:mm:ss' : 'AAAA-MM-GG'}`,
    en: `${at} is "${value}": the date is written ${timed ? 'YYYY-MM-DDTHH:mm:ss' : 'YYYY-MM-DD'}`,
  }),
  value: ({ at, value, known }) => ({
    it: `${at} è «${value}»: sono ammessi ${list(known)}`,
    en: `${at} is "${value}": ${list(known)} are known`,
  }),
  cardNumber: ({ at }) => ({
    it: `${at} mostra più delle prime sei e delle ultime quattro cifre di una carta`,
    en: `${at} shows more than the first six and the last four digits of a card`,
  }),
  period: ({ at, value, asked }) => ({
    it: `${at} è «${value}», ma è stato chiesto ${asked}`,
    en: `${at} is "${value}", but ${asked} was asked for`,
  }),
  pageSize: ({ rows, expected }) => ({
    it: `una pagina ha ${rows} righe invece di ${expected}`,
    en: `a page has ${rows} rows instead of ${expected}`,
  }),
  samePage: () => ({
    it: 'la pagina 2 ha le stesse righe della pagina 1',
    en: 'page 2 has the same rows as page 1',
  }),
  repeatedRow: ({ page, other }) => ({
    it: `una riga della pagina ${page} è anche nella pagina ${other}`,
    en: `a row of page ${page} is on page ${other} too`,
  }),
  noEmptyList: ({ status, data }) => ({
    it: `a una ricerca senza risultati ${data} risponde ${status} invece di 200 con un elenco vuoto`,
    en: `to a search without results ${data} it answers ${status} instead of 200 with an empty list`,
  }),
  unnarrowed: ({ data }) => ({
    it: `con ${data} l’elenco ha righe che non vi corrispondono`,
    en: `with ${data} the list has rows that do not fit it`,
  }),
  narrowedTotals: ({ of, count, rows }) => ({
    it: `con gli stessi filtri ${of} conta ${count} righe, l’elenco ne ha ${rows}`,
    en: `with the same filters ${of} counts ${count} rows, the list has ${rows}`,
  }),
  anotherAnswer: ({ status }) => ({
    it: `alla stessa Idempotency-Key risponde ${status}, che non è la prima risposta`,
    en: `to the same Idempotency-Key it answers ${status}, which is not the first answer`,
  }),
  doneTwice: () => ({
    it: 'con la stessa Idempotency-Key la risposta alla pratica è registrata due volte',
    en: 'with the same Idempotency-Key the reply to the case is recorded twice',
  }),
  keyOfAnother: ({ status }) => ({
    it: `con la stessa Idempotency-Key e un’altra risposta alla pratica risponde ${status} invece di 422`,
    en: `with the same Idempotency-Key and another reply to the case it answers ${status} instead of 422`,
  }),
  stillIn: ({ status }) => ({
    it: `dopo l’uscita il token è ancora ammesso: welcome risponde ${status} invece di 401`,
    en: `after the logout the token is still taken: welcome answers ${status} instead of 401`,
  }),
  revealsUsers: ({ status }) => ({
    it: `per un utente che non esiste risponde ${status}, e non come per uno che esiste`,
    en: `for a user who does not exist it answers ${status}, and not as for one who does`,
  }),
  order: ({ orderBy }) => ({
    it: `con orderBy «${orderBy}» le righe delle prime due pagine non sono in quest’ordine`,
    en: `with orderBy "${orderBy}" the rows of the first two pages are not in that order`,
  }),
  lastPage: ({ page, rows, expected }) => ({
    it: `l’ultima pagina (${page}) ha ${rows} righe invece di ${expected}`,
    en: `the last page (${page}) has ${rows} rows instead of ${expected}`,
  }),
  beyondLastPage: ({ page, rows }) => ({
    it: `la pagina ${page}, oltre l’ultima, ha ${rows} righe invece di nessuna`,
    en: `page ${page}, beyond the last, has ${rows} rows instead of none`,
  }),
  pageNumber: ({ asked, stated }) => ({
    it: `alla pagina ${asked} dice di essere la ${stated}`,
    en: `page ${asked} says it is ${stated}`,
  }),
  exportRows: ({ rows, expected }) => ({
    it: `l’esportazione ha ${rows} righe, i totali ne contano ${expected}`,
    en: `the export has ${rows} rows, the totals count ${expected}`,
  }),
  sum: ({ field, rows, total, of }) => ({
    it: `le righe sommano ${rows} in ${field}, ${of} dice ${total}`,
    en: `the rows add up to ${rows} in ${field}, ${of} says ${total}`,
  }),
  bounds: ({ amount, field }) => ({
    it: `una riga con ${field} ${amount} non si trova con i filtri in euro attorno a quell’importo: l’importo è in euro?`,
    en: `a row with ${field} ${amount} is not found by filters in euro around that amount: is the amount in euro?`,
  }),
  cents: ({ rows }) => ({
    it: `nessuna di ${rows} righe ha centesimi: gli importi vanno in euro, non in centesimi`,
    en: `none of ${rows} rows has cents: amounts are in euro, not in cents`,
  }),
};

const untested: Words<Untested> = {
  refused: ({ status }) => ({
    it: `all’esempio del contratto risponde ${status} invece di 200`,
    en: `it answers the contract's example with ${status} instead of 200`,
  }),
  saysNo: () => ({
    it: 'risponde 200, ma dicendo di no',
    en: 'it answers 200, but says no',
  }),
  noToken: ({ instead }) => ({
    it: `la login non dà un token: risponde ${instead}`,
    en: `the login gives no token: it answers ${instead}`,
  }),
  noRows: () => ({ it: 'l’elenco è vuoto', en: 'the list is empty' }),
  fewRows: ({ rows, size }) => ({
    it: `con ${rows} righe non si vede se una pagina ne ha ${size}`,
    en: `${rows} rows do not show whether a page has ${size}`,
  }),
  manyRows: ({ rows }) => ({
    it: `${rows} righe sono troppe per sommarle`,
    en: `${rows} rows are too many to add up`,
  }),
};

/** A fault as a sentence, in Italian and in English. */
export const faultWords = (fault: Fault): Told =>
  (faults[fault.kind] as (each: Fault) => Told)(fault);

/** Why something could not be tried. */
export const untestedWords = (reason: Untested): Told =>
  (untested[reason.kind] as (each: Untested) => Told)(reason);
