import type { Loss } from './wire';

/** One thing that a person does, or that happens. Only data: a walk is a list of these, and can be repeated. */
export type Step =
  | { readonly do: 'open'; readonly path: string }
  | { readonly do: 'login'; readonly user: string; readonly password: 'right' | 'wrong' }
  | {
      readonly do: 'press';
      readonly role: string;
      readonly name: string;
      readonly nth: number;
      readonly lost: Loss | null;
    }
  | { readonly do: 'fill'; readonly field: string; readonly nth: number; readonly value: string }
  | { readonly do: 'choose'; readonly field: string; readonly nth: number; readonly value: string }
  | { readonly do: 'attach'; readonly field: string; readonly good: boolean }
  | { readonly do: 'fillWell'; readonly press: string; readonly lost: Loss | null }
  | {
      readonly do: 'code';
      readonly which: 'right' | 'wrong' | 'old';
      readonly press: string;
      readonly lost: Loss | null;
    }
  | { readonly do: 'back' | 'forward' | 'reload' | 'duplicate' | 'newTab' | 'otherTab' }
  | { readonly do: 'closeTab' | 'expire' | 'restart' | 'leave' }
  | { readonly do: 'clock'; readonly days: number }
  | { readonly do: 'exportThenSearch' | 'detailThenSearch' | 'tooManyRows' }
  | { readonly do: 'chooseThenTurn' }
  | { readonly do: 'pressWhileRefreshing'; readonly name: string }
  | { readonly do: 'arrive'; readonly user: string }
  | { readonly do: 'changeElsewhere'; readonly path: string }
  | { readonly do: 'otherPerson'; readonly part: ProfilePart }
  | { readonly do: 'expireDuring'; readonly path: string; readonly call: string };

/** What another person of the company changes in Dispute Online. */
export type ProfilePart = 'fax' | 'name' | 'manager';

const afterLoss = (lost: Loss | null) => {
  if (lost === null) return '';
  return lost === 'done'
    ? ' (la richiesta è eseguita, ma la risposta non arriva)'
    : ' (la richiesta non arriva al servizio)';
};

const which = (name: string, nth: number) => (nth === 0 ? `«${name}»` : `il ${nth + 1}° «${name}»`);

const pressed: Readonly<Record<string, string>> = {
  button: 'Preme',
  link: 'Segue',
  tab: 'Apre la scheda',
  radio: 'Sceglie',
  checkbox: 'Spunta',
};

const codes = {
  right: 'il codice ricevuto',
  wrong: 'un codice sbagliato',
  old: 'un codice di prima',
} as const;

const plain = {
  back: 'Preme Indietro nel browser',
  forward: 'Preme Avanti nel browser',
  reload: 'Ricarica la pagina',
  duplicate: 'Duplica la scheda del browser e continua nella copia',
  newTab: 'Apre la stessa pagina in una scheda nuova',
  otherTab: 'Passa all’altra scheda del browser',
  closeTab: 'Chiude la scheda e continua nell’altra',
  expire: 'La sessione scade',
  restart: 'Il servizio dell’acquirer cade e riparte',
  exportThenSearch: 'Preme «ESPORTA», poi cerca un altro mese prima che arrivi il file',
  detailThenSearch: 'Chiede il dettaglio di una riga, poi cerca un altro mese prima che arrivi',
  tooManyRows: 'Preme «ESPORTA», e il servizio risponde con più di 5000 righe',
  chooseThenTurn: 'Sceglie una riga, va alla pagina seguente e torna',
  leave: 'Preme Indietro finché esce dal portale, poi torna con un browser nuovo',
} as const;

const parts = {
  fax: 'il fax',
  name: 'il nome del responsabile',
  manager: 'l’e-mail di un gestore',
} as const;

/** The step as a line of a story. */
export const describeStep = (step: Step): string => {
  switch (step.do) {
    case 'open':
      return `Apre l’indirizzo ${step.path}`;
    case 'login':
      return step.password === 'right'
        ? `Entra come ${step.user}`
        : `Prova a entrare come ${step.user} con una password sbagliata`;
    case 'press':
      return `${pressed[step.role] ?? 'Preme'} ${which(step.name, step.nth)}${afterLoss(step.lost)}`;
    case 'fill':
      return step.value === ''
        ? `Svuota ${which(step.field, step.nth)}`
        : `Scrive «${step.value}» in ${which(step.field, step.nth)}`;
    case 'choose':
      return `Sceglie «${step.value}» in ${which(step.field, step.nth)}`;
    case 'attach':
      return step.good ? 'Allega un file .txt' : 'Allega un file .exe';
    case 'fillWell':
      return `Compila bene ogni campo e preme «${step.press}»${afterLoss(step.lost)}`;
    case 'code':
      return `Scrive ${codes[step.which]} e preme «${step.press}»${afterLoss(step.lost)}`;
    case 'clock':
      return `Il calendario delle pratiche va avanti di ${step.days} giorni`;
    case 'changeElsewhere':
      return `Completa la modifica in un’altra scheda del browser (${step.path}), e torna in questa`;
    case 'pressWhileRefreshing':
      return `Preme «${step.name}», e mentre la sessione si rinnova prova a premere altro`;
    case 'arrive':
      return `Arriva in questa scheda l’accesso di un altro utente (${step.user})`;
    case 'otherPerson':
      return `Un’altra persona della società modifica ${parts[step.part]} in Dispute Online`;
    case 'expireDuring':
      return `Apre l’indirizzo ${step.path}, e la sessione scade quando si chiede ${step.call}`;
    default:
      return plain[step.do];
  }
};
