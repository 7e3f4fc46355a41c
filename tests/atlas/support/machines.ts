import { type AnyStateMachine, StateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.machine.ts', {
  eager: true,
});

/** The file of each chart below the root of the project, by the id of the chart. */
export const fileOfChart = new Map(
  Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module)
      .filter((each): each is AnyStateMachine => each instanceof StateMachine)
      .map(({ id }) => [id, file.replace('../../../', '')] as const),
  ),
);

/** Every chart of the portal, by the name of its folder. */
export const everyMachine = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter((each): each is AnyStateMachine => each instanceof StateMachine)
    .map((machine) => [file.split('/').at(-2) ?? file, machine] as const),
);
