import { lastMonth } from './choice/last-month';
import type { ProfilePart, Step } from './steps';

type Way = readonly Step[];

const press = (name: string, role = 'button'): Step => ({
  do: 'press',
  role,
  name,
  nth: 0,
  lost: null,
});
const fillWell = (name: string): Step => ({ do: 'fillWell', press: name, lost: null });
const open = (path: string): Step => ({ do: 'open', path });
const code = (name: string): Step => ({ do: 'code', which: 'right', press: name, lost: null });
const signIn = (user: string): Step => ({ do: 'login', user, password: 'right' });

const movements = `/Home/Movimenti?month=${lastMonth()}`;
const summaries = `/Home/Riepilogo?month=${lastMonth()}`;
const phone = '/Setting/ModificaTelefono';

const modification: Way = [
  open('/DisputeOnline'),
  press('Il mio profilo', 'tab'),
  press('Modifica'),
];

/** A company, enrolled in Dispute Online. */
const atWork = (...steps: Way): Way => [signIn('azienda01'), ...steps];

/** A shop: a month of it fits into one workbook. */
const inShop = (...steps: Way): Way => [signIn('negozio01'), ...steps];

/** The shortest way to each planted fault. */
export const ways = {
  forcedStepDone: [signIn('scaduto01'), fillWell('AVANTI'), code('AVANTI'), { do: 'reload' }],
  refusedThenBack: [open('/Home'), { do: 'back' }],
  typedThenReload: atWork(
    ...modification,
    { do: 'fill', field: 'Fax', nth: 0, value: '0298765432' },
    { do: 'reload' },
  ),
  resentAtOnce: atWork(
    open(phone),
    press('AVANTI'),
    press('REINVIA CODICE'),
    { do: 'reload' },
    press('REINVIA CODICE'),
  ),
  phoneChanged: atWork(
    open(phone),
    press('AVANTI'),
    code('AVANTI'),
    fillWell('AVANTI'),
    code('AVANTI'),
    open(phone),
  ),
  codeLeftAndBack: atWork(open(phone), press('AVANTI'), press('INDIETRO'), press('AVANTI')),
  // A file is written for a while after its rows have come.
  exportThenSearch: inShop(
    open(movements),
    { do: 'exportThenSearch' },
    { do: 'clock', days: 1 },
    { do: 'clock', days: 1 },
    { do: 'clock', days: 1 },
  ),
  detailThenSearch: atWork(open(summaries), { do: 'detailThenSearch' }),
  changedInOtherTab: atWork(open(phone), { do: 'changeElsewhere', path: phone }),
  tooManyRows: inShop(open(movements), { do: 'tooManyRows' }),
  expiredCount: atWork({
    do: 'expireDuring',
    path: '/Dispute/GestioneRichieste',
    call: 'EBOX_REQUEST',
  }),
  changedByOther: atWork(
    ...modification,
    press('Prosegui'),
    { do: 'otherPerson', part: 'fax' satisfies ProfilePart },
    press('Prosegui'),
    press('Prosegui'),
    press('Conferma'),
  ),
  otherUserArrives: atWork({ do: 'arrive', user: 'negozio01' }),
  homeWhileRefreshing: atWork({ do: 'pressWhileRefreshing', name: 'Movimenti' }),
  chosenRow: atWork(open(summaries), { do: 'chooseThenTurn' }, { do: 'reload' }),
} as const satisfies Readonly<Record<string, Way>>;
