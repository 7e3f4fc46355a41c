import type { Place } from './embedded';

/** A port of a thread, with messages of one kind. */
export interface Port<Message> {
  postMessage(message: unknown): void;
  on(event: 'message', listen: (message: Message) => void): unknown;
}

/** A statement; of the types in `asText` the values stay as the database writes them. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rowMode: 'array' | 'object';
  readonly asText: readonly number[];
}

/** `tx` is the number of the question that began the transaction. */
export type Question =
  | { readonly ask: 'open'; readonly place: Place }
  | { readonly ask: 'query'; readonly statement: Statement; readonly tx?: number }
  | { readonly ask: 'exec'; readonly text: string }
  | { readonly ask: 'begin' }
  | { readonly ask: 'end'; readonly tx: number; readonly commit: boolean }
  | { readonly ask: 'close' };

export type Asked = Question & { readonly id: number };

/** An error in the form in which threads exchange it: its texts and numbers. */
export interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly properties: Readonly<Record<string, string | number>>;
}

export type Answered = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly failure: Failure }
);
