import type { Cells } from './seeded';
import type {
  Control,
  FileContent,
  Gesture,
  Place,
  RowCells,
  Seen,
  Session,
  Sight,
  Step,
} from './session';

const quoted = (text: string) => `«${text}»`;

const spokenRows = [
  'prima',
  'seconda',
  'terza',
  'quarta',
  'quinta',
  'sesta',
  'settima',
  'ottava',
  'nona',
  'decima',
];

/** Names that only a screen reader reads, with what a person sees instead. */
const seenAs: Readonly<Record<string, string>> = {
  'Punto vendita in uso': 'il campo del punto vendita, sotto il menu a destra',
  'Trova un movimento': 'il campo «Trova…», in alto',
  'Navigazione principale': 'nel menu in alto',
  Consultazioni: 'nella riga sotto il menu',
};

/** What a person sees of buttons without words, by the name that a screen reader says. */
const signs: Readonly<Record<string, string>> = {
  'Prima pagina': 'la freccia «Prima pagina», sotto le righe',
  'Ultima pagina': 'la freccia «Ultima pagina», sotto le righe',
  'Pagina precedente': 'la freccia «Pagina precedente», sotto le righe',
  'Pagina successiva': 'la freccia «Pagina successiva», sotto le righe',
  Chiudi: 'la croce in alto a destra nella finestra',
};

/** The file beside a cross that removes it. */
const removes = /^Rimuovi (.+)$/;

const signOf = (name: string) => {
  const [, file] = removes.exec(name) ?? [];
  return file === undefined ? signs[name] : `la croce accanto a ${quoted(file)}`;
};

/** The sentences describe a control of this name by its place or its sign, not by its name. */
export const isDescribed = (name: string) =>
  name === '' || name in seenAs || signOf(name) !== undefined || /^Seleziona\b| \d{10}$/.test(name);

/** This field is too narrow for the longest names. */
const cutField = 'Punto vendita in uso';

/** In a name for screen readers: the code of its row, which is visible in another column. */
const inRowOf = (name: string) => {
  const [, own, code] = /^(.+) (\d{10})$/.exec(name) ?? [];
  return own === undefined ? quoted(name) : `${quoted(own)} della riga ${code}`;
};

const fieldWords = (name: string) => seenAs[name] ?? `il campo ${inRowOf(name)}`;
const inField = (name: string) => fieldWords(name).replace(/^il /, 'nel ');
/**
 * A table has its name for a screen reader only; a page has one table, a window over it another.
 */
const tableWords = 'la tabella';

const inRow = ({ row }: Place) =>
  row === undefined ? '' : `, nella ${spokenRows[row - 1]} riga della tabella`;

const placeWords = (where: Place = {}) =>
  [
    inRow(where),
    where.row === undefined && where.table !== undefined ? ', nell’intestazione della tabella' : '',
    where.dialog === undefined ? '' : `, nella finestra ${quoted(where.dialog)}`,
    where.navigation === undefined ? '' : `, ${seenAs[where.navigation] ?? ''}`,
    where.region === undefined ? '' : `, nel riquadro ${quoted(where.region)}`,
    where.tab === undefined ? '' : `, nella scheda ${quoted(where.tab)}`,
  ].join('');

const pressWords: Readonly<Record<Control, string>> = {
  button: 'premere',
  link: 'seguire il collegamento',
  tab: 'aprire la scheda',
  radio: 'scegliere',
  checkbox: 'spuntare',
  option: 'scegliere la voce',
};

/** The outbox writes a number without spaces. */
const asSent = (to: string) => to.replaceAll(' ', '');

const gestureWords = (gesture: Gesture): string => {
  switch (gesture.does) {
    case 'open':
      return `aprire ${gesture.address}`;
    case 'press': {
      if (gesture.name === '') return `seguire il collegamento${placeWords(gesture.where)}`;
      const choice = /^Seleziona ?(.*)$/.exec(gesture.name);
      if (choice !== null)
        return choice[1] === ''
          ? `premere il cerchio${placeWords(gesture.where)}`
          : `premere il cerchio nella riga di ${quoted(choice[1] ?? '')}`;
      const name = gesture.begins
        ? `che comincia con ${quoted(gesture.name.trim())}`
        : quoted(gesture.name);
      const sign = signOf(gesture.name);
      const what =
        sign === undefined ? `${pressWords[gesture.control]} ${name}` : `premere ${sign}`;
      return `${what}${placeWords(gesture.where)}`;
    }
    case 'write':
      return gesture.text === ''
        ? `svuotare ${fieldWords(gesture.field)}`
        : `${inField(gesture.field)} scrivere ${quoted(gesture.text)}`;
    case 'touch':
      return `premere ${inField(gesture.field)}`;
    case 'enter':
      return `premere Invio ${inField(gesture.field)}`;
    case 'choose': {
      const option = gesture.begins
        ? `la voce che comincia con ${quoted(gesture.option)}`
        : quoted(gesture.option);
      return `nell’elenco ${quoted(gesture.field)} scegliere ${option}`;
    }
    case 'attach':
      return `in ${quoted(gesture.field)} scegliere il file ${gesture.file}`;
    case 'code':
      return `aprire /outbox in un’altra scheda, leggere il codice più recente inviato a ${asSent(gesture.to)} (è il primo dell’elenco con quel destinatario) e scriverlo nel campo ${quoted(gesture.field)}`;
    case 'days':
      return `aprire /demo/clock in un’altra scheda, nel campo «Giorni» scrivere «${gesture.days}» e premere «Porta avanti»`;
    case 'newTab':
      return `in un’altra scheda dello stesso browser aprire ${gesture.address}`;
    case 'otherTab':
      return 'tornare alla scheda di prima';
    case 'back':
      return 'premere Indietro del browser';
    case 'reload':
      return 'ricaricare la pagina';
  }
};

const controlWords: Readonly<Record<Control, string>> = {
  button: 'il pulsante',
  link: 'il collegamento',
  tab: 'la scheda',
  radio: 'la scelta',
  checkbox: 'la casella',
  option: 'la voce',
};

const stateWords = {
  ready: (what: string) => `${what} si può premere`,
  grey: (what: string) => `${what} non si può premere`,
  absent: (what: string) => `${what} non c’è`,
  chosen: (what: string) => `${what} è in uso`,
} as const;

const countWords = (count: number) => (count === 1 ? 'una riga' : `${count} righe`);

const cellWords = (cells: Cells) =>
  Object.entries(cells)
    .map(([title, text]) => `${quoted(title)} ${text}`)
    .join(', ');

const rowWords = ({ row, cells }: RowCells) =>
  typeof row === 'number'
    ? `nella ${spokenRows[row - 1]} riga ${cellWords(cells)}`
    : `nella riga con ${quoted(row)} ${cellWords(cells)}`;

const contentWords = (content: FileContent) => {
  if ('words' in content) return `, in cui si legge ${content.words.map(quoted).join(', ')}`;
  if ('files' in content) return `, con i file ${content.files.map(quoted).join(', ')}`;
  const columns = content.columns.map(quoted).join(', ');
  return `, con le colonne ${columns} e ${countWords(content.count)}; ${content.rows.map(rowWords).join('; ')}`;
};

const seenWords = (sight: Seen): string => {
  switch (sight.sees) {
    case 'title':
      return `la pagina ${quoted(sight.text)}`;
    case 'part':
      return `il titolo ${quoted(sight.text)}`;
    case 'text':
      return `si legge ${quoted(sight.text)}${placeWords(sight.where)}`;
    case 'pager':
      return `sotto le righe si legge «${sight.page} di …»`;
    case 'gone':
      return `non si legge più ${quoted(sight.text)}`;
    case 'address':
      return `l’indirizzo finisce con ${sight.path}`;
    case 'control':
      return stateWords[sight.is](
        signOf(sight.name) ?? `${controlWords[sight.control]} ${quoted(sight.name)}`,
      );
    case 'value': {
      if (sight.text === '') return `${fieldWords(sight.field)} è vuoto`;
      const cut = sight.field === cutField ? ' (la fine può essere tagliata)' : '';
      return `${inField(sight.field)} c’è ${quoted(sight.text)}${cut}`;
    }
    case 'rows':
      return `${tableWords} ha ${countWords(sight.count)}`;
    case 'row':
      return rowWords(sight);
    case 'figures':
      return cellWords(sight.figures);
    case 'file':
      return `arriva il file ${quoted(sight.name)}${contentWords(sight.content)}`;
    case 'message':
      return `/outbox, in un’altra scheda, mostra un nuovo messaggio per ${asSent(sight.to)} in cui si legge ${quoted(sight.text)}`;
  }
};

const sightWords = (sight: Sight): string =>
  sight.sees === 'still' ? `come prima, ${seenWords(sight.sight)}` : seenWords(sight);

const sentence = (parts: readonly string[], mark: string) => {
  const whole = parts.join(mark);
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
};

/** What is done in a step. */
export const doneWords = ({ gestures }: Step) => sentence(gestures.map(gestureWords), '; ');

/** What is visible afterwards. */
export const expectedWords = ({ sights }: Step) => sentence(sights.map(sightWords), '; ');

/** A step in words: the gesture, and what is visible afterwards. */
export const stepWords = (step: Step) =>
  `${doneWords(step)} Si vede: ${step.sights.map(sightWords).join('; ')}.`;

const secondsOf: Readonly<Record<Gesture['does'], number>> = {
  open: 15,
  press: 8,
  write: 15,
  touch: 5,
  enter: 5,
  choose: 10,
  attach: 25,
  code: 45,
  days: 60,
  newTab: 20,
  otherTab: 5,
  back: 8,
  reload: 8,
};

const secondsToSee = 8;
const secondsToBegin = 60;

/** The time of a person who reads every sentence. */
export const minutesOf = ({ steps }: Session) =>
  Math.ceil(
    steps
      .flatMap(({ gestures, sights }) => [
        ...gestures.map(({ does }) => secondsOf[does]),
        sights.length * secondsToSee,
      ])
      .reduce((sum, seconds) => sum + seconds, secondsToBegin) / 60,
  );

const filesOf = ({ steps }: Session) => [
  ...new Set(
    steps
      .flatMap(({ gestures }) => gestures)
      .flatMap((gesture) => (gesture.does === 'attach' ? gesture.file : [])),
  ),
];

/** What a person must have before a session, and what the session changes. */
export const neededBefore = (session: Session): readonly string[] => [
  'demo avviata con «npm start»: gli indirizzi cominciano con quello che stampa',
  'se altri l’hanno già usata, oggi ripristinata con il pulsante di /demo/reset',
  'browser senza sessioni aperte',
  ...(filesOf(session).length === 0
    ? []
    : [
        `preparare prima ${filesOf(session)
          .map((file) => `il file ${file}`)
          .join(' e ')}, con un contenuto qualsiasi`,
      ]),
  ...(session.changes === undefined ? [] : [`cambia i dati della demo: ${session.changes}`]),
];

/** What a person must know before a session. */
export const preconditionOf = (session: Session) =>
  [`${session.title}. Circa ${minutesOf(session)} minuti`, ...neededBefore(session)].join('; ');
