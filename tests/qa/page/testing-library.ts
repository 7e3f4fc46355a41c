import { configure, fireEvent as fire } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { pageWidth } from '../../../src/layout/frame-look';
import { recorder } from './recorder';

/**
 * Takes the place of the testing library for React, which needs React's development build: here
 * React is the one that merchants get, and the browser does the rest.
 */

const mounted: { readonly root: Root; readonly place: HTMLElement }[] = [];

configure({
  eventWrapper: (dispatch) => {
    flushSync(dispatch);
    return true;
  },
});

/** By a message, as React plans its own work: a timer would wait four milliseconds each time. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** React has drawn what it had to, and what it drew has had its effects. */
const settled = async () => {
  for (let turns = 0; turns < 6; turns += 1) await turn();
};

export const act = async (work: () => unknown) => {
  await work();
  await settled();
};

export const render = (element: ReactElement) => {
  const place = document.createElement('div');
  place.className = `${pageWidth} py-8`;
  document.body.append(place);
  const root = createRoot(place);
  mounted.push({ root, place });
  flushSync(() => root.render(element));
};

export const cleanup = () => {
  for (const { root, place } of mounted.splice(0)) {
    flushSync(() => root.unmount());
    place.remove();
  }
};

type Fire = typeof fire;

const recorded = ['click', 'change', 'input', 'submit'] as const;

const telling = Object.fromEntries(
  recorded.map((type) => [
    type,
    (element: Element, options?: object) => {
      const done = fire[type](element, options);
      recorder.does(type, element);
      return done;
    },
  ]),
);

/** React hears of the focus by the events that bubble. */
const focusing = {
  blur: (element: Element, options?: object) =>
    fire.focusOut(element, options) && fire.blur(element, options),
  focus: (element: Element, options?: object) =>
    fire.focusIn(element, options) && fire.focus(element, options),
};

export const fireEvent = Object.assign(
  (...args: Parameters<Fire>) => fire(...args),
  fire,
  focusing,
  telling,
);

export * from '@testing-library/dom';
