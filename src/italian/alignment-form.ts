import { unpaidTexts } from './unpaid';

/** The words of the printed form; a field's label is also its name for a screen reader. */
export const alignmentFormTexts = {
  title: unpaidTexts.form.title,
  subject: 'Comunicazione dei dati bancari e del legale rappresentante di un esercente',
  instructions:
    'Verifichi i dati già presenti, compili gli altri campi a video o in stampatello, firmi il modulo e lo trasmetta insieme alla copia di un documento di identità valido del legale rappresentante.',
  sendTo: (email: string, phone: string) =>
    `Il modulo va trasmesso al servizio clienti${email && `, all’indirizzo ${email}`}${phone && `; per informazioni: telefono ${phone}`}.`,
  merchant: {
    title: '1. Dati dell’esercente',
    companyName: 'Ragione sociale o insegna',
    companyCode: 'Codice Società',
    vat: 'Partita IVA',
    address: 'Indirizzo',
    pointCode: 'Codice Punto Vendita',
    pointName: 'Insegna del punto vendita',
  },
  bank: {
    title: '2. Coordinate bancarie',
    iban: 'IBAN',
    holder: 'Intestatario del conto',
    name: 'Banca',
    branch: 'Filiale',
    bic: 'BIC / SWIFT',
  },
  representative: {
    title: '3. Legale rappresentante',
    surname: 'Cognome',
    name: 'Nome',
    taxCode: 'Codice fiscale',
    birthPlace: 'Luogo di nascita',
    birthDistrict: 'Provincia',
    birthDate: 'Data di nascita (gg/mm/aaaa)',
    residence: 'Indirizzo di residenza',
    zip: 'CAP',
    city: 'Comune',
    phone: 'Telefono',
    email: 'Email',
    since: 'In carica dal (gg/mm/aaaa)',
    identity: 'Documento di identità (tipo e numero)',
    issuedBy: 'Rilasciato da',
    expiry: 'Scadenza (gg/mm/aaaa)',
  },
  signature: {
    title: '4. Dichiarazione e firma',
    declaration:
      'Il sottoscritto, in qualità di legale rappresentante, dichiara che i dati riportati sono esatti e chiede che quelli registrati siano aggiornati di conseguenza.',
    place: 'Luogo',
    date: 'Data (gg/mm/aaaa)',
    signature: 'Firma del legale rappresentante',
  },
} as const;
