/**
 * What does not fit on this page, in words: overflow, cut texts, overlapping texts, broken values
 * and header words. It waits until the layout no longer changes, then reads twice. It runs in the
 * page, without imports.
 */
export const misfitsHere = async (readings = 40): Promise<readonly string[]> => {
  const tolerance = 1.5;
  // Parts below the window have no layout until they are drawn.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
  const nextFrame = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isHeardOnly = (element: Element) => {
    const hidden = element.closest('thead, .sr-only');
    return hidden !== null && getComputedStyle(hidden).position === 'absolute';
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility() && !isHeardOnly(element);
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}»`;
  const ownTexts = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes.filter(
      ({ data, parentElement }) =>
        data.trim() !== '' &&
        parentElement !== null &&
        !parentElement.matches('option, script, style, title, noscript') &&
        isSeen(parentElement),
    );
  };
  const rectsOf = (node: Text, from = 0, to = node.length) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };

  const sidewards = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + tolerance && isSeen(element),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []),
      ...out.map((element) => `sticks out: ${nameOf(element)}`),
    ];
  };
  const cut = () =>
    [...document.querySelectorAll('body *')]
      .filter(
        ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + tolerance,
      )
      .filter((element) => {
        const { overflowX, display } = getComputedStyle(element);
        const shows = overflowX === 'visible';
        const counts = !shows || element.matches('td, th, a, dd, dt, p, h1, h2, h3, li, label');
        return (
          counts &&
          display !== 'inline' &&
          !element.matches('input, select, textarea') &&
          isSeen(element)
        );
      })
      .map((element) => {
        const edge = element.getBoundingClientRect().left + element.clientWidth + tolerance;
        const wide = [...element.querySelectorAll('*')].filter(
          (each) => isSeen(each) && each.getBoundingClientRect().right > edge,
        );
        const last = wide.at(-1);
        return `cut: ${nameOf(element)}${last ? `, for ${nameOf(last)}` : ''}`;
      });
  const drawings = () =>
    [...document.querySelectorAll('figure svg text')].flatMap((text) => {
      const [word, sheet] = [text, text.closest('svg') as Element].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const inside =
        word.left > sheet.left - tolerance &&
        word.right < sheet.right + tolerance &&
        word.top > sheet.top - tolerance &&
        word.bottom < sheet.bottom + tolerance;
      return inside ? [] : [`cut in the drawing: ${text.textContent}`];
    });
  // A dialog, a wait over the page and a sticky bar cover what scrolls below them on purpose.
  const layerOf = (element: Element | null): Element => {
    for (let at = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return document.body;
  };
  const isScrolledAway = ({ parentElement }: Text, { top, bottom }: DOMRect) => {
    for (let at = parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      if (bottom > box.bottom + tolerance || top < box.top - tolerance) return true;
    }
    return false;
  };
  const overlaps = () => {
    const layers = new Map<Element | null, Element>();
    const layer = ({ parentElement }: Text) => {
      const known = layers.get(parentElement) ?? layerOf(parentElement);
      layers.set(parentElement, known);
      return known;
    };
    const pieces = ownTexts(document.body)
      .filter(({ parentElement }) => !parentElement?.closest('thead, [role="tooltip"]'))
      .flatMap((node) => rectsOf(node).map((rect) => ({ node, rect })))
      .filter(({ node, rect }) => !isScrolledAway(node, rect))
      .sort((one, other) => one.rect.top - other.rect.top);
    return pieces.flatMap(({ node, rect }, index) => {
      const found: string[] = [];
      for (const other of pieces.slice(index + 1)) {
        if (other.rect.top >= rect.bottom) break;
        if (other.node.parentElement === node.parentElement) continue;
        if (layer(other.node) !== layer(node)) continue;
        const x = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const y = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
        const least = Math.min(rect.height, other.rect.height);
        if (x > 2 && y > least * 0.4) found.push(`«${node.data}» lies over «${other.node.data}»`);
      }
      return found;
    });
  };
  // A header may continue after a slash. A card may put a date and its time, or the two ends of a
  // period, on two lines; a row may not.
  const isCard = matchMedia('(width < 48rem)').matches;
  const broken = () =>
    [
      ...document.querySelectorAll(
        '.data-table :is(th, td:not(.is-text, .is-choice, .is-detail td))',
      ),
    ]
      .filter(isSeen)
      .flatMap((cell) =>
        ownTexts(cell).flatMap((node) =>
          [...node.data.matchAll(isCard || cell.tagName === 'TH' ? /[^\s–/]+[–/]?/g : /.+/g)]
            .filter(({ index, 0: words }) => {
              const lines = rectsOf(node, index, index + words.length).map(({ top }) => top);
              return new Set(lines.map(Math.round)).size > 1;
            })
            .map(([words]) => `broken: «${words}»`),
        ),
      );

  // A company's, a shop's or a reference's; the digits of a checksum may break anywhere.
  const brokenCodes = () =>
    ownTexts(document.body)
      .filter(({ parentElement }) => !parentElement?.closest('.break-all'))
      .flatMap((node) =>
        [...node.data.matchAll(/(?<!\S)[\d*]{6,}(?!\S)/g)]
          .filter(({ index, 0: code }) => {
            const lines = rectsOf(node, index, index + code.length).map(({ top }) => top);
            return new Set(lines.map(Math.round)).size > 1;
          })
          .map(([code]) => `broken: «${code}»`),
      );

  const places = () => {
    const sums = [...document.querySelectorAll('body *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return left + 3 * top + 5 * width + 7 * height;
    });
    return `${sums.length} ${sums.reduce((sum, each) => sum + each, 0)}`;
  };
  const untilSteady = async <T>(
    read: () => T,
    isSettled: (value: T, last: T | undefined) => boolean,
  ) => {
    let last: T | undefined;
    for (let reading = 0; reading < readings; reading += 1) {
      await nextFrame();
      const value = read();
      if (isSettled(value, last)) return value;
      last = value;
    }
    return last;
  };
  const misfits = () =>
    [
      ...new Set([sidewards(), cut(), drawings(), overlaps(), broken(), brokenCodes()].flat()),
    ].slice(0, 12);

  await document.fonts.ready;
  await untilSteady(places, (value, last) => value === last);
  const found = await untilSteady(
    misfits,
    (value, last) => value.length === 0 || value.join() === last?.join(),
  );
  return found ?? [];
};
