import { answerWith } from '../../pdf-form/answer-with';
import { alignmentForm } from './alignment-form';

answerWith(alignmentForm);
