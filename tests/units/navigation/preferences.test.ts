// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';

import { usualPreferences } from '../../../acquirer/contract/preferences';

import { applyLooks } from '../../../src/browser/preferences';

import { storedSearches, storeSearches } from '../../../src/browser/stored-searches';

afterEach(() => applyLooks(usualPreferences));

describe('what the user prefers', () => {
  it('what a tab cannot read, or the contract refuses, is no search', () => {
    for (const text of [
      '{',
      '[]',
      JSON.stringify({ searches: [], recent: ['//altrove.example?a=b'] }),
    ]) {
      sessionStorage.setItem('searches', text);
      expect(storedSearches()).toEqual({ searches: [], recent: [] });
    }
    storeSearches(usualPreferences);
    expect(sessionStorage).toHaveLength(0);
  });
});
