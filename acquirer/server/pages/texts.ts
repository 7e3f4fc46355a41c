import { textPage } from './page';

const sample =
  'Testo di esempio dell’acquirer di riferimento, da sostituire con il proprio: non costituisce un accordo.';

export const merchantSite = textPage('Esercizi Commerciali', sample, [
  {
    heading: 'Accettare pagamenti con carta',
    paragraphs: [
      'Offriamo alle società e ai singoli punti vendita l’accettazione delle carte dei principali circuiti, in negozio e a distanza, con l’accredito sulla banca indicata dall’esercente.',
      'Ogni terminale è collegato al punto vendita che lo utilizza: i movimenti, i riepiloghi e le commissioni sono consultabili il giorno stesso nel Portale Esercenti.',
    ],
  },
  {
    heading: 'Il Portale Esercenti',
    paragraphs: [
      'Dal portale si consultano i movimenti, i riepiloghi e le statistiche degli ultimi 13 mesi, gli estratti conto, le differenze contabili e gli addebiti o accrediti generati da contestazioni.',
      'Con il servizio Dispute Online si ricevono le richieste di documentazione e vi si risponde per via telematica, senza spese di spedizione.',
    ],
  },
  {
    heading: 'Assistenza',
    paragraphs: ['Il servizio clienti risponde dal lunedì al venerdì, dalle 9:00 alle 18:00.'],
  },
]);

export const terms = textPage('Termini e Condizioni', sample, [
  {
    heading: '1. Oggetto',
    paragraphs: [
      'Il Portale Esercenti consente alla società convenzionata e ai suoi punti vendita di consultare i dati relativi alle operazioni con carta e di gestire le relative pratiche. L’uso del portale è gratuito.',
    ],
  },
  {
    heading: '2. Credenziali di accesso',
    paragraphs: [
      'Le credenziali sono personali. L’utente le custodisce con cura, non le comunica ad altri e rinnova la password prima della scadenza.',
      'Dopo tre password errate consecutive l’utenza viene bloccata. Per lo sblocco è necessario contattare il servizio clienti.',
    ],
  },
  {
    heading: '3. Dati consultabili',
    paragraphs: [
      'I dati riguardano gli ultimi 13 mesi. I movimenti del giorno in corso possono non essere ancora completi; fanno fede le scritture contabili e gli estratti conto.',
    ],
  },
  {
    heading: '4. Servizio Dispute Online',
    paragraphs: [
      'L’iscrizione al servizio è gratuita. Il servizio può essere disattivato per telefono: entro 30 giorni riprende lo scambio della documentazione in formato cartaceo.',
      'Eventuali variazioni o la cessazione del servizio sono comunicate con un preavviso di 7 giorni.',
    ],
  },
  {
    heading: '5. Disponibilità',
    paragraphs: [
      'Il portale è di norma sempre disponibile, salvo gli interventi di manutenzione. L’esercente non può far valere l’indisponibilità del portale per gli adempimenti che possono essere svolti con altri mezzi.',
    ],
  },
]);

export const privacy = textPage('Informativa sulla privacy', sample, [
  {
    heading: 'Chi tratta i dati',
    paragraphs: [
      'Il titolare del trattamento è la società che gestisce l’accettazione delle carte di pagamento. L’informativa è resa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679.',
    ],
  },
  {
    heading: 'Quali dati e per quali finalità',
    paragraphs: [
      'Sono trattati i dati anagrafici e di contatto degli utenti del portale, per riconoscerli e inviare loro i codici di conferma e le comunicazioni di servizio, e i dati delle operazioni, per adempiere al contratto con l’esercente e agli obblighi di legge.',
      'I numeri delle carte sono sempre mostrati in forma parziale: le prime sei e le ultime quattro cifre.',
    ],
  },
  {
    heading: 'Per quanto tempo',
    paragraphs: [
      'I dati delle operazioni sono consultabili sul portale per 13 mesi. I dati dell’utenza sono conservati fino alla sua chiusura e per i termini previsti dalla legge.',
    ],
  },
  {
    heading: 'Cookie e archiviazione nel browser',
    paragraphs: [
      'Il portale non utilizza cookie di profilazione né strumenti di tracciamento. I dati della sessione restano nella scheda del browser e vengono cancellati all’uscita.',
    ],
  },
  {
    heading: 'Diritti dell’interessato',
    paragraphs: [
      'L’interessato può chiedere in ogni momento l’accesso ai propri dati, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, e può opporsi al trattamento o proporre reclamo al Garante per la protezione dei dati personali.',
    ],
  },
]);
