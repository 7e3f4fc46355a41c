import * as v from 'valibot';
import { now } from '../../acquirer/client/clock';
import { type Configuration, configuration } from '../../acquirer/contract/configuration';

const defaults = v.parse(configuration, {});

/** The links around every screen; before the configuration is loaded, its defaults. */
export const frameOf = (known: Configuration | null) => {
  const { merchantSiteUrl, termsUrl, privacyUrl } = known ?? defaults;
  return { merchantSiteUrl, termsUrl, privacyUrl, year: now().getFullYear() };
};
