// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { indexed } from '../../atlas/search/entries';
import { everydayNames } from '../../atlas/search/everyday-names';
import { search, toSearch } from '../../atlas/search/search';
import { collectPortal } from '../../paths/map/collect';

const portal = await collectPortal();
const index = toSearch(indexed(charts, portal));

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
  ['registrazione riuscita', /Registrazione eseguita correttamente/],
  ['password scaduta da rinnovare', /La tua vecchia password è scaduta|Aggiorna la password/],
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

/** Questions of other days: a page or a chart that answers them is among the first five. */
const firstFive: readonly (readonly [string, RegExp])[] = [
  ['cambio numero di cellulare', /^Pagina .*: Modifica telefono cellulare$/],
  ['codice sbagliato', /^Stato Codice OTP: 5707: Codice OTP non valido$/],
  ['allegare documento', /^(Pagina|Flusso) .*(DETTAGLIO PRATICA|Risposta a una pratica)$/],
  ['non mi arriva sms', /^Flusso .*: Codice OTP$/],
  ['non ricevo il codice', /^Flusso .*: Codice OTP$/],
  ['bloccato', /^Stato Accesso e sessione: Utenza bloccata/],
  ['troppi tentativi', /Ultimo tentativo prima del blocco utenza$/],
  ['iban', /^Pagina .*: (Accrediti|Il mio profilo)$/],
  ['scarico pdf', /^(Pagina|Flusso) .*: (Estratto conto|Documento)$/],
  ['scaricare estrato conto', /^Pagina .*: Estratto conto$/],
  ['quando mi pagano', /^Pagina .*: Accrediti$/],
  ['dove vedo i soldi accreditati', /^Pagina .*: Accrediti$/],
  ['bonifico', /^Pagina .*: Accrediti$/],
  ['incasso di ieri', /^Pagina .*: Movimenti$/],
  ['storno', /^Pagina .*: Movimenti$/],
  ['rimborsi', /^Pagina .*: Movimenti$/],
  ['cerca movimento per importo', /^Pagina .*: (Movimenti|Trova un movimento)$/],
  ['ultime quattro cifre della carta', /^Pagina .*: (Movimenti|Trova un movimento)$/],
  ['grafico delle vendite', /^Pagina .*: Statistica Mensile$/],
  ['confronto con anno scorso', /^Pagina .*: Statistica Mensile$/],
  ['vendite del mese', /^Pagina .*: Mese per punto vendita$/],
  ['costi e commisioni', /^Pagina .*: Estratto conto$/],
  ['fattura', /^Pagina .*: Estratto conto$/],
  ['recupero password', /^Pagina .*: Accesso al portale$/],
  ['password scduta', /^Pagina .*: Aggiorna la password$/],
  ['mail non confermata', /^Pagina .*: Inserisci indirizzo email$/],
  ['aggiungere un negozio', /^Pagina .*: Registrazione Punto Vendita$/],
  ['cambiare negozio', /^Flusso .*: Punto vendita in uso$/],
  ['tema scuro', /^Flusso .*: Preferenze$/],
  ['colonne della tabella', /^Flusso .*: Preferenze$/],
  ['ordinare la lista', /^Flusso .*: Elenco$/],
  ['esportare in exel', /^Flusso .*: Esportazione$/],
  ['foto sfocata', /^Flusso .*: Foto per una risposta$/],
  ['documento troppo grande', /^Flusso .*: Risposta a una pratica$/],
  ['entro quando rispondere', /^Pagina .*: (Richieste aperte|DISPUTE ONLINE - DETTAGLIO PRATICA)$/],
  ['riassegnare la pratica', /^Flusso .*: Assegna a un altro gestore$/],
  ['delegare un collega', /^Flusso .*: (Assegna a un altro gestore|Definisci gestori)$/],
  ['senza internet', /^Flusso .*: Connessione$/],
  ['pagina non trovata', /^Flusso .*: Pagine e flussi$/],
  ['logout', /^Flusso .*: Uscita$/],
  ['registrazzione', /^Pagina .*: Registrazione$/],
  ['modulo insoluti', /^Pagina .*: Insoluti$/],
  ['che cosa succede se il codice è scaduto', /^Stato Codice OTP: 5704: Codice OTP scaduto$/],
  ['quando si blocca un utente', /^Stato Accesso e sessione: Utenza bloccata/],
  ['quali pagine usano getTransactionList', /^Pagina .*: Movimenti$/],
  ['chi può vedere gli accrediti', /^Pagina .*: Accrediti$/],
  ['cosa vede un negozio senza ebox', /^Pagina .*: Chi vede che cosa$/],
  ['chi vede che cosa', /^Pagina .*: Chi vede che cosa$/],
  ['dove porta un 401', /401|welcome/],
  ['cade la rete durante l’invio', /connessione è caduta durante l’invio/],
  ['come faccio a cambiare la passwrod', /^Pagina .*: Modifica Password$/],
  ['dove trovo le fatture', /^Pagina .*: Estratto conto$/],
  ['non riesco a entrare', /^Pagina .*: Accesso al portale$/],
  ['ho dimenticato lo username', /^Pagina .*: Accesso al portale$/],
  ['la pagina non si carica', /^Pagina .*: Ops! Qualcosa non va/],
  ['limite di esportazione', /limite/],
  ['quanti tentativi per il codice', /^Flusso .*: Codice OTP$/],
  ['nuovo gestore', /^Flusso .*: Scelta del gestore$/],
  ['togliere un gestore', /^Flusso .*: Scelta del gestore$/],
  ['gestore annullato', /ANNULLAT/],
  ['richieste scadute', /^Pagina .*: Richieste aperte$/],
  ['inviare la risposta due volte', /registrata due volte/],
  ['messaggio troppo lungo', /messaggio non è troppo lungo/],
  ['formato del file non accettato', /formato non accettato/],
  ['fax', /fax o posta/i],
  ['ricerche salvate', /Ricerche salvate|Preferenze/],
  ['movimeti annullati', /^Pagina .*: Movimenti$/],
  ['transazioni stornate', /^Pagina .*: Movimenti$/],
  ['ricavi per negozio', /^Pagina .*: Mese per punto vendita$/],
  ['bonifco non arrivato', /^Pagina .*: Accrediti$/],
  ['scaricare tutti gli estratti conto', /^(Pagina|Flusso) .*: Estratto conto$/],
  ['archivio zip', /^Flusso .*: Estratti conto di un mese$/],
  ['modulo di allineamento', /^Pagina .*: Insoluti$/],
  ['coordinate bancarie', /^Pagina .*: Insoluti$/],
  ['legale rappresentante', /^Pagina .*: Insoluti$/],
  ['cambio sim', /^Pagina .*: Modifica telefono cellulare$/],
  ['due schede aperte', /^Flusso .*: Accesso e sessione$/],
  ['tasto indietro', /^Flusso .*: Pagine e flussi$/],
  ['perdo i dati', /^Flusso .*: Uscita$/],
  ['promemoria', /^Flusso .*: Preferenze$/],
  ['notifiche email', /^Flusso .*: Preferenze$/],
  ['modalita notte', /^Flusso .*: Preferenze$/],
  ['tempi di risposta', /^Pagina .*: REPORT DISPUTE$/],
  ['numero di pratica', /numero/i],
  ['codice autorizazione', /^Pagina .*: (Movimenti|Trova un movimento)$/],
  ['abi banca', /^Pagina .*: Riepilogo$/],
  ['netto dichiarato', /^(Pagina .*: Riepilogo|Testo .*Netto dichiarato.*)$/],
  ['errore 429', /429/],
  ['troppe richieste', /^Flusso .*: Documento$/],
  ['manutenzione', /^Pagina .*: Ops! Qualcosa non va/],
  ['timeout', /^Flusso .*: Connessione$/],
  ['sesione scadutta', /sessione/i],
  ['utente senza telefono', /^Pagina .*: Inserisci il numero di telefono cellulare$/],
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

  it.each(firstFive)('%s, in the first five', (question, answer) => {
    const results = textsOf(question).slice(0, 5);
    expect(
      results.some((each) => answer.test(each)),
      results.join('\n'),
    ).toBe(true);
  });

  it('every page and flow that has everyday names is one of the portal', () => {
    const known = [...portal.screens.map(({ path }) => path), ...charts.map(({ slug }) => slug)];
    expect(Object.keys(everydayNames).filter((name) => !known.includes(name))).toEqual([]);
  });
});
