import type { PageOfPhotograph } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { photographsMachine } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import type { EventExamples } from '../../../../engine/graph';
import type { Scenario } from '../../../../engine/scenario';

export const photograph = new File(['\xff\xd8'], 'IMG_0001.jpg', { type: 'image/jpeg' });

export const joined = new File(['%PDF-1.7\n%%EOF\n'], 'Foto.pdf', { type: 'application/pdf' });

const picture = new Blob(['\xff\xd8'], { type: 'image/jpeg' });

const pageCalled = (id: string, name: string): PageOfPhotograph => ({
  id,
  name,
  image: picture,
  thumbnail: picture,
  width: 1500,
  height: 2000,
  turns: 0,
});

export const page = pageCalled('one', 'IMG_0001.jpg');
export const other = pageCalled('two', 'IMG_0002.jpg');

/** The first photograph that a path has not turned into a page yet. */
const nextOf = (pages: readonly PageOfPhotograph[]) =>
  [page, other].filter(({ id }) => pages.every((each) => each.id !== id)).slice(0, 1);

const examples: EventExamples = ({ context }, type) => {
  switch (type) {
    case 'photograph.read':
      return nextOf(context.pages).map((each) => ({ type, page: each }));
    case 'photograph.unreadable':
      return context.unreadable.length === 0 ? [{ type, name: 'IMG_0003.heic' }] : [];
    case 'photograph.moved':
      return [
        { type, id: 'one', by: 1 },
        { type, id: 'one', by: -1 },
      ];
    case 'photograph.turned':
    case 'photograph.removed':
      return [{ type, id: 'one' }];
    case 'photographs.chosen':
      return [{ type, files: [photograph], ...room }];
    case 'documents.changed':
      return [{ type, ...room }];
    case 'photographs.composed':
      return [{ type, file: joined }];
    default:
      return undefined;
  }
};

export const room = { names: ['ricevuta.pdf'], most: 10 * 1024 * 1024 };

export const input = { caseId: '880', number: '2026004711', pages: [], ...room };

/** The context of the chart without photographs. */
export const photographsAt = {
  ...input,
  chosen: [],
  looked: 0,
  unreadable: [],
  before: null,
  file: null,
};

export const photographsScenario: Scenario = {
  name: 'Photographs',
  machine: photographsMachine,
  inputs: {
    'a reply without photographs': input,
    'photographs found again': { ...input, pages: [page, other] },
  },
  examples,
  relevant: ({ context }) => [
    context.pages.map(({ id }: PageOfPhotograph) => id),
    context.before?.map(({ id }: PageOfPhotograph) => id),
    context.unreadable.length,
  ],
  goesOn: { readPhotographs: ['photograph.read', 'photograph.unreadable'] },
  calls: ['readPhotographs', 'composePhotographs', 'keepPages'],
};
