import { setup } from 'xstate';
import type { StateMeta } from '../flow-result';

/** Impostazioni: three links, each to a separate flow. */
export const settingsMachine = setup({ types: { meta: {} as StateMeta } }).createMachine({
  id: 'settings',
  description: 'Impostazioni: che cosa vuole modificare?',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Password, e-mail o telefono cellulare',
      meta: {
        page: 'settings',
        spec: ['PWD-001', 'PWD-002', 'PWD-003', 'PWD-004', 'PRM-008', 'NAV-040'],
      },
    },
  },
});
