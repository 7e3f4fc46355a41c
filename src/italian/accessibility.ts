/** The accessibility statement, a separate page beside the portal. */
export const accessibilityTexts = {
  title: 'Dichiarazione di accessibilità',
  intro:
    'Il Portale Esercenti è fatto per essere usato da tutti, anche con tecnologie assistive. Questa pagina dice a quali regole si attiene, come è stato controllato e che cosa ancora manca.',
  sections: [
    {
      title: 'A quali regole si attiene',
      items: [
        'La norma europea EN 301 549 (versione 3.2.1) per i contenuti web, come chiede la legge italiana sull’accessibilità.',
        'Le linee guida WCAG 2.2, livelli A e AA.',
        'Stato: parzialmente conforme, per le eccezioni elencate più avanti.',
      ],
    },
    {
      title: 'Come è stato controllato',
      items: [
        'Ogni stato di ogni pagina è esaminato a ogni modifica con axe-core, e le pagine principali anche in un browser, alle larghezze di 1280 e di 360 pixel.',
        'Il contrasto dei testi è misurato nell’aspetto chiaro e in quello scuro: almeno 4,5 a 1, e 3 a 1 per i bordi dei campi.',
        'I percorsi principali sono ripetuti con la sola tastiera: l’ordine, il ritorno del punto di lettura, la chiusura delle finestre.',
        'Le pagine si leggono senza scorrimento orizzontale fino a 320 pixel.',
        'Chi chiede al proprio dispositivo meno animazioni, colori ad alto contrasto o un aspetto scuro li trova rispettati.',
      ],
    },
    {
      title: 'Che cosa ancora manca',
      items: [
        'Non è stata ancora fatta una prova con persone che usano ogni giorno un lettore di schermo, un ingranditore o comandi vocali.',
        'I documenti allegati alle pratiche sono quelli ricevuti da terzi, e possono essere immagini senza testo.',
        'I moduli in PDF si compilano anche da tastiera, ma non sono stati verificati secondo la norma PDF/UA.',
      ],
    },
    {
      title: 'Come segnalare una difficoltà',
      items: [
        'Ai recapiti di assistenza indicati in fondo a ogni pagina del portale: è utile dire quale pagina, quale dispositivo e quale tecnologia assistiva si stava usando.',
        'La risposta arriva entro 30 giorni. In caso di risposta mancata o insoddisfacente ci si può rivolgere all’Agenzia per l’Italia Digitale (AgID).',
      ],
    },
  ],
  updated: 'Dichiarazione redatta nel novembre 2026, in seguito a un’autovalutazione.',
  back: 'Torna al portale',
} as const;
