import type { Step } from './steps';
import { ways } from './ways';

/** A fault that is put into a copy of the sources, to see that the walker finds it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly original: string;
  readonly broken: string;
  /** The rules that find it; another rule has found something else. */
  readonly rules: readonly string[];
  /** The shortest way to it. From there the walk continues at random. */
  readonly way: readonly Step[];
}

export const faults: readonly Fault[] = [
  {
    name: 'un passo obbligato sopravvive al suo successo',
    file: 'machines/portal/portal.machine.ts',
    original: "actions: 'endSession',\n              meta: { spec: ['RES-003'",
    broken: "actions: [],\n              meta: { spec: ['RES-003'",
    rules: ['forcesNobodyTwice'],
    way: ways.forcedStepDone,
  },
  {
    name: 'un indirizzo rifiutato si aggiunge alla cronologia',
    file: 'machines/navigation/navigation.setup.ts',
    original: '{ address: split(verdict.path), isNewRequest: true, restoredTrail: [] }',
    broken:
      "{ address: split(verdict.path), isNewRequest: true, restoredTrail: [], how: 'push' as const }",
    rules: ['goesBack', 'leadsOut'],
    way: ways.refusedThenBack,
  },
  {
    name: 'la ricarica perde quanto scritto',
    file: 'src/main.tsx',
    original: "navigation.on('flow.draft', drafts.write);",
    broken: '',
    rules: ['survivesReload'],
    way: ways.typedThenReload,
  },
  {
    name: 'un codice non inviato è annunciato come inviato',
    file: 'machines/shared/otp/otp.actors.ts',
    original: "return { type: 'code.refused' };",
    broken: "return { type: 'code.sent' };",
    rules: ['announcesCodesThatWereSent'],
    way: ways.resentAtOnce,
  },
  {
    name: 'la sessione non impara il nuovo numero',
    file: 'machines/portal/portal.setup.ts',
    original: 'cellNumber: event.number',
    broken: 'cellNumber: context.session.merchant.cellNumber',
    rules: ['namesWhereCodesGo', 'showsWhatWasAcknowledged'],
    way: ways.phoneChanged,
  },
  {
    name: 'un altro codice parte mentre il primo vale ancora',
    file: 'machines/shared/otp/sent-code.ts',
    original:
      "notify(age >= 0 && age < life ? { type: 'code.stands' } : { type: 'code.needed', at: now });",
    broken: "notify({ type: 'code.needed', at: now });",
    rules: ['sendsAgainOnlyWhenAsked'],
    way: ways.codeLeftAndBack,
  },
  {
    name: 'un’esportazione finita tardi si confronta con un’altra ricerca',
    file: 'machines/shared/export/workbook-region.ts',
    original: "always: { guard: 'rowsAreGone', target: 'ready', actions: 'cancelExport' },",
    broken: '',
    rules: ['announcesItsOwnExport', 'warnsOfMoneyTruly'],
    way: ways.exportThenSearch,
  },
  {
    name: 'un dettaglio si apre sopra un’altra ricerca',
    file: 'machines/summaries/summaries.machine.ts',
    original: "guard: 'rowIsLeft',\n                  target: 'closed',",
    broken: "guard: 'rowIsLeft',",
    rules: ['detailsBelongToTheirList'],
    way: ways.detailThenSearch,
  },
  {
    name: 'le altre schede del browser non sanno di una modifica',
    file: 'machines/portal/portal.machine.ts',
    original: "'storeSession', 'notifyTabs']",
    broken: "'storeSession']",
    rules: ['showsWhatWasAcknowledged', 'namesWhereCodesGo'],
    way: ways.changedInOtherTab,
  },
  {
    name: 'un file tagliato a 5000 righe porta la somma di tutte',
    file: 'machines/shared/export/export.parts.ts',
    original: '{ rows: rows.slice(0, exportLimit), sums: {} }',
    broken: '{ rows: rows.slice(0, exportLimit), sums }',
    rules: ['addsUpWhatWasExported'],
    way: ways.tooManyRows,
  },
  {
    name: 'il 401 di un conteggio passa sotto silenzio',
    file: 'machines/call.ts',
    original: "if (!signal.aborted) rootOf(self).send({ type: 'session.expired' });",
    broken: '',
    rules: ['showsEveryExpiry'],
    way: ways.expiredCount,
  },
  {
    name: 'la modifica di un’altra persona è annullata senza dirlo',
    file: 'machines/dispute-online/enrolment/enrolment.machine.ts',
    original: "{ guard: 'changedMeanwhile', target: 'deciding', actions: 'mergeProfile' },",
    broken: '',
    rules: ['undoesNothingUnseen'],
    way: ways.changedByOther,
  },
  {
    name: 'l’accesso di un altro utente subentra senza chiedere',
    file: 'machines/portal/portal.setup.ts',
    original: '!isSameUser(args.context.session, resultIn(args.event).session)',
    broken: 'false',
    rules: ['asksBeforeAnotherUserEnters'],
    way: ways.otherUserArrives,
  },
  {
    name: 'mentre la sessione si rinnova la Home resta scoperta',
    file: 'machines/point-of-sale/point-of-sale.selectors.ts',
    original: "=> snapshot.hasTag('opening');",
    broken: "=> snapshot.hasTag('nothing' as 'opening');",
    rules: ['coversHomeWhileRefreshing'],
    way: ways.homeWhileRefreshing,
  },
  {
    name: 'una riga scelta è persa con la sua pagina',
    file: 'machines/summaries/summaries.machine.ts',
    original: "chosen: sameCriteria(criteria, context.criteria) ? context.chosen : '',",
    broken:
      "chosen: settledRows(event.snapshot).some((row) => keyOf(row) === context.chosen) ? context.chosen : '',",
    rules: ['keepsTheChosenSummary'],
    way: ways.chosenRow,
  },
];
