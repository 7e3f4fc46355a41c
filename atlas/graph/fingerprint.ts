import type { Chart } from './chart';

/** A short text that changes with every state and every arrow of a chart. */
export const fingerprintOf = ({ id, states, arrows }: Chart): string => {
  let hash = 0;
  for (const character of JSON.stringify([id, states, arrows]))
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
};
