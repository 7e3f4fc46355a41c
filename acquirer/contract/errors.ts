import * as v from 'valibot';
import { text } from './fields';

/** The body of every error (ERR-033): the first detail is the product code. */
export const errorBody = v.object({ details: v.array(text) });
export type ErrorBody = v.InferOutput<typeof errorBody>;
