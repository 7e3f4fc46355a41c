/** Elements whose text a browser's translation leaves alone. */
const untouched = '[translate="no"], script, style, textarea, option, svg';

const isForTranslation = (text: Node) => {
  const parent = text.parentElement;
  return text.textContent?.trim() !== '' && !parent?.closest(untouched) && !parent?.closest('font');
};

/**
 * What the translation of Chrome does to a page: every text is moved into `font > font`. React finds
 * its own text nodes gone, so it may only replace all of an element's content.
 */
export const translate = (page: Element) => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts.filter(isForTranslation)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.textContent;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
};
