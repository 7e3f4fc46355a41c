export interface Found {
  /** Where it leads: a page of the atlas, and a place on it. */
  readonly page: string;
  readonly place: string;
  /** Under what it is told: a page of the portal, a flow, the calls, the texts. */
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
  /** The entry whose place this is too, seen from where its chart is played. */
  readonly base: string | null;
  readonly key: string;
}

/** Without capitals and accents, so that «perche» finds «perché»; a status with its slash as one word. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll('’', "'");

const order: readonly Found['kind'][] = [
  'Pagina',
  'Chiamata',
  'Flusso',
  'Stato',
  'Transizione',
  'Testo',
  'Requisito',
];

/** How near an entry is to what was asked: its own title counts more than where it stands. */
const distance = (words: readonly string[], { title, spec, kind, base }: Entry) => {
  const own = plain(`${title} ${spec.join(' ')}`);
  const missing = words.filter((word) => !own.includes(word)).length;
  const isExact = own.trim() === words.join(' ');
  return (isExact ? 0 : 10) + missing * 20 + order.indexOf(kind) + (base === null ? 0 : 3);
};

/** What every word occurs in, the closest first; what is found in itself is not told again elsewhere. */
export const search = (entries: readonly Entry[], query: string): readonly Found[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = entries.filter((entry) => words.every((word) => entry.words.includes(word)));
  const keys = new Set(hits.map(({ key }) => key));
  return hits
    .filter(({ base }) => base === null || !keys.has(base))
    .map((entry) => [distance(words, entry), entry] as const)
    .sort(([one], [other]) => one - other)
    .map(([, entry]) => entry);
};
