import type { CaseDetail } from '../../../acquirer/contract/cases';
import type { CoverSheetHeader } from '../../../machines/cases/case-detail/case-detail.types';
import { coverSheetTexts as words } from '../../italian/cover-sheet';
import { formatDate, formatEuro } from '../../italian/format';
import { forSigning, type PdfForm, type PdfSection, usual } from '../../shared/pdf/fields';
import { deskItems } from './desk-items';

const forList = 96;

const practice = ({ number, codPoS, signLocale }: CaseDetail): PdfSection => ({
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

const operation = (detail: CaseDetail): PdfSection => ({
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

const documents = ({ requestDocList }: CaseDetail): PdfSection => ({
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

const sender: PdfSection = {
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

/** CAS-040: the cover sheet of documents sent by fax or post. */
export const coverSheet = ({ detail, desk }: CoverSheetHeader): PdfForm => ({
  title: words.title,
  subject: words.subject,
  instructions: [words.instructions, ...deskItems(desk).map(words.sendTo)].join(' '),
  sections: [practice(detail), operation(detail), documents(detail), sender],
});
