import {
  type Control,
  demoAddress,
  type Gesture,
  type Place,
  type Session,
  type Sight,
  type Step,
} from './session';

const said = (text: string) => `«${text}»`;

const spokenRows = ['prima', 'seconda', 'terza', 'quarta', 'quinta'];

const inRow = ({ row, table }: Place) =>
  row === undefined ? '' : `, nella ${spokenRows[row - 1]} riga della tabella ${said(table ?? '')}`;

const placeWords = (where: Place = {}) =>
  [
    inRow(where),
    where.row === undefined && where.table !== undefined
      ? `, nella tabella ${said(where.table)}`
      : '',
    where.dialog === undefined ? '' : `, nella finestra ${said(where.dialog)}`,
    where.navigation === undefined ? '' : `, nella barra ${said(where.navigation)}`,
    where.region === undefined ? '' : `, nel riquadro ${said(where.region)}`,
    where.tab === undefined ? '' : `, nella scheda ${said(where.tab)}`,
  ].join('');

const pressWords: Readonly<Record<Control, string>> = {
  button: 'premere',
  link: 'seguire il collegamento',
  tab: 'aprire la scheda',
  radio: 'scegliere',
  checkbox: 'spuntare',
  option: 'scegliere la voce',
};

const monthWords = (back: number) => {
  if (back === 0) return 'il mese in corso (il primo mese dell’elenco)';
  if (back === 1) return 'il mese scorso (il secondo mese dell’elenco)';
  return `il mese di ${back} mesi fa (contando da quello in corso)`;
};

const gestureWords = (gesture: Gesture): string => {
  switch (gesture.does) {
    case 'open':
      return `aprire ${demoAddress}${gesture.address}`;
    case 'press': {
      if (gesture.name === '') return `seguire il collegamento${placeWords(gesture.where)}`;
      const name = gesture.begins ? `che comincia con ${said(gesture.name)}` : said(gesture.name);
      return `${pressWords[gesture.control]} ${name}${placeWords(gesture.where)}`;
    }
    case 'write':
      return gesture.text === ''
        ? `svuotare il campo ${said(gesture.field)}`
        : `nel campo ${said(gesture.field)} scrivere ${said(gesture.text)}`;
    case 'enter':
      return `premere Invio nel campo ${said(gesture.field)}`;
    case 'choose': {
      const option = gesture.begins
        ? `la voce che comincia con ${said(gesture.option)}`
        : said(gesture.option);
      return `nell’elenco ${said(gesture.field)} scegliere ${option}`;
    }
    case 'month':
      return `nell’elenco ${said(gesture.field)} scegliere ${monthWords(gesture.back)}`;
    case 'attach':
      return `in ${said(gesture.field)} scegliere il file ${gesture.file}`;
    case 'code':
      return `aprire ${demoAddress}/outbox in un’altra scheda, leggere il codice più recente inviato a ${gesture.to} (è il primo dell’elenco con quel destinatario) e scriverlo nel campo ${said(gesture.field)}`;
    case 'days':
      return `portare avanti di ${gesture.days} giorni il calendario delle pratiche (${demoAddress}/demo/clock dice come: «days» è ${gesture.days})`;
    case 'newTab':
      return `in un’altra scheda dello stesso browser aprire ${demoAddress}${gesture.address}`;
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

const sightWords = (sight: Sight): string => {
  switch (sight.sees) {
    case 'title':
      return `la pagina ${said(sight.text)}`;
    case 'part':
      return `il titolo ${said(sight.text)}`;
    case 'text':
      return `si legge ${said(sight.text)}${placeWords(sight.where)}`;
    case 'pager':
      return `sotto le righe si legge «${sight.page} di …»`;
    case 'gone':
      return `non si legge più ${said(sight.text)}`;
    case 'address':
      return `l’indirizzo finisce con ${sight.path}`;
    case 'control':
      return stateWords[sight.is](`${controlWords[sight.control]} ${said(sight.name)}`);
    case 'value':
      return sight.text === ''
        ? `il campo ${said(sight.field)} è vuoto`
        : `nel campo ${said(sight.field)} c’è ${said(sight.text)}`;
    case 'rows':
      return sight.least === 0
        ? `la tabella ${said(sight.table)} è vuota`
        : `la tabella ${said(sight.table)} ha almeno ${sight.least === 1 ? 'una riga' : `${sight.least} righe`}`;
    case 'file':
      return `arriva un file il cui nome comincia con ${said(sight.name)}`;
  }
};

const sentence = (parts: readonly string[], mark: string) => {
  const whole = parts.join(mark);
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
};

/** A step in words: what is done, and what is there afterwards. */
export const stepWords = ({ gestures, sights }: Step) =>
  `${sentence(gestures.map(gestureWords), '; ')} Si vede: ${sights.map(sightWords).join('; ')}.`;

const secondsOf: Readonly<Record<Gesture['does'], number>> = {
  open: 15,
  press: 8,
  write: 15,
  enter: 5,
  choose: 10,
  month: 10,
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

/** How long a person takes who reads every sentence. */
export const minutesOf = ({ steps }: Session) =>
  Math.ceil(
    steps
      .flatMap(({ gestures, sights }) => [
        ...gestures.map(({ does }) => secondsOf[does]),
        sights.length * secondsToSee,
      ])
      .reduce((sum, seconds) => sum + seconds, secondsToBegin) / 60,
  );

/** What a person must know before a session. */
export const preconditionOf = (session: Session) =>
  [
    `${session.title}. Circa ${minutesOf(session)} minuti`,
    'demo avviata con «npm start», browser senza sessioni aperte',
    ...(session.changes === undefined ? [] : [`cambia i dati della demo: ${session.changes}`]),
  ].join('; ');
