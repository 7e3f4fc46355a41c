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
  /** What people call a page or a flow, in words that it does not use itself. */
  readonly calledToo: string;
  /** The name of the state that an arrow leads to; empty for everything else. */
  readonly leadsTo: string;
  /** The entry of the same place, seen from where its chart is played. */
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

/** Shorter stems begin too many other words: that of «pagano» begins «pagina». */
const longStem = 4;

/** A word by what it begins with: but a status, a code, a requirement or a short stem as it is. */
const isBeginning = (form: string, word: string) =>
  !isNumbered(word) && (form === word || form.length >= longStem);

const exactly = (word: string): Query => ({
  combineWith: 'OR',
  queries: formsOf(word).map(
    (form): Query => ({ queries: [form], prefix: isBeginning(form, word) }),
  ),
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

/** A question for what leads to something, not for what follows from it; of one word it is about a page. */
const asksWhen = (query: string) => wordsIn(query)[0] === 'quando' && askedIn(query).length > 1;

const farthest = 100;

const noWords: ReadonlySet<string> = new Set();

/** Before everything else: first the state that is named in the fewest words. */
const beyondWords = (words: readonly string[], { leadsTo }: Entry) =>
  wordsIn(leadsTo).length - words.length - farthest;

const leadsThere = (words: readonly string[], { leadsTo }: Entry) => {
  const named = new Set(wordsIn(leadsTo).flatMap(formsOf));
  const holds = (word: string) => formsOf(word).some((form) => named.has(form));
  return (
    leadsTo !== '' &&
    words.every((word) => holds(word) || otherNames(word).some((names) => names.every(holds)))
  );
};

interface Indexed {
  readonly entries: readonly Entry[];
  readonly index: MiniSearch;
  /** The words of each title and its requirements. */
  readonly own: readonly ReadonlySet<string>[];
}

const ownWords = ({ title, spec, calledToo }: Entry) =>
  wordsIn(`${title} ${spec.join(' ')} ${calledToo}`).flatMap(formsOf);

/** Everything that can be found, ready to be searched. */
export const toSearch = (entries: readonly Entry[]): Indexed => {
  const index = new MiniSearch({
    fields: ['words'],
    tokenize: (text) => wordsIn(text).flatMap(formsOf),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  index.addAll(entries.map(({ words, calledToo }, id) => ({ id, words: `${words} ${calledToo}` })));
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
    formsOf(word).some((form) =>
      isBeginning(form, word) ? [...own].some((each) => each.startsWith(form)) : own.has(form),
    );
  const far = (word: string) => {
    if (holds(word)) return 0;
    return otherNames(word).some((names) => names.every(holds)) ? 1 : 20;
  };
  const away = words.reduce((sum, word) => sum + far(word), 0);
  const isExact = wordsIn(title).join(' ') === words.join(' ');
  return (isExact ? 0 : 10) + away + order.indexOf(kind) + (base === null ? 0 : 3);
};

/** A page or a flow may lack one word of a long question: «cambio numero di cellulare». */
const isNamed = (entry: Entry | undefined, words: readonly string[]) =>
  words.length > 2 && (entry?.kind === 'Pagina' || entry?.kind === 'Flusso');

interface Hit {
  /** How many words of the question the entry is about. */
  readonly words: number;
  /** The sum of their weights: a rare word weighs more than a common one. */
  readonly weight: number;
}

const none: Hit = { words: 0, weight: 0 };

const hitsBy = (indexed: Indexed, words: readonly string[]): ReadonlyMap<number, Hit> => {
  const hits = new Map<number, Hit>();
  for (const word of words) {
    const ids = hitsOf(indexed, word);
    const weight = Math.log(1 + indexed.entries.length / ids.size);
    for (const id of ids) {
      const hit = hits.get(id) ?? none;
      hits.set(id, { words: hit.words + 1, weight: hit.weight + weight });
    }
  }
  return hits;
};

/** What all words of a question are about, or, where nothing is, those that weigh most; the closest first. */
export const search = (indexed: Indexed, query: string): readonly Found[] => {
  const words = askedIn(query);
  if (words.length === 0) return [];
  const { entries, own } = indexed;
  const found = [...hitsBy(indexed, words)];
  const most = Math.max(0, ...found.map(([, { words: count }]) => count));
  const heaviest = Math.max(0, ...found.map(([, { weight }]) => weight));
  const hits = found.flatMap(([id, hit]) =>
    hit.weight === heaviest || (hit.words >= most - 1 && isNamed(entries[id], words)) ? [id] : [],
  );
  const keys = new Set(hits.map((id) => entries[id]?.key));
  return hits
    .sort((one, other) => one - other)
    .flatMap((id) => {
      const entry = entries[id];
      if (entry === undefined || (entry.base !== null && keys.has(entry.base))) return [];
      const isAnswer = asksWhen(query) && leadsThere(words, entry);
      const away = isAnswer
        ? beyondWords(words, entry)
        : distance(words, entry, own[id] ?? noWords);
      return [[away, entry] as const];
    })
    .sort(([one], [other]) => one - other)
    .map(([, entry]) => entry);
};
