import { type AnyStateMachine, StateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.machine.ts', {
  eager: true,
});

/** Every chart of the portal, by the name of its folder. */
export const everyMachine = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter((each): each is AnyStateMachine => each instanceof StateMachine)
    .map((machine) => [file.split('/').at(-2) ?? file, machine] as const),
);
