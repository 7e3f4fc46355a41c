import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { caseReplyMachine } from '../../../machines/cases/case-detail/case-reply/case-reply.machine';
import { photographsMachine } from '../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { advices } from '../../../machines/cases/case-detail/case-reply/photographs/photographs.selectors';
import { caseReplyScenario } from '../../../paths/cases/case-detail/case-reply/case-reply.scenario';

const input = Object.values(caseReplyScenario.inputs)[0];
const answering = (...events: readonly object[]) =>
  fromCallback(({ sendBack }) => {
    for (const event of events) sendBack(event as never);
  });

const broken = new File(['no picture'], 'rotta.jpg');
const receipt = new File(['%PDF'], 'ricevuta.pdf');
const emptyDraft = { message: '', faxPost: false, answers: {}, files: [], pages: [] };

const read = (...events: readonly object[]) => {
  const photographs = photographsMachine.provide({
    actors: { readPhotographs: answering(...events), keepPages: answering() } as never,
  });
  const actor = createActor(
    caseReplyMachine.provide({
      actors: {
        readDraft: answering({ ...emptyDraft, type: 'draft.read' }),
        keepDraft: answering(),
        checkFiles: answering({
          type: 'files.checked',
          admitted: [receipt],
          refused: [],
          photographs: [broken],
        }),
        prepare: answering(),
        photographs,
      } as never,
    }),
    { input: { ...(input as object), documents: [] } as never },
  ).start();
  actor.send({ type: 'attachments.added', files: [receipt, broken] });
  return actor.getSnapshot();
};

const reply = { type: 'reply.submitted', message: 'Ecco la ricevuta.', faxPost: false } as const;

it('[CAS-037] [VAL-079] a photograph that cannot be read is named, and leaves attachments and INVIA usable', () => {
  const snapshot = read(
    { type: 'photograph.unreadable', name: broken.name },
    { type: 'photographs.finished' },
  );
  expect(snapshot.children.photographs?.getSnapshot().context.unreadable).toEqual([broken.name]);
  expect(snapshot.context.files).toEqual([receipt]);
  expect(snapshot.can({ type: 'attachments.added', files: [receipt] })).toBe(true);
  expect(snapshot.can(reply)).toBe(true);
});

it('[CAS-037] while it is still being read the attachments are usable, and only INVIA waits', () => {
  const snapshot = read();
  expect(snapshot.context.photographsPending).toBe(true);
  expect(snapshot.can({ type: 'attachments.added', files: [receipt] })).toBe(true);
  expect(snapshot.can(reply)).toBe(false);
});

it.each([
  [['IMG_1.HEIC'], ['heicAdvice']],
  [['rotta.jpg'], ['unreadableAdvice']],
  [
    ['IMG_1.heic', 'rotta.jpg'],
    ['heicAdvice', 'unreadableAdvice'],
  ],
])(
  '[CAS-037] [VAL-079] of %j that cannot be read it is said what helps',
  (unreadable, expected) => {
    expect(advices({ context: { unreadable } } as never)).toEqual(expected);
  },
);
