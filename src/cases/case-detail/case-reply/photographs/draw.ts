import { palette } from '../../../../ui/palette';
import { improveContrast } from './contrast';
import { longestSide, type Size, thumbnailSide, within } from './scale';

const quality = 0.82;

const canvasOf = ({ width, height }: Size) => {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('No canvas');
  // Transparent parts of a picture become white paper.
  context.fillStyle = palette.surface.DEFAULT[0];
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return context;
};

const asJpeg = (context: OffscreenCanvasRenderingContext2D) =>
  context.canvas.convertToBlob({ type: 'image/jpeg', quality });

const drawn = (picture: ImageBitmap | OffscreenCanvas, most: number) => {
  const size = within(most, picture);
  const context = canvasOf(size);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return { context, size };
};

const drawnFrom = async (file: Blob, most: number) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return drawn(bitmap, most);
  } finally {
    bitmap.close();
  }
};

/**
 * A picture decoded and redrawn: upright by its EXIF, legible, scaled, without metadata; and a
 * thumbnail. The full size is in memory only during the work.
 */
export const readPicture = async (file: Blob) => {
  const { context, size } = await drawnFrom(file, longestSide);
  const dots = context.getImageData(0, 0, size.width, size.height);
  if (improveContrast(dots.data)) context.putImageData(dots, 0, 0);
  const small = drawn(context.canvas, thumbnailSide);
  return { image: await asJpeg(context), thumbnail: await asJpeg(small.context), ...size };
};

/** The page again, smaller. */
export const shrinkPicture = async (image: Blob, most: number) => {
  const { context, size } = await drawnFrom(image, most);
  return { image: await asJpeg(context), ...size };
};
