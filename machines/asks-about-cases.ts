import type { Configuration } from '../acquirer/contract/configuration';

/**
 * The acquirer offers calls about its cases beyond the specification: counts in a list or a recap.
 * Another says whether a case is still open before a reply is sent.
 */
export const asksAboutCases = (extensions: readonly Configuration['extensions'][number][]) =>
  extensions.includes('openCases') || extensions.includes('homeSummary');
