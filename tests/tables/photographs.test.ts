import { describe } from 'vitest';
import type { StateValue } from 'xstate';
import { photographsMachine } from '../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import {
  input,
  joined,
  other,
  page,
  photograph,
} from '../../paths/cases/case-detail/case-reply/photographs/photographs.scenario';
import { lintChart } from './support/lint';
import { obeys } from './support/table';

const context = {
  ...input,
  chosen: [photograph],
  pages: [page, other],
  looked: 0,
  unreadable: [],
  removed: null,
  file: null,
};
const at = (pages: StateValue, copy = 'kept'): StateValue => ({ working: { pages, copy } });
const arranging = (state = 'ready', copy = 'kept') => at({ arranging: state }, copy);
const kept = (...pages: readonly unknown[]) => ({ keepPages: { caseId: '880', pages } });
const turned = { ...page, turns: 1 };
const moved = (id: string, by: number) => ({ type: 'photograph.moved', id, by });
const changes = [
  moved('one', 1),
  { type: 'photograph.turned', id: 'one' },
  { type: 'photograph.removed', id: 'one' },
  { type: 'photograph.restored' },
];

describe('photographs of documents: what the requirements say', () => {
  obeys(photographsMachine, context, [
    {
      rule: '[VAL-078] photographs that were chosen are read',
      starting: input,
      to: at('reading'),
      asking: { readPhotographs: { files: [photograph] } },
    },
    {
      rule: '[CAS-037] those that a reload has found are there at once',
      starting: { ...input, chosen: [], pages: [page] },
      to: arranging(),
      remembering: { pages: [page] },
    },
    {
      rule: '[CAS-037] each one that is read becomes the last page, and is kept for a reload',
      in: at('reading'),
      with: { pages: [page] },
      on: { type: 'photograph.read', page: other },
      to: at('reading', 'keeping'),
      remembering: { pages: [page, other], looked: 1 },
      asking: kept(page, other),
    },
    {
      rule: '[VAL-079] one that the browser cannot read is named, and the others go on',
      in: at('reading'),
      with: { looked: 1, unreadable: ['a.heic'] },
      on: { type: 'photograph.unreadable', name: 'b.heic' },
      to: at('reading'),
      remembering: { unreadable: ['a.heic', 'b.heic'], looked: 2, pages: [page, other] },
    },
    ...['photographs.finished', 'photographs.stopped'].map((type) => ({
      rule: `[CAS-037] what has been read can be put in order (${type})`,
      in: at('reading'),
      on: { type },
      to: arranging(),
      remembering: { pages: [page, other] },
    })),
    {
      rule: '[VAL-078] where no photograph can be read nothing is left to put in order: the reply hears which',
      in: at('reading'),
      with: { pages: [], unreadable: [photograph.name] },
      on: { type: 'photographs.finished' },
      to: 'unreadable',
      exit: { type: 'unreadable', files: [photograph] },
    },
    {
      rule: '[CAS-037] stopped before the first page, the reply is as it was',
      in: at('reading'),
      with: { pages: [] },
      on: { type: 'photographs.stopped' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    {
      rule: '[CAS-037] more can be added; what was said of those before is over',
      in: arranging(),
      with: { chosen: [], looked: 3, unreadable: ['a.heic'], removed: { page, at: 0 } },
      on: { type: 'photographs.chosen', files: [photograph] },
      to: at('reading'),
      remembering: { chosen: [photograph], looked: 0, unreadable: [], removed: null },
      asking: { readPhotographs: { files: [photograph] } },
    },
    ...[
      { on: moved('one', 1), pages: [other, page] },
      { on: moved('two', -1), pages: [other, page] },
      { on: { type: 'photograph.turned', id: 'one' }, pages: [turned, other] },
    ].map(({ on, pages }) => ({
      rule: `[CAS-037] pages are put in order and turned, and kept so (${on.type} ${on.id})`,
      in: arranging('tooLarge'),
      on,
      to: arranging('ready', 'keeping'),
      remembering: { pages },
      asking: kept(...pages),
    })),
    {
      rule: '[CAS-037] four turns make none',
      in: arranging(),
      with: { pages: [{ ...page, turns: 3 }] },
      on: { type: 'photograph.turned', id: 'one' },
      to: arranging('ready', 'keeping'),
      remembering: { pages: [page] },
    },
    {
      rule: '[CAS-037] a page can be taken out',
      in: arranging('notComposed'),
      on: { type: 'photograph.removed', id: 'two' },
      to: arranging('ready', 'keeping'),
      remembering: { pages: [page], removed: { page: other, at: 1 } },
      asking: kept(page),
    },
    {
      rule: '[CAS-037] and put back where it was',
      in: arranging('tooLarge'),
      with: { pages: [other], removed: { page, at: 0 } },
      on: { type: 'photograph.restored' },
      to: arranging('ready', 'keeping'),
      remembering: { pages: [page, other], removed: null },
      asking: kept(page, other),
    },
    ...[
      moved('one', -1),
      moved('two', 1),
      moved('three', 1),
      { type: 'photograph.turned', id: 'three' },
      { type: 'photograph.removed', id: 'three' },
      { type: 'photograph.restored' },
    ].map((on) => ({
      rule: `what cannot be done changes nothing (${JSON.stringify(on)})`,
      in: arranging('tooLarge'),
      on,
      to: arranging('tooLarge'),
      remembering: { pages: [page, other] },
    })),
    ...['reading', 'composing', 'confirmingDiscard'].flatMap((state) =>
      changes.map((on) => ({
        rule: `no page changes while something else is under way (${state}, ${on.type})`,
        in: at(state),
        with: { removed: { page, at: 0 } },
        on,
        to: at(state),
        remembering: { pages: [page, other] },
      })),
    ),
    {
      rule: '[CAS-037] pages that were kept are said to be safe',
      in: arranging('ready', 'keeping'),
      on: { type: 'photographs.kept' },
      to: arranging(),
    },
    {
      rule: '[VAL-078] the photographs are joined to one document, named for the case',
      in: arranging(),
      on: { type: 'photographs.joined' },
      to: at('composing'),
      asking: {
        composePhotographs: {
          pages: [page, other],
          number: '2026004711',
          names: ['ricevuta.pdf'],
          most: 10 * 1024 * 1024,
        },
      },
    },
    {
      rule: 'without a page there is nothing to join',
      in: arranging(),
      with: { pages: [] },
      on: { type: 'photographs.joined' },
      to: arranging(),
    },
    {
      rule: '[VAL-078] the document goes to the reply',
      in: at('composing'),
      on: { type: 'photographs.composed', file: joined },
      to: 'completed',
      exit: { type: 'completed', file: joined },
    },
    {
      rule: '[VAL-079] a document that stays too large says so, and nothing is lost',
      in: at('composing'),
      on: { type: 'photographs.tooLarge' },
      to: arranging('tooLarge'),
      remembering: { pages: [page, other] },
    },
    {
      rule: 'a document that cannot be made says so, and nothing is lost',
      in: at('composing'),
      on: { type: 'photographs.notComposed' },
      to: arranging('notComposed'),
      remembering: { pages: [page, other] },
    },
    {
      rule: '[CAS-037] before photographs are thrown away it is asked',
      in: arranging(),
      on: { type: 'photographs.discarded' },
      to: at('confirmingDiscard'),
    },
    {
      rule: '[CAS-037] and they stay where that was not meant',
      in: at('confirmingDiscard'),
      on: { type: 'dialog.closed' },
      to: arranging(),
      remembering: { pages: [page, other] },
    },
    {
      rule: '[CAS-037] thrown away they are gone from this browser too',
      in: at('confirmingDiscard'),
      on: { type: 'photographs.discarded' },
      to: 'discarding',
      asking: kept(),
    },
    {
      rule: 'where there is none nothing is asked',
      in: arranging(),
      with: { pages: [] },
      on: { type: 'photographs.discarded' },
      to: 'discarding',
      asking: kept(),
    },
    {
      rule: '[CAS-037] then the reply goes on without them',
      in: 'discarding',
      on: { type: 'photographs.kept' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
  ]);
});

lintChart(photographsMachine, {
  calls: {},
  others: {
    readPhotographs: ['photograph.read', 'photograph.unreadable', 'photographs.finished'],
    composePhotographs: ['photographs.composed', 'photographs.tooLarge', 'photographs.notComposed'],
    keepPages: ['photographs.kept'],
  },
});
