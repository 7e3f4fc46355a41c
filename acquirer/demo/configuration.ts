import { portalConfigurationOf, usualPortalConfiguration } from '../server/portal-configuration';

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
