import type { StoredDocument } from '../../server/cases/documents';
import { textPdf } from '../../server/cases/documents/text-pdf';
import type { CaseColumns } from '../../server/cases/tables';
import { inEuro, italianDate } from '../../server/statements/words';
import type { SeedMerchant, SeedShop } from '../generator/merchant';
import type { Random } from '../generator/random';
import { scanOf } from './scan';

/** A case, and whose it is. */
export interface Documented {
  readonly merchant: SeedMerchant;
  readonly shop: SeedShop;
  readonly one: CaseColumns;
}

const receiptLines = ({ merchant, shop, one }: Documented) => [
  merchant.name,
  shop.sign,
  `${shop.place.address} ${shop.place.streetNumber}, ${shop.place.city.city}`,
  '',
  'RICEVUTA DI PAGAMENTO',
  `Esercente    ${one.posCode}`,
  `Terminale    ${one.terminal}`,
  `Data e ora   ${italianDate(one.transactionAt.slice(0, 10))} ${one.transactionAt.slice(11, 16)}`,
  `Carta        ${one.pan}`,
  `Operazione   ${one.operation}`,
  `Aut.         ${one.authorizationCode}`,
  `Importo      ${inEuro(one.amount)}`,
  '',
  'TRANSAZIONE ESEGUITA',
];

const printedOn = ({ transactionAt }: CaseColumns) =>
  new Date(`${transactionAt.slice(0, 10)}T12:00:00Z`);

const receipt = async (about: Documented): Promise<StoredDocument> => ({
  name: 'ricevuta.pdf',
  kind: 'pdf',
  bytes: await textPdf(
    'Ricevuta di pagamento',
    [receiptLines(about).join('\n')],
    printedOn(about.one),
  ),
});

const declaration = (about: Documented): StoredDocument => ({
  name: 'dichiarazione.txt',
  kind: 'txt',
  bytes: Buffer.from(
    [
      `Con riferimento all’operazione ${about.one.operation} del ${italianDate(about.one.transactionAt.slice(0, 10))},`,
      'si dichiara che l’acquisto è stato effettuato dal titolare presso la nostra cassa',
      'e che la merce è stata consegnata contestualmente al pagamento.',
      '',
      about.merchant.name,
    ].join('\r\n'),
  ),
});

const scannedReceipt = (about: Documented): StoredDocument => ({
  name: 'scontrino firmato.tif',
  kind: 'tif',
  bytes: scanOf([...receiptLines(about), '', 'FIRMA DEL TITOLARE']),
});

/** What the merchants of the demo send with a reply: one or two real documents. */
export const documentsFor = async (
  about: Documented,
  random: Random,
): Promise<StoredDocument[]> => {
  switch (random.weighted([3, 2, 1, 2])) {
    case 0:
      return [await receipt(about)];
    case 1:
      return [await receipt(about), declaration(about)];
    case 2:
      return [declaration(about)];
    default:
      return [scannedReceipt(about), await receipt(about)];
  }
};
