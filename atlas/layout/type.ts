/** The text styles of a drawing: sizes in units of the drawing, one to a pixel at 100%. */
export const hands = {
  title: { size: 14, weight: 600, line: 19 },
  /** The title of a box, and the label of a line, where there is little room. */
  small: { size: 12, weight: 600, line: 16 },
  /** A tag, or a call, there. */
  sign: { size: 12, weight: 500, line: 15 },
  key: { size: 12, weight: 400, line: 17 },
  address: { size: 12, weight: 600, line: 18 },
  call: { size: 12.5, weight: 500, line: 18 },
  tag: { size: 12, weight: 500, line: 18 },
  act: { size: 12.5, weight: 400, line: 18 },
  inside: { size: 12.5, weight: 500, line: 18 },
  event: { size: 13, weight: 600, line: 18 },
  guard: { size: 12, weight: 400, line: 16 },
} as const;

export type Hand = keyof typeof hands;

/** The width of a text in a style. */
export type Measure = (text: string, hand: Hand) => number;

/** Measures with the font the page is drawn in. */
export const measureWith = (context: CanvasRenderingContext2D, family: string): Measure => {
  const known = new Map<string, number>();
  return (text, hand) => {
    const key = `${hand} ${text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    const { size, weight } = hands[hand];
    context.font = `${weight} ${size}px ${family}`;
    const measured = context.measureText(text).width;
    known.set(key, measured);
    return measured;
  };
};
