const copied = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'text-decoration',
] as const;

const dropped = [
  'class',
  'role',
  'aria-label',
  'aria-description',
  'aria-current',
  'draggable',
  'href',
  'data-part',
  'id',
];

/**
 * A drawing as a standalone file: each shape carries its styles, without the page's style sheet, by
 * day: it goes into documents, which are white.
 */
export const svgText = (drawing: SVGSVGElement): string => {
  const page = drawing.ownerDocument.documentElement;
  page.classList.add('by-day');
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(originals[index] as Element);
    for (const name of copied) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of dropped) element.removeAttribute(name);
  });
  page.classList.remove('by-day');
  for (const name of dropped) copy.removeAttribute(name);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${copy.outerHTML}\n`;
};
