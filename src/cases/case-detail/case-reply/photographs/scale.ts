export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The longest side of a page, in pixels: a receipt stays legible, ten of them stay small. */
export const longestSide = 2000;

/** The longest side of a page's thumbnail, in pixels. */
export const thumbnailSide = 320;

/**
 * The same proportions within `most`; never larger than the original, never thinner than a pixel.
 */
export const within = (most: number, { width, height }: Size): Size => {
  const factor = Math.min(1, most / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
};
