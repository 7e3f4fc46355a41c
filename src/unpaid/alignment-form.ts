import type { MerchantDetails } from '../../machines/unpaid/unpaid.actors';
import { alignmentFormTexts as words } from '../italian/alignment-form';
import { forSigning, type PdfForm, type PdfSection, usual } from '../shared/pdf/fields';

const merchant = (known: MerchantDetails): PdfSection => ({
  title: words.merchant.title,
  boxHeight: usual,
  rows: [
    [
      {
        name: 'esercente.ragioneSociale',
        label: words.merchant.companyName,
        columns: 8,
        value: known.companyName,
      },
      {
        name: 'esercente.codiceSocieta',
        label: words.merchant.companyCode,
        columns: 4,
        value: known.companyCode,
      },
    ],
    [
      {
        name: 'esercente.indirizzo',
        label: words.merchant.address,
        columns: 8,
        value: known.address,
      },
      { name: 'esercente.partitaIva', label: words.merchant.vat, columns: 4 },
    ],
    [
      {
        name: 'esercente.insegnaPuntoVendita',
        label: words.merchant.pointName,
        columns: 8,
        value: known.pointName,
      },
      {
        name: 'esercente.codicePuntoVendita',
        label: words.merchant.pointCode,
        columns: 4,
        value: known.pointCode,
      },
    ],
  ],
});

const bank: PdfSection = {
  title: words.bank.title,
  boxHeight: usual,
  rows: [
    [{ name: 'banca.iban', label: words.bank.iban, columns: 12, boxes: 27 }],
    [
      { name: 'banca.intestatario', label: words.bank.holder, columns: 8 },
      { name: 'banca.bic', label: words.bank.bic, columns: 4 },
    ],
    [
      { name: 'banca.nome', label: words.bank.name, columns: 6 },
      { name: 'banca.filiale', label: words.bank.branch, columns: 6 },
    ],
  ],
};

const representative: PdfSection = {
  title: words.representative.title,
  boxHeight: usual,
  rows: [
    [
      { name: 'rappresentante.cognome', label: words.representative.surname, columns: 6 },
      { name: 'rappresentante.nome', label: words.representative.name, columns: 6 },
    ],
    [
      {
        name: 'rappresentante.codiceFiscale',
        label: words.representative.taxCode,
        columns: 8,
        boxes: 16,
      },
      { name: 'rappresentante.dataNascita', label: words.representative.birthDate, columns: 4 },
    ],
    [
      { name: 'rappresentante.luogoNascita', label: words.representative.birthPlace, columns: 6 },
      { name: 'rappresentante.provincia', label: words.representative.birthDistrict, columns: 2 },
      { name: 'rappresentante.inCaricaDal', label: words.representative.since, columns: 4 },
    ],
    [
      { name: 'rappresentante.residenza', label: words.representative.residence, columns: 6 },
      { name: 'rappresentante.cap', label: words.representative.zip, columns: 2 },
      { name: 'rappresentante.comune', label: words.representative.city, columns: 4 },
    ],
    [
      { name: 'rappresentante.telefono', label: words.representative.phone, columns: 4 },
      { name: 'rappresentante.email', label: words.representative.email, columns: 8 },
    ],
    [
      { name: 'rappresentante.documento', label: words.representative.identity, columns: 5 },
      { name: 'rappresentante.rilasciatoDa', label: words.representative.issuedBy, columns: 4 },
      { name: 'rappresentante.scadenza', label: words.representative.expiry, columns: 3 },
    ],
  ],
};

const signature: PdfSection = {
  title: words.signature.title,
  boxHeight: forSigning,
  text: words.signature.declaration,
  rows: [
    [
      { name: 'firma.luogo', label: words.signature.place, columns: 3 },
      { name: 'firma.data', label: words.signature.date, columns: 3 },
      { name: 'firma.firma', label: words.signature.signature, columns: 6 },
    ],
  ],
};

/**
 * INS-003, INS-004: asks for bank details and legal representative; the merchant may change the
 * prefilled data.
 */
export const alignmentForm = (known: MerchantDetails): PdfForm => ({
  title: words.title,
  subject: words.subject,
  instructions: `${words.instructions} ${words.sendTo(known.sendTo.email, known.sendTo.phone)}`,
  sections: [merchant(known), bank, representative, signature],
});
