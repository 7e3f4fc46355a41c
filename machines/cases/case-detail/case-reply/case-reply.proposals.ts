/** Words that many names share and that therefore identify no document. */
const common = new Set(['copia', 'documento', 'foto', 'eventuale', 'della', 'dello', 'pratica']);

/** Long enough to tell words apart, short enough to ignore singular and plural. */
const stemLength = 5;

const stemsOf = (name: string) =>
  new Set(
    name
      .replace(/\.[a-z]+$/i, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= stemLength && !common.has(word))
      .map((word) => word.slice(0, stemLength)),
  );

const sharedStems = (one: string, other: string) => {
  const stems = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => stems.has(stem)).length;
};

/** Pairs with most words in common first, each document and each file once. */
const matchedByName = (documents: readonly string[], files: readonly string[]) => {
  const pairs = documents
    .flatMap((document) =>
      files.map((file) => ({ document, file, score: sharedStems(document, file) })),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const matches = new Map<string, string>();
  for (const { document, file } of pairs)
    if (!matches.has(document) && ![...matches.values()].includes(file))
      matches.set(document, file);
  return matches;
};

const matchedByOrder = (documents: readonly string[], files: readonly string[]) =>
  documents.flatMap((document, place) => {
    const file = files[place];
    return file === undefined ? [] : [[document, file] as const];
  });

interface Proposing {
  /** The requests without an answer. */
  readonly documents: readonly string[];
  /** The names of all attached files. */
  readonly files: readonly string[];
  /** Those that answer a request already. */
  readonly used: readonly string[];
}

/** CAS-036: the file proposed for each request, by their names, then by their order; each file once. */
export const proposalsFor = ({ documents, files, used }: Proposing) => {
  const free = [...new Set(files)].filter((name) => !used.includes(name));
  const named = matchedByName(documents, free);
  const taken = [...named.values()];
  const ordered = matchedByOrder(
    documents.filter((document) => !named.has(document)),
    free.filter((name) => !taken.includes(name)),
  );
  return new Map([...named, ...ordered]);
};
