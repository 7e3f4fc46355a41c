import { demoPassword } from '../../acquirer/demo/users';
import { type Cells, monthBack, monthName, sumOf, totalCells, withStatus } from './seeded';
import type { Control, FileContent, Gesture, Place, RowPlace, Seen, Sight, Step } from './session';

/** The words in which the sessions are written. */

export const step = (gestures: Gesture | readonly Gesture[], ...sights: Sight[]): Step => ({
  gestures: [gestures].flat(),
  sights,
});

export const open = (address: string): Gesture => ({ does: 'open', address });
const pressing =
  (control: Control) =>
  (name: string, where?: Place): Gesture => ({
    does: 'press',
    control,
    name,
    ...(where && { where }),
  });
export const press = pressing('button');
export const follow = pressing('link');
export const tab = pressing('tab');
export const pick = pressing('radio');
export const tick = pressing('checkbox');
export const write = (field: string, text: string): Gesture => ({ does: 'write', field, text });
export const touch = (field: string): Gesture => ({ does: 'touch', field });
export const enter = (field: string): Gesture => ({ does: 'enter', field });
export const choose = (field: string, option: string): Gesture => ({
  does: 'choose',
  field,
  option,
});
/** Chooses the month so many before the current one by its name. */
export const month = (back: number, field = 'Mese e anno'): Gesture =>
  choose(field, monthName(monthBack(back)));
export const code = (to: string, field = 'CODICE OTP'): Gesture => ({ does: 'code', to, field });
export const back: Gesture = { does: 'back' };
export const reload: Gesture = { does: 'reload' };

export const title = (text: string): Seen => ({ sees: 'title', text });
export const part = (text: string): Seen => ({ sees: 'part', text });
export const text = (text: string, where?: Place): Seen => ({
  sees: 'text',
  text,
  ...(where && { where }),
});
export const onPage = (page: number): Seen => ({ sees: 'pager', page });
export const gone = (text: string): Seen => ({ sees: 'gone', text });
export const at = (path: string): Seen => ({ sees: 'address', path });
export const rows = (table: string, count: number): Seen => ({ sees: 'rows', table, count });
export const row = (table: string, place: RowPlace, cells: Cells): Seen => ({
  sees: 'row',
  table,
  row: place,
  cells,
});
export const figures = (all: Cells): Seen => ({ sees: 'figures', figures: all });
/** The totals above 'Movimenti': a table where some are cancelled, else a line. */
export const movementTotals = (movements: Parameters<typeof sumOf>[0]): Seen =>
  withStatus(movements, 'A').length === 0
    ? figures(totalCells(sumOf(movements)))
    : row('Riepilogo della ricerca', 'Totale', totalCells(sumOf(movements)));
export const file = (name: string, content: FileContent): Seen => ({ sees: 'file', name, content });
export const message = (to: string, text: string): Seen => ({ sees: 'message', to, text });
export const still = (sight: Seen): Sight => ({ sees: 'still', sight });
export const value = (field: string, text: string): Seen => ({ sees: 'value', field, text });
const being =
  (is: 'ready' | 'grey' | 'absent' | 'chosen') =>
  (name: string, control: Control = 'button'): Seen => ({ sees: 'control', control, name, is });
export const ready = being('ready');
export const grey = being('grey');
export const absent = being('absent');
export const chosen = being('chosen');

export const homeTitle = 'Consulta movimenti, contestazioni, riepiloghi e statistiche online';

/** The login form filled in and sent, wherever it is on the screen. */
export const credentials = (user: string, password = demoPassword): readonly Gesture[] => [
  write('User ID', user),
  write('Password', password),
  press('ACCEDI'),
];

/** The first step of most sessions. */
export const logIn = (user: string, ...sights: Sight[]): Step =>
  step(
    [open('/login'), ...credentials(user)],
    ...(sights.length > 0 ? sights : [title(homeTitle), at('/Home')]),
  );

/** An entry of the menu above every page. */
export const menu = (name: string): Gesture =>
  follow(name, { navigation: 'Navigazione principale' });
/** An entry of the row of consultations. */
export const consultation = (name: string): Gesture =>
  follow(name, { navigation: 'Consultazioni' });

/** A figure of Home's first box: what follows its name depends on the day. */
export const today = (name: string): Gesture => ({
  does: 'press',
  control: 'link',
  name,
  begins: true,
  where: { region: 'Oggi, in breve' },
});

export const logOut: Step = step(press('Esci'), title('Accesso al portale'), at('/login'));
