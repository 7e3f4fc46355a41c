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

/** Real questions, with the entry that must be among the first five results. */
const firstFive: readonly (readonly [string, RegExp])[] = [
  ['cambio numero di cellulare', /^Pagina .*: Modifica telefono cellulare$/],
  ['allegare documento', /^(Pagina|Flusso) .*(DETTAGLIO PRATICA|Risposta a una pratica)$/],
  ['non ricevo il codice', /^Flusso .*: Codice OTP$/],
  ['troppi tentativi', /^Flusso .*: Codice OTP$/],
  ['scarico pdf', /^(Pagina|Flusso) .*: (Estratto conto|Documento)$/],
  ['quando mi pagano', /^Pagina .*: Accrediti$/],
  ['bonifico', /^Pagina .*: Accrediti$/],
  ['storno', /^Pagina .*: Movimenti$/],
  ['cerca movimento per importo', /^Pagina .*: (Movimenti|Trova un movimento)$/],
  ['grafico delle vendite', /^Pagina .*: Statistica Mensile$/],
  ['vendite del mese', /^Pagina .*: Mese per punto vendita$/],
  ['fattura', /^Pagina .*: Estratto conto$/],
  ['password scduta', /^Pagina .*: Aggiorna la password$/],
  ['aggiungere un negozio', /^Pagina .*: Registrazione Punto Vendita$/],
  ['tema scuro', /^Flusso .*: Preferenze$/],
  ['ordinare la lista', /^Flusso .*: Elenco$/],
  ['foto sfocata', /^Flusso .*: Foto per una risposta$/],
  ['entro quando rispondere', /^Pagina .*: (Richieste aperte|DISPUTE ONLINE - DETTAGLIO PRATICA)$/],
  ['delegare un collega', /^Flusso .*: (Assegna a un altro gestore|Definisci gestori)$/],
  ['pagina non trovata', /^Flusso .*: Pagine e flussi$/],
  ['registrazzione', /^Pagina .*: Registrazione$/],
  ['che cosa succede se il codice è scaduto', /^Stato Codice OTP: 5704: Codice OTP scaduto$/],
  ['codice scaduto', /^Stato Codice OTP: 5704: Codice OTP scaduto$/],
  ['quali pagine usano getTransactionList', /^Pagina .*: Movimenti$/],
  ['cosa vede un negozio senza ebox', /^Pagina .*: Chi vede che cosa$/],
  ['dove porta un 401', /401|welcome/],
  ['come faccio a cambiare la passwrod', /^Pagina .*: Modifica Password$/],
  ['non riesco a entrare', /^Pagina .*: Accesso al portale$/],
  ['la pagina non si carica', /^Pagina .*: Ops! Qualcosa non va/],
  ['quanti tentativi per il codice', /^Flusso .*: Codice OTP$/],
  ['togliere un gestore', /^Flusso .*: Scelta del gestore$/],
  ['richieste scadute', /^Pagina .*: Richieste aperte$/],
  ['messaggio troppo lungo', /messaggio non è troppo lungo/],
  ['fax', /fax o posta/i],
  ['movimeti annullati', /^Pagina .*: Movimenti$/],
  ['ricavi per negozio', /^Pagina .*: Mese per punto vendita$/],
  ['scaricare tutti gli estratti conto', /^(Pagina|Flusso) .*: Estratto conto$/],
  ['modulo di allineamento', /^Pagina .*: Insoluti$/],
  ['legale rappresentante', /^Pagina .*: Insoluti$/],
  ['due schede aperte', /^Flusso .*: Accesso e sessione$/],
  ['perdo i dati', /^Flusso .*: Uscita$/],
  ['notifiche email', /^Flusso .*: Preferenze$/],
  ['tempi di risposta', /^Pagina .*: REPORT DISPUTE$/],
  ['codice autorizazione', /^Pagina .*: (Movimenti|Trova un movimento)$/],
  ['netto dichiarato', /^(Pagina .*: Riepilogo|Testo .*Netto dichiarato.*)$/],
  ['troppe richieste', /^Flusso .*: Documento$/],
  ['timeout', /^Flusso .*: Connessione$/],
  ['utente senza telefono', /^Pagina .*: Inserisci il numero di telefono cellulare$/],
];

describe('everyday questions', () => {
  it.each(firstFive)('%s, in the first five', (question, answer) => {
    const results = textsOf(question).slice(0, 5);
    expect(
      results.some((each) => answer.test(each)),
      results.join('\n'),
    ).toBe(true);
  });

  it('puts what the code 5704 says first', () => {
    expect(textsOf('codice scaduto')[0]).toBe('Stato Codice OTP: 5704: Codice OTP scaduto');
  });

  it('puts what leads to a state before what follows from it, where the question asks when', () => {
    const results = textsOf('quando si blocca l’utenza');
    const leading = search(index, 'quando si blocca l’utenza').slice(0, 5);
    expect(leading[0]?.line, results.join('\n')).toMatch(/porta a «.*[Uu]tenza bloccata/);
  });

  it('every page and flow that has everyday names is one of the portal', () => {
    const known = [...portal.screens.map(({ path }) => path), ...charts.map(({ slug }) => slug)];
    expect(Object.keys(everydayNames).filter((name) => !known.includes(name))).toEqual([]);
  });
});
