import type { Tone } from '../graph/tones';
import { type Hand, hands, type Measure } from './type';

/** A piece of text of a box or of an arrow's label, before it is measured. */
export interface Block {
  readonly hand: Hand;
  readonly text: string;
  /** The arrows it represents. */
  readonly arrows?: readonly string[];
  /** The chart it leads to. */
  readonly chart?: string;
  /** The meaning of the end that it represents. */
  readonly tone?: Tone;
}

export interface PlacedBlock extends Block {
  readonly y: number;
  readonly height: number;
  readonly lines: readonly { readonly text: string; readonly baseline: number }[];
}

export interface Placed {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly PlacedBlock[];
}

/** Breaks a text into lines that fit, at spaces and after dots of long names. */
export const wrap = (text: string, hand: Hand, widest: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ |(?<=\p{L}\/)(?=\p{L}{4})/u)) {
    const longer = line === '' || /\p{L}\/$/u.test(line) ? `${line}${word}` : `${line} ${word}`;
    if (line !== '' && measure(longer, hand) > widest) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/** Writes the blocks one under the other; the width is that of the widest line. */
export const place = (blocks: readonly Block[], widest: number, measure: Measure): Placed => {
  let y = 0;
  let width = 0;
  const placed = blocks.map((block): PlacedBlock => {
    const { line, size } = hands[block.hand];
    const top = y;
    const lines = wrap(block.text, block.hand, widest, measure).map((text, index) => {
      width = Math.max(width, measure(text, block.hand));
      return { text, baseline: top + index * line + (line + size * 0.7) / 2 };
    });
    y += lines.length * line;
    return { ...block, y: top, height: lines.length * line, lines };
  });
  return { width: Math.ceil(width), height: y, blocks: placed };
};
