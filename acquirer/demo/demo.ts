import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Demonstration } from '../server/demonstration';
import { portalConfigurationOf, usualPortalConfiguration } from '../server/portal-configuration';
import { type AtlasBuild, mountAtlas } from './atlas';
import { mountCalendar } from './calendar';
import { outboxMessenger, removeOldMessages } from './outbox/messages';
import { mountOutbox } from './outbox/routes';
import { mountReset } from './reset';
import { seedDemo, seedLargeCompany } from './seed/seed';
import { demoPassword, demoUsers } from './users';

const greeting = (address: string, scale: number, hasAtlas: boolean) => [
  '',
  `Utenti dimostrativi, tutti con password ${demoPassword}:`,
  ...demoUsers.map(({ userId, shows }) => `  ${userId.padEnd(12)} ${shows}`),
  '',
  ...(hasAtlas ? [`Atlante dei flussi: ${address}/atlas`] : []),
  `SMS ed e-mail inviati: ${address}/outbox`,
  `Per tornare ai dati del primo avvio: ${address}/demo/reset`,
  ...(scale > 0 ? ['I movimenti di grande01 si completano mentre il portale è già in uso.'] : []),
];

/**
 * 13 months of invented merchants; a scale of 1 is 300,000 movements for the large company. The
 * built atlas is in `atlasFolder`.
 */
export const demonstration = (
  scale: number,
  atlasFolder = 'build/atlas',
  atlasBuild?: AtlasBuild,
): Demonstration => {
  const size = { small: 1, large: scale };
  // A release has no folder of builds, and no sources to build the atlas from.
  const hasAtlas = existsSync(dirname(atlasFolder));
  return {
    configuration: demoConfiguration,
    announced: { atlas: true },
    messenger: outboxMessenger,
    mount: (app, services) => {
      mountOutbox(app, services);
      mountCalendar(app, services);
      mountReset(app, services, () =>
        seedDemo(services.db, services.clock(), size, () => undefined),
      );
      if (hasAtlas) mountAtlas(app, atlasFolder, atlasBuild);
    },
    seed: (db, now, log) => seedDemo(db, now, size, log),
    seedLater: (db, now, log, signal) => seedLargeCompany(db, now, size, log, signal),
    removeExpired: removeOldMessages,
    greeting: (address) => greeting(address, scale, hasAtlas),
  };
};

/**
 * The usual configuration with invented contacts. It has neither `stateField` nor `returns`,
 * so that a link can log in: manual tests begin with one.
 */
export const demoConfiguration = portalConfigurationOf({
  ...usualPortalConfiguration.source,
  authentication: {},
  support: { phone: '800 000 000', email: 'assistenza@acquirer.example' },
  disputeDesk: {
    fax: '02 0000 0000',
    address: 'Dispute Online, Casella Postale 100, 20121 Milano MI',
  },
});
