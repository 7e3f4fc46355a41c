import fc from 'fast-check';
import type { Control, Screen } from './eye';
import type { Step } from './steps';
import { isSecret, mistakes } from './values';

type Choice = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Step> };

const users = [
  'azienda01',
  'azienda02',
  'negozio01',
  'negozio02',
  'ristretto01',
  'scaduto01',
  'telefono01',
  'password01',
  'email01',
  'chiuso01',
  'bloccato01',
];

const addresses = [
  '/',
  '/login',
  '/Home',
  '/Home/Movimenti',
  '/Home/Riepilogo',
  '/Home/StatisticaMensile',
  '/EstrattoConto',
  '/DisputeOnline',
  '/Dispute/GestioneRichieste',
  '/Dispute/StatoPratiche',
  '/Dispute/Report',
  '/Insoluti',
  '/Setting',
  '/Setting/ModificaTelefono',
  '/Setting/ModificaPassword',
  '/Setting/ModificaEmail',
  '/InsertEmail',
  '/InsertTelephone',
  '/ChangePassword',
  '/AggiornaPassword',
  '/OTPCode',
  '/ResultPage',
  '/ErrorPage',
  '/RegistrationSelect',
  '/ValidateRegistration',
  '/non-esiste',
];

const lost = fc.oneof(
  { weight: 20, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant('done' as const) },
  { weight: 1, arbitrary: fc.constant('notDone' as const) },
);

// fast-check weighs in whole numbers.
const grains = 1000;
const weighed = (weight: number) => Math.max(1, Math.round(weight * grains));

const any = (weight: number, arbitrary: fc.Arbitrary<Step>): Choice => ({ weight, arbitrary });
const one = (weight: number, step: Step): Choice => any(weight, fc.constant(step));

const press = ({ role, name, nth }: Control) =>
  lost.map((way): Step => ({ do: 'press', role, name, nth, lost: way }));

const elsewhere = ['/esercizi-commerciali', '/privacy', '/termini', '/accessibilita'];
const isOwn = (href: string) =>
  href.startsWith('http') && !href.includes('#') && !elsewhere.includes(new URL(href).pathname);

const pressing = (name: string) =>
  lost.map((way): Step => ({ do: 'press', role: 'button', name, nth: 0, lost: way }));

const pressable = (control: Control) =>
  !control.disabled &&
  (control.role === 'link'
    ? isOwn(control.href)
    : ['button', 'tab', 'radio', 'checkbox', 'option'].includes(control.role));

/** How often each thing was done on this walk. */
export type Tried = ReadonlyMap<string, number>;

export const markOf = (step: Step): string => {
  if (step.do === 'press') return `${step.role} ${step.name}`;
  if (step.do === 'login') return `login ${step.user}`;
  return step.do === 'open' ? `open ${step.path}` : step.do;
};

/** What was done often gives way to what was not: a walk spreads. */
const rarity = (tried: Tried, mark: string) => 1 / (1 + (tried.get(mark) ?? 0));

/** What people are after is pressed more often than what stands on every page. */
const weightOf = ({ role, name }: Control) => {
  if (name === 'Esci') return 0.4;
  if (name === 'REINVIA CODICE') return 8;
  if (['Mostra', 'Nascondi', 'Maggiori informazioni', 'Vai al contenuto'].includes(name))
    return 0.1;
  if (name === '' || name.startsWith('Portale')) return 0.3;
  if (role === 'radio' || role === 'checkbox') return 0.7;
  return 1;
};

const asLogin = (tried: Tried) =>
  fc
    .record({
      user: fc.oneof(
        ...users.map((user) => ({
          weight: weighed(rarity(tried, `login ${user}`)),
          arbitrary: fc.constant(user),
        })),
      ),
      right: fc.integer({ min: 0, max: 6 }),
    })
    .map(
      ({ user, right }): Step => ({ do: 'login', user, password: right === 0 ? 'wrong' : 'right' }),
    );

/** The button that a form is filled in for: the last that is not about going back. */
const leadsBack =
  /^(INDIETRO|Indietro|REINVIA CODICE|Mostra|Nascondi|ANNULLA|CHIUDI|Esci|Menu|Scegli i file|Leggi il regolamento|Maggiori informazioni|STAMPA.*|Rimuovi.*)$/;
const leadsOn =
  /^(ACCEDI|AVANTI|CONFERMA|CONFERMA CODICE|Conferma|INVIA|INVIA RICHIESTA|CERCA|TROVA|Prosegui|ESPORTA)$/;

const purposeOf = (controls: readonly Control[]) => {
  const buttons = controls.filter(({ role, name }) => role === 'button' && !leadsBack.test(name));
  return buttons.filter(({ name }) => leadsOn.test(name)).at(-1)?.name;
};

const resend: Step = {
  do: 'press',
  role: 'button',
  name: 'REINVIA CODICE',
  nth: 0,
  lost: null,
};

const hasCodeField = ({ controls }: Screen) =>
  controls.some(({ name }) => name.startsWith('CODICE OTP'));

/** Who waits for a code asks again, reloads, goes back, and asks again. */
const impatiently = (screen: Screen, last: Step | undefined): Choice[] => {
  const canResend = screen.controls.some(({ name, disabled }) => name === resend.name && !disabled);
  const hasAsked = last?.do === 'press' && last.name === resend.name;
  const isBack = last?.do === 'reload' || last?.do === 'fillWell';
  if (!hasCodeField(screen)) return [];
  return [
    ...(canResend ? [one(isBack ? 14 : 5, resend)] : []),
    ...(hasAsked ? [one(14, { do: 'reload' })] : []),
  ];
};

const onCodePage = (purpose: string): Choice[] => [
  any(
    24,
    fc
      .record({
        which: fc.oneof(
          { weight: 6, arbitrary: fc.constant('right' as const) },
          { weight: 2, arbitrary: fc.constant('wrong' as const) },
          { weight: 1, arbitrary: fc.constant('old' as const) },
        ),
        lost,
      })
      .map((chosen): Step => ({ do: 'code', press: purpose, ...chosen })),
  ),
];

const inFields = (controls: readonly Control[]): Choice[] => {
  const texts = controls.filter(
    ({ role, disabled }) => ['text', 'password'].includes(role) && !disabled,
  );
  const selects = controls.filter(
    ({ role, disabled, options }) => role === 'select' && !disabled && options.length > 0,
  );
  const files = controls.filter(({ role, disabled }) => role === 'file' && !disabled);
  const choices: Choice[] = [];
  if (texts.length > 0)
    choices.push(
      any(
        2,
        fc
          .record({ field: fc.constantFrom(...texts), value: fc.constantFrom(...mistakes) })
          .map(
            ({ field, value }): Step => ({ do: 'fill', field: field.name, nth: field.nth, value }),
          ),
      ),
    );
  if (selects.length > 0)
    choices.push(
      any(
        3,
        fc
          .constantFrom(...selects)
          .chain(({ name, nth, options }) =>
            fc
              .constantFrom(...options)
              .map((value): Step => ({ do: 'choose', field: name, nth, value })),
          ),
      ),
    );
  for (const { name } of files)
    choices.push(
      any(
        3,
        fc
          .integer({ min: 0, max: 4 })
          .map((n): Step => ({ do: 'attach', field: name, good: n > 0 })),
      ),
    );
  return choices;
};

const isLogin = ({ controls }: Screen) => controls.some(({ name }) => name === 'User ID');

/** Who has changed something looks whether it has changed. */
const looksAgain = ({ path, text }: Screen): Choice[] =>
  path.startsWith('/Setting/') && text.includes('Operazione andata a buon fine!')
    ? [one(30, { do: 'open', path })]
    : [];

const asPerson = (screen: Screen, tried: Tried): Choice[] => {
  const { controls } = screen;
  const purpose = purposeOf(controls);
  const hasField = controls.some(({ role }) => ['text', 'password', 'select'].includes(role));
  const goesOn = /^\/(Setting|Insert|ChangePassword|AggiornaPassword)/.test(screen.path);
  const choices: Choice[] = controls.filter(pressable).map((control) => {
    const step = markOf({ ...control, do: 'press', lost: null });
    return any(weightOf(control) * rarity(tried, step), press(control));
  });
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  // However many things stand on a page, it is one page.
  const scaled = choices.map(({ weight, arbitrary }) => any((weight / total) * 12, arbitrary));
  if (isLogin(screen))
    return [any(20, asLogin(tried)), ...scaled.map((each) => any(each.weight / 4, each.arbitrary))];
  if (purpose === undefined) return scaled;
  // Who has come to change something mostly means it.
  if (!hasField && goesOn) return [any(16, pressing(purpose)), ...scaled];
  if (controls.some(({ name }) => name.startsWith('CODICE OTP')))
    return [...onCodePage(purpose), ...scaled, ...inFields(controls)];
  if (!hasField) return scaled;
  return [
    any(
      goesOn ? 24 : 12,
      lost.map((way): Step => ({ do: 'fillWell', press: purpose, lost: way })),
    ),
    ...inFields(controls),
    ...scaled,
  ];
};

/** A form in which something stands is what a reload can lose. */
const isFilledIn = ({ controls }: Screen) =>
  controls.some(({ role, value, name }) => role === 'text' && value !== '' && !isSecret(name));

/** What can be changed is opened more often. */
const weightAt = (path: string) => (path.startsWith('/Setting/') ? 6 : 1.5);

const asFate = (screen: Screen, tabs: number, tried: Tried): Choice[] => [
  one(2, { do: 'back' }),
  one(0.8, { do: 'forward' }),
  one(isFilledIn(screen) || hasCodeField(screen) ? 4 : 1, { do: 'reload' }),
  one(0.25, { do: 'newTab' }),
  one(0.25, { do: 'duplicate' }),
  ...(tabs > 1 ? [one(0.6, { do: 'otherTab' }), one(0.6, { do: 'closeTab' })] : []),
  ...addresses.map((path) =>
    one((weightAt(path) / addresses.length) * rarity(tried, `open ${path}`), { do: 'open', path }),
  ),
  one(0.15, { do: 'expire' }),
  one(0.03, { do: 'restart' }),
  one(0.15, { do: 'leave' }),
  any(
    0.15,
    fc.integer({ min: 1, max: 40 }).map((days): Step => ({ do: 'clock', days })),
  ),
];

/** What could be done next, on this screen. */
export const nextStep = (
  screen: Screen,
  tabs: number,
  tried: Tried,
  last: Step | undefined,
): fc.Arbitrary<Step> => {
  const choices = [
    ...asPerson(screen, tried),
    ...impatiently(screen, last),
    ...looksAgain(screen),
    ...asFate(screen, tabs, tried),
  ].filter(({ weight }) => weight > 0);
  return fc.oneof(
    ...choices.map(({ weight, arbitrary }) => ({
      weight: weighed(weight),
      arbitrary,
    })),
  );
};
