/** A fault that is put into a copy of the sources, to see that the walker finds it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly instead: string;
  readonly stands: string;
  /** The rules that may tell it; another one found something else. */
  readonly told: readonly string[];
}

export const faults: readonly Fault[] = [
  {
    name: 'un passo obbligato sopravvive al suo successo',
    file: 'machines/portal/portal.machine.ts',
    instead: "actions: 'endSession',\n              meta: { spec: ['RES-003'",
    stands: "actions: [],\n              meta: { spec: ['RES-003'",
    told: ['forcesNobodyTwice'],
  },
  {
    name: 'un indirizzo rifiutato si aggiunge alla cronologia',
    file: 'machines/host/host.setup.ts',
    instead: '{ address: split(verdict.path), anew: true, found: [] }',
    stands: "{ address: split(verdict.path), anew: true, found: [], how: 'push' as const }",
    told: ['goesBack', 'leadsOut'],
  },
  {
    name: 'la ricarica perde quanto scritto',
    file: 'src/main.tsx',
    instead: "host.on('flow.kept', kept.write);",
    stands: '',
    told: ['survivesReload'],
  },
  {
    name: 'un codice non inviato è annunciato come inviato',
    file: 'machines/shared/otp/otp.actors.ts',
    instead: "return { type: 'code.refused' };",
    stands: "return { type: 'code.sent' };",
    told: ['announcesCodesThatWereSent'],
  },
  {
    name: 'la sessione non impara il nuovo numero',
    file: 'machines/portal/portal.setup.ts',
    instead: 'cellNumber: event.number',
    stands: 'cellNumber: context.session.merchant.cellNumber',
    told: ['namesWhereCodesGo', 'showsWhatWasAcknowledged'],
  },
];
