import { usualPreferences } from '../../acquirer/contract/preferences';
import { anyList, failing } from '../failing';
import { withEvent } from '../typed-chart';
import { pointNamedBy } from './address';
import { flow } from './flow';
import { begun, navigationSetup, portalInput } from './navigation.setup';

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
          actions: withEvent('keepPortal'),
          meta: { happyPath: true },
        },
        'address.asked': [
          { guard: 'flowHolds', actions: 'askToLeave', meta: { spec: ['CAS-050'] } },
          {
            guard: 'mustWait',
            target: '.requested.waiting',
            actions: withEvent('takeAddress'),
          },
          {
            target: '.requested.asking',
            actions: [withEvent('takeAddress'), 'notifyPortal', 'rememberNotifiedPath'],
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
                  actions: withEvent('admitPoint'),
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
              actions: [withEvent('keepPortal'), 'acknowledge'],
            },
          },
        },
        shown: { description: 'L’indirizzo è quello nella barra del browser' },
      },
    },
    flow,
  },
});
