import type { Fault } from './check';

interface Told {
  readonly it: string;
  readonly en: string;
}

const list = (values: readonly (string | number)[]) => values.join(', ');

/** A fault as a sentence, in Italian and in English. */
export const faultWords = (fault: Fault): Told => {
  switch (fault.kind) {
    case 'unanswered':
      return {
        it: `nessuna risposta (${fault.reason})`,
        en: `no answer (${fault.reason})`,
      };
    case 'unlisted':
      return {
        it: `risponde ${fault.status}, che il contratto non prevede (prevede ${list(fault.listed)}): il portale lo leggerebbe come 500`,
        en: `answers ${fault.status}, which the contract does not list (it lists ${list(fault.listed)}): the portal would read it as 500`,
      };
    case 'unreadable':
      return {
        it: `la risposta ${fault.status} non corrisponde al contratto in: ${list(fault.at)}`,
        en: `the ${fault.status} answer does not fit the contract at: ${list(fault.at)}`,
      };
    case 'errorBody':
      return {
        it: `l’errore ${fault.status} non ha il corpo {"details": [...]}`,
        en: `the ${fault.status} error has no body {"details": [...]}`,
      };
    case 'unknownCode':
      return {
        it: `il 406 ha il codice «${fault.code}»: sono ammessi 5704, 5707, 5708, 5709`,
        en: `the 406 has the code "${fault.code}": 5704, 5707, 5708, 5709 are known`,
      };
    case 'noPdf':
      return { it: 'il documento non è un PDF', en: 'the document is not a PDF' };
    case 'openToAll':
      return {
        it: `senza token risponde ${fault.status} invece di 401`,
        en: `without a token it answers ${fault.status} instead of 401`,
      };
    case 'origin':
      return {
        it: `non ammette l’origine del portale (Access-Control-Allow-Origin: ${fault.allowed || 'assente'})`,
        en: `does not allow the origin of the portal (Access-Control-Allow-Origin: ${fault.allowed || 'absent'})`,
      };
    case 'header':
      return {
        it: `non ammette l’intestazione ${fault.name} (Access-Control-Allow-Headers)`,
        en: `does not allow the header ${fault.name} (Access-Control-Allow-Headers)`,
      };
  }
};
