import type { CaseDetail } from '../../../../acquirer/contract/cases';
import { coverSheetTexts as words } from '../../../italian/cover-sheet';
import { formatDate, formatEuro } from '../../../italian/format';
import { type FormSection, forSigning, usual } from '../../../pdf-form/fields';

const forList = 96;

const practice = ({ number, codPoS, signLocale }: CaseDetail): FormSection => ({
  title: words.practice.title,
  boxHeight: usual,
  rows: [
    [
      { name: 'pratica.numero', label: words.practice.number, columns: 6, value: number },
      {
        name: 'esercente.codice',
        label: words.practice.merchantCode,
        columns: 6,
        value: codPoS,
      },
    ],
    [{ name: 'esercente.insegna', label: words.practice.sign, columns: 12, value: signLocale }],
  ],
});

const operation = (detail: CaseDetail): FormSection => ({
  title: words.operation.title,
  boxHeight: usual,
  rows: [
    [
      {
        name: 'operazione.data',
        label: words.operation.date,
        columns: 6,
        value: formatDate(detail.transDate),
      },
      { name: 'operazione.carta', label: words.operation.card, columns: 6, value: detail.card },
    ],
    [
      {
        name: 'operazione.importo',
        label: words.operation.amount,
        columns: 6,
        value: formatEuro(detail.transAmount),
      },
      {
        name: 'operazione.autorizzazione',
        label: words.operation.authorisation,
        columns: 6,
        value: detail.autorization,
      },
    ],
  ],
});

const documents = ({ requestDocList }: CaseDetail): FormSection => ({
  title: words.documents.title,
  boxHeight: forList,
  rows: [
    [
      {
        name: 'documenti.richiesti',
        label: words.documents.requested,
        columns: 12,
        value: requestDocList.map((each) => `- ${each}`).join('\n'),
        lines: 'several',
      },
    ],
    [{ name: 'documenti.note', label: words.documents.notes, columns: 12, lines: 'several' }],
  ],
});

const sender: FormSection = {
  title: words.sender.title,
  boxHeight: forSigning,
  rows: [
    [
      { name: 'mittente.nome', label: words.sender.name, columns: 6 },
      { name: 'mittente.telefono', label: words.sender.phone, columns: 3 },
      { name: 'mittente.pagine', label: words.sender.pages, columns: 3 },
    ],
    [
      { name: 'mittente.data', label: words.sender.date, columns: 4 },
      { name: 'mittente.firma', label: words.sender.signature, columns: 8 },
    ],
  ],
};

/** CAS-040: what the sheet says of the case, and what is left to be written. */
export const sectionsOf = (detail: CaseDetail): readonly FormSection[] => [
  practice(detail),
  operation(detail),
  documents(detail),
  sender,
];
