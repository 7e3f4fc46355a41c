import { hasEffect } from '../paths/steps';
import type { Told } from '../play/use-player';

/** Entries with an effect are first. */
export const refusedLast = (offered: readonly Told[]) => [
  ...offered.filter(({ act, move }) => hasEffect(act.chart, move)),
  ...offered.filter(({ act, move }) => !hasEffect(act.chart, move)),
];
