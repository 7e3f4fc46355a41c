import type { Control } from '../observe';
import type { Step } from '../steps';
import { markOf, rarity, type Tried } from './tried';
import { any, type Choice, lost } from './weigh';

const press = ({ role, name, nth }: Control) =>
  lost.map((way): Step => ({ do: 'press', role, name, nth, lost: way }));

const elsewhere = ['/esercizi-commerciali', '/privacy', '/termini', '/accessibilita'];
const isOwn = (href: string) =>
  href.startsWith('http') && !href.includes('#') && !elsewhere.includes(new URL(href).pathname);

export const pressing = (name: string) =>
  lost.map((way): Step => ({ do: 'press', role: 'button', name, nth: 0, lost: way }));

const pressable = (control: Control) =>
  !control.disabled &&
  (control.role === 'link'
    ? isOwn(control.href)
    : ['button', 'tab', 'radio', 'checkbox', 'option'].includes(control.role));

/** Controls of the task are pressed more often than those of every page. */
const weightOf = ({ role, name }: Control) => {
  if (name === 'Esci') return 0.4;
  if (name === 'REINVIA CODICE') return 8;
  if (['Il mio profilo', 'Modifica', 'Visualizza Dettaglio'].includes(name)) return 5;
  if (['Mostra', 'Nascondi', 'Maggiori informazioni', 'Vai al contenuto'].includes(name))
    return 0.1;
  if (name === '' || name.startsWith('Portale')) return 0.3;
  if (role === 'radio' || role === 'checkbox') return 0.7;
  return 1;
};

// A page is one choice, whatever it contains.
const pageWeight = 12;

/** Whatever can be pressed on the page. */
export const pressingAnything = (controls: readonly Control[], tried: Tried): Choice[] => {
  const choices = controls.filter(pressable).map((control) => {
    const mark = markOf({ ...control, do: 'press', lost: null });
    return any(weightOf(control) * rarity(tried, mark), press(control));
  });
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return choices.map(({ weight, arbitrary }) => any((weight / total) * pageWeight, arbitrary));
};

const leadsBack =
  /^(INDIETRO|Indietro|REINVIA CODICE|Mostra|Nascondi|ANNULLA|CHIUDI|Esci|Menu|Scegli i file|Leggi il regolamento|Maggiori informazioni|STAMPA.*|Rimuovi.*)$/;
const leadsOn =
  /^(ACCEDI|AVANTI|CONFERMA|CONFERMA CODICE|Conferma|INVIA|INVIA RICHIESTA|CERCA|TROVA|Prosegui|ESPORTA)$/;

/** The button that a form is filled in for: the last that is not about going back. */
export const purposeOf = (controls: readonly Control[]) => {
  const buttons = controls.filter(({ role, name }) => role === 'button' && !leadsBack.test(name));
  return buttons.filter(({ name }) => leadsOn.test(name)).at(-1)?.name;
};
