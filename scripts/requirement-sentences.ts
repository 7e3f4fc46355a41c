/** A requirement as the atlas shows it: in Italian where the Italian document has it. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly lang: 'it' | 'en';
  /** The text of the requirements document. */
  readonly original: string;
  readonly area: string;
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly area: string;
}

/** The rows of a table of requirements, with the heading they are under. */
const rowsIn = (markdown: string): Row[] => {
  let area = '';
  return markdown.split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area;
    const [, id, text] = /^\| ([A-Z]{3}-\d{3}) \| (.+?) \|(?: [A-Z]|$)/.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [{ id, text, area }];
  });
};

/** The requirements, each in Italian where a translation exists, else in English. */
export const sentencesOf = (document: string, italian: string): Sentence[] => {
  const known = rowsIn(italian);
  const texts = new Map(known.map(({ id, text }) => [id, text]));
  const areas = new Map(known.map(({ id, area }) => [id.slice(0, 3), area]));
  return rowsIn(document).map(({ id, text, area }) => ({
    id,
    text: texts.get(id) ?? text,
    lang: texts.has(id) ? 'it' : 'en',
    original: text,
    area: areas.get(id.slice(0, 3)) ?? area,
  }));
};
