import { getPdfAccountBalance } from '../../../acquirer/contract/statements';
import { answersOf } from './lint';

/** The answers of `pdfCall`: it waits by itself where there is no room (429). */
export const pdfAnswers = [
  ...answersOf(getPdfAccountBalance).filter((answer) => answer !== 'http.429'),
  'file.unreadable',
  'file.delayed',
];
