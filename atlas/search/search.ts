import MiniSearch, { type Query } from 'minisearch';
import { askedIn, formsOf, otherNames, wordsIn } from './words';

export interface Found {
  /** Where it leads: a page of the atlas, and a place on it. */
  readonly page: string;
  readonly place: string;
  /** The group of a result: a page of the portal, a flow, the calls, the texts. */
  readonly group: string;
  readonly kind: 'Pagina' | 'Flusso' | 'Chiamata' | 'Stato' | 'Transizione' | 'Testo' | 'Requisito';
  readonly title: string;
  /** What happens there, in one line. */
  readonly line: string;
  readonly spec: readonly string[];
}

export interface Entry extends Found {
  /** All the words it can be found by. */
  readonly words: string;
  /** The same place, seen from where its chart is played. */
  readonly base: string | null;
  readonly key: string;
}

const order: readonly Found['kind'][] = [
  'Pagina',
  'Chiamata',
  'Flusso',
  'Stato',
  'Transizione',
  'Testo',
  'Requisito',
];

/** Shorter words have too many neighbours for a wrong letter to be forgiven. */
const longEnough = 5;

const isNumbered = (word: string) => /\d/.test(word);

/** A word matches by its beginning; a status, a code or a requirement matches as a whole. */
const exactly = (word: string): Query => ({
  queries: formsOf(word).map((form) => form),
  combineWith: 'OR',
  prefix: !isNumbered(word),
});

const meaning = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    exactly(word),
    ...otherNames(word).map(
      (names): Query => ({ combineWith: 'AND', queries: names.map(exactly) }),
    ),
  ],
});

const nearly = (word: string): Query => ({
  combineWith: 'OR',
  queries: [...formsOf(word)],
  fuzzy: 1,
  prefix: true,
});

interface Indexed {
  readonly entries: readonly Entry[];
  readonly index: MiniSearch;
  /** The words of each title and its requirements. */
  readonly own: readonly ReadonlySet<string>[];
}

const ownWords = ({ title, spec }: Entry) => wordsIn(`${title} ${spec.join(' ')}`).flatMap(formsOf);

/** Everything that can be found, ready to be searched. */
export const toSearch = (entries: readonly Entry[]): Indexed => {
  const index = new MiniSearch({
    fields: ['words'],
    tokenize: (text) => wordsIn(text).flatMap(formsOf),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  index.addAll(entries.map(({ words }, id) => ({ id, words })));
  return { entries, index, own: entries.map((each) => new Set(ownWords(each))) };
};

const found = ({ index }: Indexed, query: Query): ReadonlySet<number> =>
  new Set(index.search(query).map(({ id }) => id as number));

/**
 * The entries that match a word; one wrong letter is forgiven only where the word itself is not
 * found.
 */
const hitsOf = (indexed: Indexed, word: string): ReadonlySet<number> => {
  const hits = found(indexed, meaning(word));
  const isForgiven = hits.size === 0 && word.length >= longEnough && !isNumbered(word);
  return isForgiven ? found(indexed, nearly(word)) : hits;
};

/** The relevance of an entry: its title counts more than its place. */
const distance = (
  words: readonly string[],
  { kind, base, title }: Entry,
  own: ReadonlySet<string>,
) => {
  const holds = (word: string) =>
    formsOf(word).some((form) => [...own].some((each) => each.startsWith(form)));
  const isOwn = (word: string) =>
    holds(word) || otherNames(word).some((names) => names.every(holds));
  const missing = words.filter((word) => !isOwn(word)).length;
  const isExact = wordsIn(title).join(' ') === words.join(' ');
  return (isExact ? 0 : 10) + missing * 20 + order.indexOf(kind) + (base === null ? 0 : 3);
};

/** A page or a flow may lack one word of a long question: «cambio numero di cellulare». */
const isNamed = (entry: Entry | undefined, words: readonly string[]) =>
  words.length > 2 && (entry?.kind === 'Pagina' || entry?.kind === 'Flusso');

/**
 * The entries that match all words of a question or, where none does, as many as possible; the
 * closest first.
 */
export const search = (indexed: Indexed, query: string): readonly Found[] => {
  const words = askedIn(query);
  if (words.length === 0) return [];
  const { entries, own } = indexed;
  const counts = new Map<number, number>();
  for (const word of words)
    for (const id of hitsOf(indexed, word)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const hits = [...counts].flatMap(([id, count]) =>
    count === most || (count === most - 1 && isNamed(entries[id], words)) ? [id] : [],
  );
  const keys = new Set(hits.map((id) => entries[id]?.key));
  return hits
    .sort((one, other) => one - other)
    .flatMap((id) => {
      const entry = entries[id];
      if (entry === undefined || (entry.base !== null && keys.has(entry.base))) return [];
      return [[distance(words, entry, own[id] ?? new Set()), entry] as const];
    })
    .sort(([one], [other]) => one - other)
    .map(([, entry]) => entry);
};
