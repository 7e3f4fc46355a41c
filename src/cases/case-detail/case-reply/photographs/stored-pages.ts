import * as v from 'valibot';
import type {
  PageOfPhotograph,
  PageStore,
} from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { storedLists } from '../../../../browser/stored-files';

const page = v.object({
  id: v.string(),
  name: v.string(),
  image: v.blob(),
  thumbnail: v.blob(),
  width: v.number(),
  height: v.number(),
  turns: v.picklist([0, 1, 2, 3]),
});

/** Photographs that are not yet a document, by their case, in this browser until Esci. */
export const storedPages: PageStore = storedLists('foto-', (stored): stored is PageOfPhotograph =>
  v.is(page, stored),
);
