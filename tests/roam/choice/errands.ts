import fc from 'fast-check';
import type { Screen } from '../observe';
import type { ProfilePart, Step } from '../steps';
import { lastMonth } from './last-month';
import { isLogin } from './login';

/** What a person has come to do, step by step. */
type Errand = readonly Step[];

const press = (name: string, role = 'button'): Step => ({
  do: 'press',
  role,
  name,
  nth: 0,
  lost: null,
});
const open = (path: string): Step => ({ do: 'open', path });

/** A page of a code is left and come back to: by INDIETRO, or by the address. */
const codeAgain: readonly Errand[] = [
  [open('/Setting/ModificaTelefono'), press('AVANTI'), press('INDIETRO'), press('AVANTI')],
  [
    open('/Setting/ModificaTelefono'),
    press('AVANTI'),
    open('/Home'),
    open('/Setting/ModificaTelefono'),
    press('INDIETRO'),
    press('AVANTI'),
  ],
];

/** A modification that another person's comes between. */
const modification = (part: ProfilePart): Errand => [
  open('/DisputeOnline'),
  press('Il mio profilo', 'tab'),
  press('Modifica'),
  press('Prosegui'),
  { do: 'otherPerson', part },
  press('Prosegui'),
  press('Prosegui'),
  press('Conferma'),
];

const expiries: readonly Errand[] = [
  [{ do: 'expireDuring', path: '/Dispute/GestioneRichieste', call: 'EBOX_REQUEST' }],
];

/** A row that is chosen, and a reload after its page was left and come back to. */
const choiceOfRow: readonly Errand[] = [
  [open(`/Home/Riepilogo?month=${lastMonth()}`), { do: 'chooseThenTurn' }, { do: 'reload' }],
];

const errands: readonly (readonly Errand[])[] = [
  codeAgain,
  [modification('fax'), modification('name'), modification('manager')],
  expiries,
  choiceOfRow,
];

const ofSignedIn = fc.constantFrom(...errands).chain((kind) => fc.constantFrom(...kind));

// A company that is enrolled may do all of them.
const ofVisitors = ofSignedIn.map(
  (errand): Errand => [{ do: 'login', user: 'azienda01', password: 'right' }, ...errand],
);

const beginsIn100 = 8;
const interruptedIn100 = 10;

/** The next step of an errand: one begins now and then, and other steps come between. */
export const runErrands = () => {
  let left: Errand = [];
  return (screen: Screen, seed: number): Step | undefined => {
    if (screen.dialog !== '') return undefined;
    const some = isLogin(screen) ? ofVisitors : ofSignedIn;
    const [drawn] = fc.sample(fc.tuple(fc.nat(99), some), { seed, numRuns: 1 });
    if (drawn === undefined) return undefined;
    const [chance, errand] = drawn;
    if (left.length === 0 && chance < beginsIn100 && (screen.token !== '' || isLogin(screen)))
      left = errand;
    else if (chance >= 100 - interruptedIn100) return undefined;
    const [step, ...others] = left;
    left = others;
    return step;
  };
};
