export const documentTexts = {
  arriving: 'Documento in arrivo',
  waiting: 'Altri documenti in preparazione: questo arriva tra poco',
  blocked: {
    title: 'Finestra bloccata',
    explanation:
      'Il browser ha bloccato la nuova finestra. Il documento è pronto: lo apra da qui, oppure consenta le nuove finestre per questo sito.',
    open: 'Apri il documento',
  },
  unreadable: {
    title: 'Attenzione',
    explanation:
      'Il documento ricevuto non è un PDF leggibile e non è stato aperto. Riprovi tra poco: se il problema rimane, lo segnali al servizio clienti.',
  },
} as const;
