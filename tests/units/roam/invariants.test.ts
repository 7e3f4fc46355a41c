import { describe, expect, it } from 'vitest';
import { ofEvents, ofScreens, violationsAt } from '../../roam/invariants';
import type { Observation } from '../../roam/invariants/observation';
import { createModel } from '../../roam/model';
import type { Control, Screen } from '../../roam/observe';
import type { Said } from '../../roam/wire';

const control = (change: Partial<Control>): Control => ({
  role: 'text',
  name: 'CAP',
  nth: 0,
  type: 'text',
  value: '',
  checked: false,
  disabled: false,
  options: [],
  href: '',
  ...change,
});

const cap = (value: string) => [control({ value })];
const otp = (value: string) => [control({ name: 'CODICE OTP', value })];

const screen = (change: Partial<Screen> = {}): Screen => ({
  path: '/ShopRegistration',
  search: '',
  title: 'Registrazione',
  headings: ['Registrazione Punto Vendita'],
  dialog: '',
  text: 'Registrazione Punto Vendita. Tutti i campi sono obbligatori.',
  spoken: [],
  controls: cap('20121'),
  focused: '',
  kept: [],
  token: '',
  restless: '',
  ...change,
});

const said = (change: Partial<Said>): Said => ({
  alias: 'welcome',
  asked: {},
  status: 200,
  answer: {},
  location: '',
  token: '',
  lost: null,
  ...change,
});

const press = (name: string) =>
  ({ do: 'press', role: 'button', name, nth: 0, lost: null }) as const;

/** A page that was looked at again, and in which nothing is wrong. */
const observed = (change: Partial<Observation> = {}): Observation => ({
  step: press('AVANTI'),
  before: screen(),
  touched: screen(),
  after: screen(),
  calls: [],
  stepsSinceLoss: Number.POSITIVE_INFINITY,
  codesSent: 0,
  model: createModel(),
  userBefore: '',
  account: undefined,
  tabs: 1,
  tab: 0,
  left: null,
  history: { before: 3, after: 2 },
  remembered: null,
  complaints: [],
  ...change,
});

const after = (change: Partial<Screen>) => observed({ after: screen(change) });
const refused = said({ alias: 'VERIFY_OTP_POS', status: 406, answer: { details: ['5707'] } });

const knowing = (...calls: readonly Said[]) => {
  const model = createModel();
  for (const call of calls) model.learn(call);
  return model;
};

const codeFor = (to: string) => {
  const model = createModel();
  model.remembersMessages([{ to, code: '123456' }]);
  return model;
};

const admitted = said({
  alias: 'login',
  asked: { userid: 'azienda01', password: 'non-la-sua' },
  location: '/login?code=1',
});
const entersAs = (userid: string) => [
  said({ alias: 'login', asked: { userid, password: 'Portale2026' }, location: '/login?code=1' }),
  said({ alias: 'token', answer: { access_token: 'a-token' } }),
];
const searched = (month: string, day = '') =>
  said({ alias: 'getTotalTransaction', asked: { month, day, closedOnly: '' } });
const shownPage = (month: string, day: string) =>
  said({
    alias: 'getTransactionList',
    asked: { typeCall: 'X', page: 1, orderBy: '', day, month, closedOnly: '' },
  });
const exported = (month: string, rows = 2, day = '') =>
  said({
    alias: 'getTransactionList',
    asked: { typeCall: 'C', page: 1, orderBy: '', day, month, closedOnly: '' },
    answer: { transactionList: Array.from({ length: rows }, () => ({})) },
  });
const listed = said({
  alias: 'GET_SUMMARY_LIST',
  asked: { typeCall: 'X' },
  answer: { summaryList: [{ branchCode: '1', uid: 'a' }] },
});
const detailed = (uid: string) =>
  said({ alias: 'GET_SUMMARY_TRANSACTION_LIST', asked: { branchCode: '1', uid } });

const movements = (words: string): Partial<Screen> => ({
  path: '/Home/Movimenti',
  text: `Consulta Movimenti. Le operazioni con carta degli ultimi 13 mesi. ${words}`,
});
const sum = 'Importo lordo: il totale è € 10,00, le righe danno € 20,00.';
const number = 'Numero movimenti: il totale è 2, le righe danno 5.000.';
const warning = 'Le righe ricevute non corrispondono ai totali della ricerca.';

const inDetail = screen({ dialog: 'DETTAGLIO TABELLA' });

const profile = (fax: string, nome = 'Giulia') =>
  said({ alias: 'GET_EBOX_PROFILE', answer: { nome, fax, listaGestoriList: [] } });
const modifies = (fax: string, name = 'Giulia') =>
  said({ alias: 'MODIFY_EBOX', asked: { name, fax, managerList: [] } });

/** Reads the profile and changes it, step by step. */
const modifying = (...steps: readonly (readonly Said[])[]) => {
  const model = createModel();
  for (const step of steps) {
    for (const call of step) model.learn(call);
    model.profiles.stepIsOver();
  }
  return observed({ model });
};

const inCase = (message: string) =>
  screen({
    path: '/Dispute/DettaglioPratica',
    controls: [control({ name: 'Messaggio', value: message })],
  });
const asking = screen({ path: '/Dispute/DettaglioPratica', dialog: 'Uscire dal portale?' });
const leaving = (change: Partial<Observation>) =>
  observed({ step: press('Resta nel portale'), before: asking, left: inCase('Allego'), ...change });

const summaries = (checked: boolean) =>
  screen({
    path: '/Home/Riepilogo',
    controls: [control({ role: 'radio', name: 'Seleziona AL PONTE 5000000001', checked })],
  });
const refreshing = { do: 'pressWhileRefreshing', name: 'Movimenti' } as const;
const arrives = { do: 'arrive', user: 'negozio01' } as const;
const asked = screen({ path: '/login', headings: ['Entrare come AL PONTE (negozio01)?'] });

const accountOf = (user: string) => createModel().accountOf(user);

/** Each rule broken once. */
const broken: Readonly<Record<string, Observation>> = {
  hasOneHeading: after({ headings: [] }),
  comesToRest: after({ restless: 'una chiamata è in corso' }),
  isNotEmpty: after({ text: 'Portale' }),
  speaksItalian: after({ spoken: ['Loading the page'] }),
  saysNothingUnfinished: after({ title: 'Ciao undefined' }),
  complainsOfNothing: observed({ complaints: ['console: Cannot read properties'] }),
  goesBack: observed({ step: { do: 'back' }, history: { before: 3, after: 4 } }),
  survivesReload: observed({ step: { do: 'reload' }, after: screen({ controls: cap('') }) }),
  survivesRefusal: observed({ calls: [refused], after: screen({ controls: cap('') }) }),
  keepsUserAfterRefusedLogin: observed({
    step: { do: 'login', user: 'azienda01', password: 'wrong' },
    calls: [said({ alias: 'login', location: '/login?p_error=1&error=1' })],
    after: screen({
      text: 'Username o password errati. Ultimo tentativo prima del blocco utenza',
      controls: [control({ name: 'User ID', value: '' })],
    }),
  }),
  forgetsAtLogout: observed({ remembered: ['token'] }),
  showsSuccess: observed({
    model: knowing(refused),
    after: screen({ text: 'Operazione andata a buon fine! Il numero è stato modificato.' }),
  }),
  showsFailure: observed({
    model: knowing(said({ alias: 'ENROLL_EBOX' })),
    after: screen({
      path: '/DisputeOnlineRegistered',
      text: 'Operazione non andata a buon fine! Si può riprovare più tardi.',
    }),
  }),
  fearsNothing: after({ text: 'Ops! Qualcosa non va... Riprovi tra qualche minuto.' }),
  expiresTruly: after({ text: 'Sessione scaduta: si torna alla pagina di accesso.' }),
  locksNobodyInnocent: observed({
    model: knowing(...entersAs('azienda01')),
    after: screen({ text: 'Utenza bloccata: contatti il servizio clienti.' }),
  }),
  asksWhatIsAnswered: observed({ calls: [said({ status: 400, answer: { details: ['data'] } })] }),
  agreesWithAcquirer: observed({ model: knowing(admitted) }),
  explainsRefusedLogin: observed({
    step: { do: 'login', user: 'azienda01', password: 'wrong' },
    calls: [said({ alias: 'login', location: '/login?error=1&attempts=1' })],
  }),
  announcesCodesThatWereSent: observed({
    step: press('REINVIA CODICE'),
    after: screen({ text: 'Le abbiamo inviato un nuovo codice, che vale cinque minuti.' }),
  }),
  returnsToCodesStillGood: observed({ calls: [said({ answer: false })] }),
  namesWhereCodesGo: observed({
    codesSent: 1,
    model: codeFor('+393331234577'),
    after: screen({
      text: 'Inserire il codice inviato al numero +39 *** ****99 entro cinque minuti.',
      controls: otp(''),
    }),
  }),
  showsWhatWasAcknowledged: observed({
    account: accountOf('azienda01'),
    after: screen({
      headings: ['Modifica telefono cellulare'],
      text: 'Modifica telefono cellulare\nNumero attuale\n*** ***00\nAVANTI',
    }),
  }),
  sendsAgainOnlyWhenAsked: observed({
    codesSent: 1,
    model: (() => {
      const asks = said({ alias: 'SEND_OTP_PASSWORD', token: 'a-token', answer: true });
      const model = knowing(asks);
      const code = (digits: string) => ({ to: '+393331234577', code: digits });
      model.learnSent([asks], [code('123456')]);
      model.learnSent([asks], [code('654321'), code('123456')]);
      return model;
    })(),
  }),
  announcesItsOwnExport: observed({
    model: knowing(searched('202609'), exported('202609'), searched('202610')),
    after: screen(movements('Il file è pronto: lo trova tra i documenti scaricati.')),
  }),
  warnsOfMoneyTruly: observed({ after: screen(movements(warning)) }),
  addsUpWhatWasExported: observed({
    model: knowing(searched('202609'), exported('202609', 5001)),
    after: screen(movements(`${warning}\n${number}\n${sum}`)),
  }),
  detailsBelongToTheirList: observed({ model: knowing(listed, detailed('b')), after: inDetail }),
  keepsTheChosenSummary: observed({
    step: { do: 'reload' },
    before: summaries(false),
    model: (() => {
      const model = createModel();
      model.chosenRows.see(0, summaries(true));
      model.chosenRows.stepBegins(0, { do: 'reload' });
      return model;
    })(),
    after: summaries(false),
  }),
  coversHomeWhileRefreshing: observed({ step: refreshing, touched: screen({ controls: cap('') }) }),
  opensThePressedTile: observed({
    step: refreshing,
    touched: screen({ controls: [] }),
    calls: [said({ alias: 'getSession' })],
    after: screen({ path: '/Home/Riepilogo' }),
  }),
  asksBeforeAnotherUserEnters: observed({
    step: arrives,
    userBefore: 'azienda01',
    calls: [said({ alias: 'login', status: 302, location: '/login?code=1' })],
  }),
  entersAsAnswered: observed({
    step: press('Restare ALFA S.R.L. (azienda01)'),
    before: asked,
    userBefore: 'azienda01',
  }),
  undoesNothingUnseen: modifying([profile('1')], [profile('2'), modifies('1')]),
  showsEveryExpiry: observed({
    calls: [said({ alias: 'EBOX_REQUEST', status: 401, token: 'a-token' })],
    after: screen({ token: 'a-token' }),
  }),
  asksBeforeUnsentWorkGoes: observed({
    step: press('Esci'),
    before: inCase('Allego lo scontrino.'),
    after: screen({ path: '/login' }),
  }),
  leavesAsAnswered: leaving({ after: inCase('') }),
  forcesNobodyTwice: observed({
    step: { do: 'reload' },
    account: { ...(accountOf('scaduto01') as NonNullable<Observation['account']>), forced: null },
    after: screen({ path: '/ChangePassword' }),
  }),
};

const noRegistration = said({
  alias: 'validateMerchantUser',
  status: 403,
  answer: { details: ['no registration under way'] },
});
const registers = [
  said({ alias: 'register/merchant', asked: { cell: '+393331234577' } }),
  said({ alias: 'validateMerchantUser', asked: { username: 'anna', password: 'Portale2026' } }),
  said({ alias: 'VERIFY_OTP_USER', asked: { user: 'anna', otp: '123456' } }),
];

const standing = said({ alias: 'SEND_OTP_PASSWORD', token: 'a-token', answer: false });
const staysWith = (...asked: readonly Said[]) =>
  observed({
    calls: [standing],
    model: knowing(...asked, standing),
    after: screen({ text: 'Modifica Password. Si è verificato un errore, riprovare! AVANTI' }),
  });

/** Observations that no rule may report. */
const allowed: Readonly<Record<string, Observation>> = {
  'a copied tab asks for the code of an address that the other has confirmed': observed({
    calls: [
      said({ alias: 'updateEmail', status: 400, answer: { details: ['email: emailIsOld'] } }),
    ],
  }),
  'a code of another session is still good': staysWith(),
  'a code that another tab has asked for is still good': (() => {
    const model = knowing();
    model.learn(said({ alias: 'SEND_OTP_PASSWORD', token: 'a-token', answer: true }), 1);
    model.learn(standing, 0);
    return { ...staysWith(), model };
  })(),
  'a first e-mail whose code another tab has asked for': observed({
    calls: [standing],
    model: knowing(standing),
    after: screen({ text: 'Operazione non andata a buon fine! La modifica non è avvenuta.' }),
  }),
  'a user who stays, though the question does not know the name': observed({
    step: press('Restare l’utente di prima'),
    before: screen({ ...asked, token: 'a-token' }),
    after: screen({ token: 'a-token' }),
    userBefore: 'azienda01',
    model: knowing(...entersAs('azienda01')),
  }),
  'another user who enters, though the question does not know the name': observed({
    step: press('Entrare come nuovo utente'),
    before: asked,
    after: screen({ token: 'a-token' }),
    model: knowing(...entersAs('negozio01')),
  }),
  'managers before the recap whose answer is lost: nothing is stored yet': observed({
    model: knowing(said({ alias: 'ADD_MULTIPLE_ADMIN', lost: 'done' })),
    after: screen({ text: "La registrazione all'Ebox non è avvenuta. Riprova più tardi" }),
  }),
  'an error page after a call that got lost some steps before': observed({
    stepsSinceLoss: 3,
    after: screen({ text: 'Ops! Qualcosa non va... Riprovi tra qualche minuto.' }),
  }),
  'an export of what was searched for last': observed({
    model: knowing(exported('202608'), searched('202609'), exported('202609')),
    after: screen(movements('Il file è pronto: lo trova tra i documenti scaricati.')),
  }),
  'an export in several files, a day after the other': observed({
    model: knowing(searched('202609'), exported('202609', 5001), exported('202609', 2, '05')),
    after: screen(movements('Il file è pronto: lo trova tra i documenti scaricati.')),
  }),
  'a file that is ready, while the days of the same month are counted for another': observed({
    model: knowing(searched('202609'), exported('202609'), searched('202609', '05')),
    after: screen(movements('Il file è pronto: lo trova tra i documenti scaricati.')),
  }),
  'a row that another step may have let go': observed({
    model: (() => {
      const model = createModel();
      model.chosenRows.see(0, summaries(true));
      model.chosenRows.stepBegins(0, press('CERCA'));
      return model;
    })(),
    after: summaries(false),
  }),
  'the arrival of another user asks, and nothing has changed': observed({
    step: arrives,
    userBefore: 'azienda01',
    after: asked,
  }),
  'who answers that it stays is still in': observed({
    step: press('Restare ALFA S.R.L. (azienda01)'),
    before: asked,
    model: knowing(...entersAs('azienda01')),
    after: screen({ token: 'a-token' }),
  }),
  'more rows than a workbook carries, of which only the number is told': observed({
    model: knowing(searched('202609'), exported('202609', 5001)),
    after: screen(movements(`${warning}\n${number}`)),
  }),
  'a detail of a row that is in the list': observed({
    model: knowing(listed, detailed('a')),
    after: inDetail,
  }),
  'a change that its author has seen is decided by the author': modifying(
    [profile('1')],
    [profile('2')],
    [profile('2'), modifies('1')],
  ),
  'two people ask for the same': modifying([profile('1')], [profile('2'), modifies('2')]),
  'a part that the other person has changed goes on as it is now': modifying(
    [profile('1')],
    [profile('1', 'Marta'), modifies('3', 'Marta')],
  ),
  'Esci where nothing is written': observed({
    step: press('Esci'),
    before: inCase(' '),
    after: screen({ path: '/login' }),
  }),
  'who stays finds what was written': leaving({ after: inCase('Allego') }),
  'who leaves is out': leaving({
    step: press('Esci senza inviare'),
    after: screen({ path: '/login' }),
  }),
  'a session that has expired is told': observed({
    calls: [said({ status: 401, token: 'a-token' })],
    after: screen({ token: 'a-token', dialog: 'Sessione scaduta' }),
  }),
  'a session that expires in another tab is told there': observed({
    step: { do: 'changeElsewhere', path: '/Setting/ModificaEmail' },
    calls: [said({ alias: 'getPreferences', status: 401, token: 'a-token' })],
    after: screen({ token: 'a-token' }),
  }),
  'another tab of the page shows other fields, whatever its call answers': observed({
    step: { ...press('Tutti i punti vendita'), role: 'tab' },
    calls: [refused],
    after: screen({ controls: [] }),
  }),
  'Back into a wizard leads to the step where it was left': observed({
    step: { do: 'back' },
    after: screen({
      path: '/DisputeOnline',
      text: 'Dispute Online DEFINISCI GESTORE Scelga chi gestisce le pratiche',
      controls: [],
    }),
    history: { before: 4, after: 4 },
  }),
  'Back into a wizard leads to its first step, too': observed({
    step: { do: 'back' },
    after: screen({
      path: '/DisputeOnlineRegistered',
      text: 'Dispute online - Modifica · Passo 1 di 3 DATI DEL RESPONSABILE Prosegui',
      controls: [],
    }),
    history: { before: 4, after: 4 },
  }),
  'a reload closes the menu with its switches': observed({
    step: { do: 'reload' },
    before: screen({
      controls: [
        ...cap('20121'),
        control({ role: 'checkbox', name: 'Nuova pratica', checked: true }),
      ],
    }),
  }),
  'a copied tab asks for the registration that the other has completed': observed({
    calls: [noRegistration],
    model: (() => {
      const model = knowing(...registers);
      model.takeContradictions();
      return model;
    })(),
  }),
};

const violated = (at: Observation) =>
  violationsAt(at, [...ofEvents, ...ofScreens]).map(({ rule }) => rule);

describe('what is always true of a walk', () => {
  it('is silent where nothing is wrong', () => {
    expect(violated(observed())).toEqual([]);
  });

  it('every rule is broken once below', () => {
    expect(Object.keys(broken).sort()).toEqual([...ofEvents, ...ofScreens].sort());
  });

  it.each(Object.entries(broken))(
    '%s tells when it is broken, and no other rule does',
    (rule, at) => {
      expect(violated(at)).toEqual([rule]);
    },
  );

  it.each(Object.entries(allowed))('%s: no rule tells', (_, at) => {
    expect(violated(at)).toEqual([]);
  });

  it('a crash may take away messages that were there: a new one is new all the same', () => {
    const model = codeFor('+393331234577');
    expect(model.learnSent([], [{ to: '+393331234577', code: '654321' }])).toBe(1);
    expect(model.learnSent([], [{ to: '+393331234577', code: '654321' }])).toBe(0);
  });

  it('a code of a registration that still stands is good for the username chosen since', () => {
    const chooses = (username: string, answer: unknown) =>
      said({ alias: 'validateMerchantUser', asked: { username, password: 'x' }, answer });
    const first = chooses('anna', {});
    const model = knowing(first);
    model.learnSent([first], [{ to: '+393331234577', code: '123456' }]);
    model.learn(chooses('anna2', false));
    model.learn(
      said({ alias: 'VERIFY_OTP_USER', asked: { user: 'anna2', otp: '123456' }, answer: {} }),
    );
    expect(model.takeContradictions()).toEqual([]);
  });

  it.each([
    ['of this number', '+393331112233', ['il codice giusto per validateNewPhoneOtp è rifiutato']],
    ['of the number before', '+393331112244', []],
  ])('a refused code is a contradiction only if it was %s', (_, newCellNumber, told) => {
    const model = knowing(...entersAs('azienda01'));
    const token = 'a-token';
    const to = '+393331112233';
    const sending = said({ alias: 'SEND_OTP_AND_NEW_TEL', token, asked: { cellNumber: to } });
    model.learnSent([{ ...sending, answer: true }], [{ to, code: '123456' }]);
    const asked = { newCellNumber, otp: '123456' };
    model.learn(said({ alias: 'validateNewPhoneOtp', token, asked, status: 406 }));
    expect(model.takeContradictions()).toEqual(told);
  });

  it('wrong codes are three, also where a call between them was refused for something else', () => {
    const model = knowing(...entersAs('azienda01'));
    const answers = [
      { status: 406, answer: { details: ['5707'] } },
      { status: 403, answer: { details: ['the old number must be confirmed first'] } },
      { status: 406, answer: { details: ['5708'] } },
      { status: 406, answer: { details: ['5709'] } },
    ];
    for (const answer of answers)
      model.learn(
        said({
          alias: 'validateNewPhoneOtp',
          token: 'a-token',
          asked: { newCellNumber: '+393331112233', otp: '000000' },
          ...answer,
        }),
      );
    expect(model.mayBeLocked('azienda01')).toBe(true);
  });

  it('a form that has given way to another step is not asked for its fields', () => {
    const lost = said({ alias: 'SEARCH_POS_LIST', status: 0, lost: 'notDone' });
    const touched = screen({ controls: cap('20121') });
    const waiting = observed({ calls: [lost], touched, after: screen({ controls: [] }) });
    expect(violated(waiting)).toEqual([]);
  });

  it('a first e-mail is known once its code is confirmed', () => {
    const token = 'a-token';
    const login = { userid: 'email01', password: 'Portale2026' };
    const asks = said({ alias: 'updateEmail', token, answer: true });
    const model = knowing(
      said({ alias: 'login', asked: login, location: '/login?code=1' }),
      said({ alias: 'token', answer: { access_token: token } }),
      asks,
    );
    model.learnSent([asks], [{ to: 'nuova@example.it', code: '123456' }]);
    model.learn(
      said({ alias: 'VERIFY_OTP_USER', asked: { user: 'email01', otp: '123456' }, answer: {} }),
    );
    expect(model.accountOf('email01')?.email).toBe('nuova@example.it');
  });

  it('a session that has asked for a code is led to it', () => {
    const before = said({ alias: 'SEND_OTP_PASSWORD', token: 'a-token', answer: true });
    expect(violated(staysWith(before))).toEqual(['returnsToCodesStillGood']);
  });

  it('a tab to which another user came, and the first one again, knows of no code that is good', () => {
    const asks = said({ alias: 'SEND_OTP_OLD_TEL', token: 'a-token', answer: true });
    const codes = ['123456', '654321'].map((code) => ({ to: '+393331234577', code }));
    const model = knowing(...entersAs('azienda01'), asks);
    model.learnSent([asks], codes.slice(0, 1));
    for (const each of entersAs('negozio01'))
      model.learn({ ...each, answer: { access_token: 'another-token' } });
    model.learn(said({ token: 'another-token' }));
    model.learn(asks);
    model.learnSent([asks], codes);
    expect(model.takeResent()).toEqual([]);
  });

  it.each([
    ["La registrazione all'Ebox non è avvenuta: si può riprovare.", 403, 200],
    ["La registrazione all'Ebox è avvenuta con successo", 200, 406],
  ])('«%s» is kept of an enrolment, whatever a reply has led to since', (text, ...ends) => {
    const calls = ['ENROLL_EBOX', 'EBOX_UPLOAD_ALLEGATO'].map((alias, index) =>
      said({ alias, status: ends[index] ?? 0 }),
    );
    const after = screen({ path: '/DisputeOnlineRegistered', text });
    expect(violated(observed({ model: knowing(...calls), after }))).toEqual([]);
  });

  it('a box that is ticked off is no loss, though the call that stores it is lost', () => {
    const box = (checked: boolean) => [control({ name: 'Insegna', role: 'checkbox', checked })];
    const ticked = observed({
      step: { do: 'press', role: 'checkbox', name: 'Insegna', nth: 0, lost: null },
      calls: [said({ alias: 'setPreferences', status: 0, lost: 'notDone' })],
      touched: screen({ controls: box(true) }),
      after: screen({ controls: box(false) }),
    });
    expect(violated(ticked)).toEqual([]);
  });

  it('a row on another page of a table is not asked for its fields after a reload', () => {
    const long = 'Iscrizione\nDEFINISCI GESTORI\nUn gestore per ogni punto vendita della società';
    const mail = (row: string, value: string) =>
      control({ name: `Email ${row}`, role: 'text', value });
    const reloaded = (...after: readonly Control[]) =>
      observed({
        step: { do: 'reload' },
        before: screen({
          text: long,
          controls: [mail('2000000114', 'bottega@example.it')],
        }),
        after: screen({ text: long, controls: after }),
      });
    expect(violated(reloaded(mail('2000000101', '')))).toEqual([]);
    expect(violated(reloaded(mail('2000000114', '')))).toEqual(['survivesReload']);
  });

  it('a tab whose change was completed in another one has no code to be led to', () => {
    const path = '/Setting/ModificaTelefono';
    const refused = { calls: [said({ answer: false })] };
    expect(violated(observed({ ...refused, step: { do: 'changeElsewhere', path } }))).toEqual([]);
  });

  it('only who has registered is told so late that nothing is under way', () => {
    expect(violated(observed({ calls: [noRegistration] }))).toEqual(['asksWhatIsAnswered']);
  });
});

it('sees that a file is of the month, once one of its days is searched for', () => {
  const model = knowing(
    searched('202609'),
    exported('202609'),
    searched('202609', '05'),
    shownPage('202609', '05'),
  );
  expect(model.searches.hasExportedIts(0)).toBe(false);
});
