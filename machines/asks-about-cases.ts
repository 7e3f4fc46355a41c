import type { Configuration } from '../acquirer/contract/configuration';

/**
 * The acquirer takes calls about its cases beyond what the specification says: counts in a list or a recap, and
 * whether a case is still open before a reply leaves.
 */
export const asksAboutCases = (extensions: readonly Configuration['extensions'][number][]) =>
  extensions.includes('openCases') || extensions.includes('homeSummary');
