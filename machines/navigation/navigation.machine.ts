import { usualPreferences } from '../../acquirer/contract/preferences';
import { anyList, failing } from '../failing';
import { ofEvent } from '../typed-chart';
import { pointNamedBy } from './address';
import { begun, navigationSetup, portalInput } from './navigation.setup';
import type { FlowInput, FlowModule, FlowRoute } from './navigation.types';

/** Navigation: an address is requested, the portal decides, and the page's flow runs. */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description: 'Dove si è: quale indirizzo si vede, e quale flusso vi lavora',
  type: 'parallel',
  context: ({ input }) => begun(input),
  invoke: [
    { id: 'apiClient', src: 'apiClient', systemId: 'apiClient' },
    { id: 'connection', src: 'connection', systemId: 'connection' },
    {
      id: 'sentCodes',
      src: 'sentCodes',
      systemId: 'sentCodes',
      input: ({ context }) => context.sentCodes,
    },
    { id: 'watchPortal', src: 'watchPortal', input: ({ self }) => ({ navigation: self }) },
    {
      id: 'portal',
      src: 'portal',
      systemId: 'portal',
      input: ({ context }) => portalInput(context),
    },
    { id: 'exports', src: 'exports', systemId: 'exports' },
    { id: 'leaving', src: 'leaving' },
    { id: 'pointChoice', src: 'pointChoice' },
    {
      id: 'preferences',
      src: 'preferences',
      input: ({ context }) => ({
        stored: context.preferences ?? usualPreferences,
        readFor: context.preferencesReadFor ?? null,
      }),
    },
  ],
  on: {
    'session.expired': {
      actions: ['restoreDraft', 'closePointChoice', 'notifyExpired'],
      meta: { spec: ['ERR-013', 'LOG-035'] },
    },
  },
  states: {
    address: {
      initial: 'requested',
      description: 'L’indirizzo: chi lo chiede, che cosa ne decide il portale',
      meta: { spec: ['NAV-001', 'NAV-010', 'NAV-030'] },
      on: {
        'portal.moved': {
          target: '.requested.deciding',
          actions: { type: 'keepPortal', params: ofEvent },
          meta: { happyPath: true },
        },
        'address.asked': [
          { guard: 'flowHolds', actions: 'askToLeave', meta: { spec: ['CAS-050'] } },
          {
            guard: 'mustWait',
            target: '.requested.waiting',
            actions: { type: 'takeAddress', params: ofEvent },
          },
          {
            target: '.requested.asking',
            actions: [
              { type: 'takeAddress', params: ofEvent },
              'notifyPortal',
              'rememberNotifiedPath',
            ],
            meta: { happyPath: true },
          },
        ],
      },
      states: {
        requested: {
          description: 'È chiesto un indirizzo: si può vedere, e per quale punto vendita?',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Il portale è occupato: configurazione, accesso, benvenuto',
            },
            asking: {
              description: 'Il portale sa quale indirizzo si apre, e se è di tutti i punti vendita',
              meta: { spec: ['HOM-019', 'API-029'] },
            },
            deciding: {
              description: 'Si può vedere? Dove si è condotti, se no?',
              meta: { spec: ['LOG-014', 'LOG-029', 'PRM-001', 'PRM-008'] },
              always: [
                { guard: 'mustWait', target: 'waiting' },
                {
                  guard: 'isLedElsewhere',
                  target: 'deciding',
                  actions: 'goElsewhere',
                  meta: { spec: ['OTP-005'] },
                },
                {
                  guard: 'portalDoesNotKnow',
                  target: 'asking',
                  actions: ['notifyPortal', 'rememberNotifiedPath'],
                },
                {
                  guard: 'opensForeignPoint',
                  target: '#navigation.address.refused',
                  actions: 'refusePoint',
                },
                { guard: 'opensAllPoints', target: 'asking', actions: 'admitAllPoints' },
                { guard: 'opensOtherPoint', target: 'placing' },
                { guard: 'isOfOtherPoint', target: 'deciding', actions: 'takePointInForce' },
                {
                  guard: 'isInTheAddressBar',
                  target: '#navigation.address.shown',
                  actions: ['rememberWritten', 'admitPage'],
                  meta: { happyPath: true },
                },
                {
                  target: '#navigation.address.shown',
                  actions: ['write', 'rememberWritten', 'admitPage'],
                  meta: { happyPath: true },
                },
              ],
            },
            placing: {
              description: 'L’indirizzo è di un altro punto vendita: è dell’utente?',
              meta: { spec: ['PRM-003', 'PRM-005', 'API-029'] },
              invoke: {
                id: 'findPoint',
                src: 'findPoint',
                input: ({ context }) => ({ code: pointNamedBy(context.address) ?? '' }),
              },
              on: {
                ...failing(anyList, { target: 'waiting', actions: 'notifyFailed' }),
                'point.found': {
                  actions: { type: 'admitPoint', params: ofEvent },
                  meta: { happyPath: true },
                },
                'point.unknown': { target: '#navigation.address.refused', actions: 'refusePoint' },
              },
            },
          },
        },
        refused: {
          description: 'Il punto vendita dell’indirizzo non è tra quelli dell’utente',
          meta: { spec: ['PRM-003', 'PRM-005'] },
          entry: ['write', 'rememberWritten', 'refusePage'],
          on: {
            'portal.moved': {
              guard: 'pointHasChanged',
              target: 'requested.deciding',
              actions: [{ type: 'keepPortal', params: ofEvent }, 'acknowledge'],
            },
          },
        },
        shown: { description: 'L’indirizzo è quello nella barra del browser' },
      },
    },
    flow: {
      initial: 'idle',
      description: 'Il flusso: il suo codice, il suo lavoro, la sua fine',
      on: {
        'page.admitted': [
          { guard: 'isHereAlready' },
          {
            guard: 'hasFlow',
            target: '.loading',
            actions: ['takeRoute', 'acknowledge', 'notifyPageLeft'],
            meta: { happyPath: true },
          },
          { target: '.idle', actions: ['leaveFlow', 'acknowledge', 'notifyPageLeft'] },
        ],
        'page.refused': { target: '.idle', actions: ['leaveFlow', 'notifyPageLeft'] },
      },
      states: {
        idle: { description: 'Una pagina senza flusso: la login, una pagina di errore' },
        loading: {
          description: 'Carica il codice del flusso di questo indirizzo',
          invoke: {
            id: 'loadFlow',
            src: 'loadFlow',
            input: ({ context }) => ({ route: context.route as FlowRoute }),
          },
          on: {
            'flow.loaded': {
              target: 'playing',
              actions: { type: 'keepModule', params: ofEvent },
              meta: { happyPath: true },
            },
            'flow.notLoaded': {
              target: 'ended',
              actions: 'notifyEnd',
              meta: { spec: ['ERR-014'] },
            },
          },
        },
        playing: {
          description: 'Il flusso lavora, e l’indirizzo lo segue',
          initial: 'starting',
          invoke: [
            {
              id: 'watchFlow',
              src: 'watchFlow',
              input: ({ context, self }) => ({
                navigation: self,
                module: context.module as FlowModule,
              }),
            },
            {
              id: 'flow',
              src: 'flow',
              input: ({ context }) => ({
                module: context.module as FlowModule,
                flowInput: context.flowInput as FlowInput,
              }),
              onDone: {
                guard: 'saysHowItEnded',
                target: 'ended',
                actions: ['persistDraftAtEnd', 'notifyEnd'],
                meta: { happyPath: true },
              },
            },
          ],
          on: {
            'flow.notified': { actions: { type: 'passOn', params: ofEvent } },
            'flow.draftChanged': {
              actions: ['persistDraft', 'takeDraft'],
              meta: { spec: ['API-008'] },
            },
            'portal.moved': {
              guard: 'sessionHasChanged',
              actions: [{ type: 'refreshFlowInput', params: ofEvent }, 'notifyFlow'],
              meta: { spec: ['TEL-002', 'VAL-053'] },
            },
            'page.admitted': [
              { guard: 'isWhereTheFlowIs', actions: 'acknowledge' },
              { guard: 'concernsTheFlow', target: '.asked', actions: 'acknowledge' },
            ],
          },
          states: {
            starting: {
              description: 'Comincia, e dice dove si trova',
              on: {
                'flow.moved': [
                  {
                    guard: 'flowHasOtherSearch',
                    target: 'following',
                    actions: [
                      'leaveFoundPlace',
                      'replaceFlowAddress',
                      'followFlow',
                      'notifyPeriod',
                      'notifyPage',
                    ],
                  },
                  {
                    target: 'following',
                    actions: ['followFlow', 'notifyPeriod', 'notifyPage', 'recordSearch'],
                    meta: { happyPath: true },
                  },
                ],
              },
            },
            following: {
              description: 'Dove va il flusso, va l’indirizzo',
              on: {
                'flow.moved': [
                  {
                    guard: 'flowHasMoved',
                    actions: ['showFlowAddress', 'followFlow', 'notifyPageLeft'],
                    meta: { spec: ['OTP-004'] },
                  },
                  {
                    guard: 'flowHasOtherSearch',
                    actions: ['showFlowAddress', 'followFlow', 'notifyPeriod', 'recordSearch'],
                  },
                  { actions: 'followFlow' },
                ],
              },
            },
            asked: {
              description:
                'Chiede al flusso l’indirizzo: Indietro e Avanti del browser, un collegamento',
              entry: ['takeFoundTrail', 'askFlow'],
              on: {
                'flow.moved': [
                  {
                    guard: 'flowIsThere',
                    target: 'following',
                    actions: ['returnIfLinked', 'followFlow'],
                  },
                  {
                    target: 'following',
                    actions: ['stayOnTrail', 'replaceFlowAddress', 'followFlow'],
                  },
                ],
              },
            },
          },
        },
        ended: {
          description: 'Il flusso è finito: resta la sua ultima schermata, decide il portale',
          meta: { spec: ['NAV-047'] },
        },
      },
    },
  },
});
