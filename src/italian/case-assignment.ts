/** Assegna a un altro gestore: one case, to another manager of the company. */
export const caseAssignmentTexts = {
  open: 'ASSEGNA A UN ALTRO GESTORE',
  title: 'Assegna a un altro gestore',
  intro:
    'La pratica passa al gestore scelto, che è avvisato con un’e-mail. Il passaggio resta nello storico.',
  ofCase: (amount: string, expiry: string) => `Pratica di ${amount}, scadenza ${expiry}`,
  manager: 'Gestore',
  choose: 'Scelga il gestore',
  option: (name: string, place: string, code: string) =>
    [name, place, code].filter(Boolean).join(' · '),
  message: 'Messaggio per il gestore',
  messageHint: (longest: number) => `Facoltativo, al massimo ${longest} caratteri`,
  assign: 'ASSEGNA',
  alone: 'Nessun altro gestore',
  aloneAdvice: 'La società non ha altri gestori attivi a cui assegnare la pratica.',
  failure: {
    refused:
      'La pratica non è stata assegnata: nel frattempo potrebbe avere ricevuto una risposta, essere passata ad altri, oppure il gestore non è più attivo.',
    notAssigned: 'La pratica non è stata assegnata. Riprovi tra poco.',
    unanswered:
      'La risposta del servizio non è arrivata: la pratica potrebbe essere già passata. Può riprovare senza rischio.',
  },
  from: (from: string) => `Assegnata da ${from}`,
  fromTo: (from: string, to: string, when: string) => `Assegnata da ${from} a ${to} il ${when}`,
} as const;
