import { answerWith } from '../../../pdf-form/answer-with';
import { coverSheet } from './cover-sheet';

answerWith(coverSheet);
