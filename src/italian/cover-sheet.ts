/** The words of the cover sheet of documents (CAS-040). */
export const coverSheetTexts = {
  title: 'Modulo per l’invio della documentazione via fax o posta',
  subject: 'Frontespizio della documentazione richiesta per una pratica di Dispute Online',
  instructions: 'Completi il modulo, lo firmi e lo metta davanti alla documentazione.',
  sendTo: ({ label, value }: { readonly label: string; readonly value: string }) =>
    `${label}: ${value}.`,
  fileName: (number: string) => `Modulo pratica ${number.replace(/[^\w-]/g, '')}.pdf`,
  practice: {
    title: '1. Pratica ed esercente',
    number: 'N. pratica',
    merchantCode: 'Codice esercente',
    sign: 'Insegna/Località',
  },
  operation: {
    title: '2. Operazione contestata',
    date: 'Data operazione',
    card: 'Numero carta',
    amount: 'Importo lordo in euro',
    authorisation: 'Numero autorizzazione',
  },
  documents: {
    title: '3. Documentazione richiesta',
    requested: 'Documenti richiesti',
    notes: 'Note',
  },
  sender: {
    title: '4. Mittente',
    name: 'Nome e cognome',
    phone: 'Telefono',
    pages: 'Pagine inviate in tutto',
    date: 'Data (gg/mm/aaaa)',
    signature: 'Firma',
  },
} as const;
