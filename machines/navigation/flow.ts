import { withEvent } from '../typed-chart';
import { navigationSetup } from './navigation.setup';
import type { FlowInput, FlowModule, FlowRoute } from './navigation.types';

/** The part in which a page's flow is loaded and runs. */
export const flow = navigationSetup.createStateConfig({
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
          actions: withEvent('keepModule'),
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
        'flow.notified': { actions: withEvent('passOn') },
        'flow.draftChanged': {
          actions: ['persistDraft', 'takeDraft'],
          meta: { spec: ['API-008'] },
        },
        'portal.moved': {
          guard: 'sessionHasChanged',
          actions: [withEvent('refreshFlowInput'), 'notifyFlow'],
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
});
