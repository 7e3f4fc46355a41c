/** Work that occupies a processor for long: its input and output can be sent to another thread. */
export interface Work<Input, Output> {
  readonly name: string;
  readonly run: (input: Input) => Promise<Output>;
}

/** Does some work, wherever that is. */
export type Worker = <Input, Output>(work: Work<Input, Output>, input: Input) => Promise<Output>;

/** Where there is no other thread: tests, the development server. */
export const inThisThread: Worker = (work, input) => work.run(input);
