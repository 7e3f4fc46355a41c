// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { indexed } from '../../atlas/search/entries';
import { search, toSearch } from '../../atlas/search/search';
import { collectPortal } from '../../paths/map/collect';

const index = toSearch(indexed(charts, await collectPortal()));

/** The number of results that a person reads. */
const looked = 12;

const textsOf = (question: string) =>
  search(index, question)
    .slice(0, looked)
    .map(({ kind, group, title }) => `${kind} ${group}: ${title}`);

/** Real questions, with the entry that must be among the first results. */
const questions: readonly (readonly [string, RegExp])[] = [
  ['movimento', /^Pagina .*: Movimenti$/],
  ['movimenti', /^Pagina .*: Movimenti$/],
  ['transazioni', /^Pagina .*: Movimenti$/],
  ['cambio numero di cellulare', /^Pagina .*: Modifica telefono cellulare$/],
  ['come cambio il telefono?', /^Pagina .*: Modifica telefono cellulare$/],
  ['modificare la mail', /^Pagina .*: Modifica email$/],
  ['cambiare password', /^Pagina .*: Modifica Password$/],
  ['modifica pasword', /^Pagina .*: Modifica Password$/],
  ['codice sbagliato', /5707: Codice OTP non valido/],
  ['codice otp errato', /5707: Codice OTP non valido/],
  ['codice scaduto', /5704: Codice OTP scaduto/],
  ['reinvia il codice', /REINVIA CODICE/],
  ['rimandare sms', /REINVIA|altro codice/i],
  ['bloccato', /Utenza bloccata/],
  ['utente bloccato', /Utenza bloccata/],
  ['blocco account', /Utenza bloccata/],
  ['allegare documento', /documenti|allegat/i],
  ['caricare una foto', /foto/i],
  ['sessione scaduta', /sessione/i],
  ['quando scade la sessione', /sessione/i],
  ['uscire dal portale', /: (Uscita|.*Esc)/],
  ['esci', /: (Uscita|.*Esc)/i],
  ['registrarsi', /Registrazione/],
  ['registrazione di un negozio', /^Pagina .*: Registrazione Punto Vendita$/],
  ['registrazione società', /^Pagina .*: Registrazione Società$/],
  ['estratto conto', /^Pagina .*: Estratto conto$/],
  ['estrato conto', /^Pagina .*: Estratto conto$/],
  ['scaricare excel', /Esporta|Excel/],
  ['esportazione', /^Flusso .*: Esportazione$/],
  ['troppe righe da esportare', /5000 righe|righe/],
  ['insoluto', /^Pagina .*: Insoluti$/],
  ['insolutti', /^Pagina .*: Insoluti$/],
  ['riepilogo', /^Pagina .*: Riepilogo$/],
  ['statistiche', /^Pagina .*: Statistica Mensile$/],
  ['statistica semestrale', /^Pagina .*: Statistica Semestrale$/],
  ['addebiti per contestazioni', /^Pagina .*: Addebiti\/accrediti generati da contestazioni$/],
  ['differenze contabili', /^Pagina .*: Dettaglio Differenze Contabili$/],
  ['contestazione', /contestazion|dispute/i],
  ['iscrizione a dispute online', /Iscrizione|Iscriviti|Dispute online/i],
  ['scegliere il gestore', /gestore/i],
  ['definire gestori', /DEFINISCI GESTOR/i],
  ['rispondere a una pratica', /Risposta a una pratica|rispond/i],
  ['scadenza della pratica', /scaden|scade/i],
  ['bozza della risposta', /bozza/i],
  ['ricevuta della risposta', /ricevuta/i],
  ['report delle dispute', /^Pagina .*: REPORT DISPUTE$/],
  ['nessun risultato', /Nessun risultato/],
  ['pagina di errore', /errore/i],
  ['senza rete', /persa|risponde|rete|risposta/i],
  ['password dimenticata', /password/i],
  ['primo accesso', /^Flusso Primo accesso/],
  ['scelta del punto vendita', /punt[oi] vendita/i],
  ['stampare il modulo degli insoluti', /modulo|Insoluti/i],
  ['detaglio pratica', /DETTAGLIO PRATICA/i],
];

describe('everyday questions', () => {
  it('there are at least fifty', () => {
    expect(questions.length).toBeGreaterThanOrEqual(50);
  });

  it.each(questions)('%s', (question, answer) => {
    const results = textsOf(question);
    expect(
      results.some((each) => answer.test(each)),
      results.join('\n'),
    ).toBe(true);
  });
});
