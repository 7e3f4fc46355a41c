/** A requirement as the atlas shows it. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly area: string;
}

/** The rows of the Italian document of requirements as plain text, each with the heading it is under. */
export const sentencesOf = (italian: string): Sentence[] => {
  let area = '';
  return italian.split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area;
    const [, id, text] = /^\| ([A-Z]{3}-\d{3}) \| (.+) \|$/.exec(line) ?? [];
    if (id === undefined || text === undefined) return [];
    return [{ id, text: text.replaceAll(/`([^`]+)`/g, '«$1»'), area }];
  });
};
