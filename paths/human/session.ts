import type { Cells } from './seeded';

/** What a person presses, by what it looks like. */
export type Control = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'option';

/** Its place on the page, where its name alone is ambiguous. */
export interface Place {
  /** A row of a table, counted from 1 below its header. */
  readonly row?: number;
  readonly table?: string;
  readonly dialog?: string;
  /** The menu above every page, or another row of links. */
  readonly navigation?: string;
  readonly tab?: string;
  readonly region?: string;
}

/** What a person does once. The sentence and the robot are both made of it. */
export type Gesture =
  | { readonly does: 'open'; readonly address: string }
  | {
      readonly does: 'press';
      readonly control: Control;
      readonly name: string;
      readonly begins?: boolean;
      readonly where?: Place;
    }
  | { readonly does: 'write'; readonly field: string; readonly text: string }
  /** A click into a field that opens a list. */
  | { readonly does: 'touch'; readonly field: string }
  | { readonly does: 'enter'; readonly field: string }
  | {
      readonly does: 'choose';
      readonly field: string;
      readonly option: string;
      readonly begins?: boolean;
    }
  | { readonly does: 'attach'; readonly field: string; readonly file: keyof typeof files }
  /** The newest code that `/outbox` shows for a number or an address. */
  | { readonly does: 'code'; readonly to: string; readonly field: string }
  | { readonly does: 'days'; readonly days: number }
  | { readonly does: 'newTab'; readonly address: string }
  | { readonly does: 'otherTab' }
  | { readonly does: 'back' }
  | { readonly does: 'reload' };

/** A row of a table by its place, from 1, or by the text of one of its cells. */
export type RowPlace = number | string;

/** A row and the texts of its cells by the titles of their columns. */
export interface RowCells {
  readonly row: RowPlace;
  readonly cells: Cells;
}

/** What a file holds: the first sheet of a workbook, or words of a PDF. */
export type FileContent =
  | {
      readonly columns: readonly string[];
      /** Without the row of totals. */
      readonly count: number;
      readonly rows: readonly RowCells[];
    }
  | { readonly words: readonly string[] }
  /** An archive. */
  | { readonly files: readonly string[] };

/** What is visible after a step, and was not before it. */
export type Sight =
  | Seen
  /** What a step could have changed, and does not. */
  | { readonly sees: 'still'; readonly sight: Seen };

export type Seen =
  | { readonly sees: 'title'; readonly text: string }
  | { readonly sees: 'part'; readonly text: string }
  | { readonly sees: 'text'; readonly text: string; readonly where?: Place }
  /** The number of the page of a list. */
  | { readonly sees: 'pager'; readonly page: number }
  | { readonly sees: 'gone'; readonly text: string }
  | { readonly sees: 'address'; readonly path: string }
  | {
      readonly sees: 'control';
      readonly control: Control;
      readonly name: string;
      readonly is: 'ready' | 'grey' | 'absent' | 'chosen';
    }
  | { readonly sees: 'value'; readonly field: string; readonly text: string }
  | { readonly sees: 'rows'; readonly table: string; readonly count: number }
  | ({ readonly sees: 'row'; readonly table: string } & RowCells)
  /** Figures by the words beside them. */
  | { readonly sees: 'figures'; readonly figures: Cells }
  | { readonly sees: 'file'; readonly name: string; readonly content: FileContent }
  /** A message that `/outbox` shows since the step. */
  | { readonly sees: 'message'; readonly to: string; readonly text: string };

export interface Step {
  readonly gestures: readonly Gesture[];
  readonly sights: readonly Sight[];
}

/** What one person plays in one sitting. */
export interface Session {
  readonly id: string;
  readonly title: string;
  /** The folders of the flows whose pages it is about. */
  readonly flows: readonly string[];
  /** What it changes in the demo; nothing where it only looks. */
  readonly changes?: string;
  readonly steps: readonly Step[];
}

/** Files that a person has at hand, with their content. */
export const files = {
  'nota.txt': 'Il cliente era presente.\n',
  'foto.gif': 'GIF89a',
} as const;

/** The page of the atlas. */
export const humanSlug = 'collaudo';

/** How testers produce the answers of a session, for the cover of its workbook. */
export const humanAnswers = 'nessuna va provocata: ogni passo si fa e si vede nella demo';

/** A session in words, as list, workbook and atlas show it. */
export interface HumanPath {
  /** The name that every command takes: `movimenti`. */
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** Those who log in or are registered. */
  readonly users: readonly string[];
  readonly before: readonly string[];
  readonly precondition: string;
  readonly steps: readonly string[];
  /** A row of the workbook for each step, with the id `movimenti-003`: each has its outcome. */
  readonly rows: readonly {
    readonly id: string;
    readonly precondition: string;
    readonly steps: readonly string[];
    readonly expected: string;
  }[];
}
