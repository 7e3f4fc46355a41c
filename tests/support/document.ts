import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { computeFewStyles } from './less-work';

computeFewStyles();

/** No test fails on a clock. */
configure({ asyncUtilTimeout: 100_000 });
afterEach(cleanup);

/** Files share a window: each must find it unchanged. */
afterAll(() => {
  vi.useRealTimers();
  configure({ defaultHidden: false });
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
