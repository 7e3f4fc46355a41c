import { describe, expectTypeOf, it } from 'vitest';
import type { documentMachine } from '../../../machines/shared/document/document.machine';
import type { Gesture, LeafOf, MadeEvent, PlayedScreen } from '../../../paths/screen/screen';

type Document = PlayedScreen<typeof documentMachine>;

const gesture: Gesture = () => {};
const sight = () => {};

const gestures: Document['gestures'] = { 'document.cancelled': gesture, 'dialog.closed': gesture };

const sees: Document['sees'] = {
  'document.fetching': sight,
  'document.delivering': sight,
  'document.blocked': sight,
  'document.unreadable': sight,
  'document.completed': sight,
  'document.cancelled': sight,
  'document.failed': sight,
};

// @ts-expect-error An event of the user needs its gesture.
const oneGestureMissing: Document['gestures'] = { 'document.cancelled': gesture };

const anAnswer: Document['gestures'] = {
  ...gestures,
  // @ts-expect-error An event from outside has no gesture.
  'http.200': gesture,
};

const { 'document.blocked': _, ...withoutBlocked } = sees;

// @ts-expect-error A state needs what is seen in it.
const oneStateMissing: Document['sees'] = withoutBlocked;

const noSuchState: Document['sees'] = {
  ...sees,
  // @ts-expect-error The chart has no such state.
  'document.printing': sight,
};

describe('what a screen must say is known to the compiler', () => {
  it('the events of the user', () => {
    expectTypeOf<MadeEvent<typeof documentMachine>>().toEqualTypeOf<
      'document.cancelled' | 'dialog.closed'
    >();
    expectTypeOf([oneGestureMissing, anAnswer]).toExtend<readonly Document['gestures'][]>();
  });

  it('which states have none inside them', () => {
    expectTypeOf<LeafOf<typeof documentMachine>>().toEqualTypeOf<keyof typeof sees>();
    expectTypeOf([oneStateMissing, noSuchState]).toExtend<readonly Document['sees'][]>();
  });
});
