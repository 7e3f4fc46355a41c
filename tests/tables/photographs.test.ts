import { describe } from 'vitest';
import type { StateValue } from 'xstate';
import { photographsMachine } from '../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import {
  input,
  joined,
  other,
  page,
  photograph,
  photographsAt,
  room,
} from '../../paths/cases/case-detail/case-reply/photographs/photographs.scenario';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const context = { ...photographsAt, pages: [page, other] };
const at = (pages: StateValue, copy = 'saved') => ({ pages, copy });
const arranging = (state = 'ready', copy = 'saved') => at({ arranging: state }, copy);
const saved = (...pages: readonly unknown[]) => ({ keepPages: { caseId: '880', pages } });
const joining = (...pages: readonly unknown[]) => ({
  composePhotographs: { pages, number: '2026004711', ...room },
});
const turned = { ...page, turns: 1 };
const moved = (id: string, by: number) => ({ type: 'photograph.moved', id, by });
const chosen = { type: 'photographs.chosen', files: [photograph], ...room };
const less = { names: ['nota.txt'], most: 1024 };
const changes = [
  moved('one', 1),
  { type: 'photograph.turned', id: 'one' },
  { type: 'photograph.removed', id: 'one' },
  { type: 'photograph.restored' },
];

describe('photographs of documents: what the requirements say', () => {
  obeys(photographsMachine, context, [
    rule('a reply without photographs has no document of them')
      .starting(input)
      .to(arranging(), { file: null })
      .asks({}),
    rule('[CAS-037] those that a reload has found become their document again')
      .starting({ ...input, pages: [page] })
      .to(arranging('composing'))
      .asks(joining(page)),
    rule('[VAL-078] photographs that were chosen are read; what was said of those before is over')
      .in(arranging(), { unreadable: ['a.heic'], before: [page] })
      .on({ ...chosen, ...less })
      .to(at('reading'), { chosen: [photograph], looked: 0, unreadable: [], before: null, ...less })
      .asks({ readPhotographs: { files: [photograph] } }),
    rule('[CAS-037] more can be chosen while others are read: none is lost, none read twice')
      .in(at('reading'), { chosen: [photograph, photograph, joined], looked: 2 })
      .on(chosen)
      .to(at('reading'), { chosen: [joined, photograph], looked: 0 })
      .asks({ readPhotographs: { files: [joined, photograph] } }),
    rule('[CAS-037] each one that is read becomes the last page, and is kept for a reload')
      .in(at('reading'), { pages: [page] })
      .on('photograph.read', { page: other })
      .to(at('reading', 'keeping'), { pages: [page, other], looked: 1 })
      .asks(saved(page, other)),
    rule('[VAL-079] one that the browser cannot read is named, and the others go on')
      .in(at('reading'), { looked: 1, unreadable: ['a.heic'] })
      .on('photograph.unreadable', { name: 'b.heic' })
      .to(at('reading'), { unreadable: ['a.heic', 'b.heic'], looked: 2, pages: [page, other] }),
    ...['photographs.finished', 'photographs.stopped'].flatMap((type) => [
      rule(`[CAS-037] what has been read becomes one document by itself (${type})`)
        .in(at('reading'), { chosen: [photograph], looked: 1 })
        .on(type)
        .to(arranging('composing'), { chosen: [], looked: 0 })
        .asks(joining(page, other)),
      rule(`[VAL-078] where nothing was read there is no document, and the names stay (${type})`)
        .in(at('reading'), { pages: [], unreadable: [photograph.name], file: joined })
        .on(type)
        .to(arranging(), { unreadable: [photograph.name], file: null })
        .asks({}),
    ]),
    ...['ready', 'composing', 'tooLarge'].flatMap((state) =>
      [
        { on: moved('one', 1), pages: [other, page] },
        { on: moved('two', -1), pages: [other, page] },
        { on: { type: 'photograph.turned', id: 'one' }, pages: [turned, other] },
      ].map(({ on, pages }) =>
        rule(
          `[CAS-037] pages are put in order and turned, kept so, and joined again (${on.type} ${on.id}, ${state})`,
        )
          .in(arranging(state))
          .on(on)
          .to(arranging('composing', 'keeping'), { pages })
          .asks({ ...saved(...pages), ...joining(...pages) }),
      ),
    ),
    rule('[CAS-037] four turns make none')
      .in(arranging(), { pages: [{ ...page, turns: 3 }] })
      .on('photograph.turned', { id: 'one' })
      .to(arranging('composing', 'keeping'), { pages: [page] }),
    rule('[CAS-037] a page can be taken out')
      .in(arranging('notComposed'))
      .on('photograph.removed', { id: 'two' })
      .to(arranging('composing', 'keeping'), { pages: [page], before: [page, other] })
      .asks({ ...saved(page), ...joining(page) }),
    rule('[CAS-037] without its last page there is no document')
      .in(arranging(), { pages: [page], file: joined })
      .on('photograph.removed', { id: 'one' })
      .to(arranging('ready', 'keeping'), { pages: [], before: [page], file: null })
      .asks(saved()),
    ...[arranging('tooLarge'), at('reading')].map((state) =>
      rule(`[CAS-037] all can be taken out at once (${JSON.stringify(state)})`)
        .in(state, { chosen: [photograph], file: joined })
        .on('photographs.discarded')
        .to(arranging('ready', 'keeping'), {
          pages: [],
          before: [page, other],
          file: null,
          chosen: [],
        })
        .asks(saved()),
    ),
    rule('[CAS-037] and put back as they were')
      .in(arranging(), { pages: [], before: [page, other] })
      .on('photograph.restored')
      .to(arranging('composing', 'keeping'), { pages: [page, other], before: null })
      .asks({ ...saved(page, other), ...joining(page, other) }),
    ...[
      moved('one', -1),
      moved('two', 1),
      moved('three', 1),
      { type: 'photograph.turned', id: 'three' },
      { type: 'photograph.removed', id: 'three' },
      { type: 'photograph.restored' },
    ].map((on) =>
      rule(`what cannot be done changes nothing (${JSON.stringify(on)})`)
        .in(arranging('tooLarge'))
        .on(on)
        .to(arranging('tooLarge'), { pages: [page, other] }),
    ),
    rule('without photographs there is nothing to take out')
      .in(arranging(), { pages: [] })
      .on('photographs.discarded')
      .to(arranging(), { before: null }),
    ...changes.map((on) =>
      rule(`no page changes while photographs are read (${on.type})`)
        .in(at('reading'), { before: [page, other] })
        .on(on)
        .to(at('reading'), { pages: [page, other] }),
    ),
    rule('[CAS-037] pages that were kept are said to be safe')
      .in(arranging('ready', 'keeping'))
      .on('photographs.saved')
      .to(arranging()),
    rule('[VAL-078] what the photographs are joined to is a document of the reply')
      .in(arranging('composing'))
      .on('photographs.composed', { file: joined })
      .to(arranging(), { file: joined }),
    ...['tooLarge', 'notComposed'].map((state) =>
      rule(
        `[VAL-079] a document that cannot be made says so, the one before is over, no page is lost (${state})`,
      )
        .in(arranging('composing'), { file: joined })
        .on(`photographs.${state}`)
        .to(arranging(state), { pages: [page, other], file: null }),
    ),
    rule('[VAL-079] other documents that leave more or less room make another document')
      .in(arranging('tooLarge'))
      .on('documents.changed', { ...less })
      .to(arranging('composing'))
      .asks({ composePhotographs: { ...joining(page, other).composePhotographs, ...less } }),
    rule('without photographs other documents change nothing')
      .in(arranging(), { pages: [] })
      .on('documents.changed', { ...less })
      .to(arranging(), less)
      .asks({}),
    rule('[VAL-079] or do so once all photographs are read')
      .in(at('reading'))
      .on('documents.changed', { ...less })
      .to(at('reading'), less)
      .asks({}),
    rule('RIPROVA joins them once more')
      .in(arranging('notComposed'))
      .on('photographs.retried')
      .to(arranging('composing'))
      .asks(joining(page, other)),
  ]);
});

lintChart(photographsMachine, {
  calls: {},
  others: {
    readPhotographs: ['photograph.read', 'photograph.unreadable', 'photographs.finished'],
    composePhotographs: ['photographs.composed', 'photographs.tooLarge', 'photographs.notComposed'],
    keepPages: ['photographs.saved'],
  },
});
