import ElementDefaults from 'happy-dom/lib/css/declaration/computed-style/config/CSSComputedStyleElementDefault.js';
import * as React from 'react';

/**
 * Work that libraries do for each element and no test looks at: about a tenth of the time of the
 * paths on screens.
 */

const react: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/** React records where each element was made, for its warnings; after ten thousand it stops. */
if (react !== undefined)
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });

type Default = string | Readonly<Record<string, string>> | undefined;

const defaults: Readonly<Record<string, Default>> = ElementDefaults;

const displayOf = (element: Element) => {
  const known = defaults[element.tagName] ?? '';
  const css =
    typeof known === 'string' ? known : known[Reflect.get(element, 'open') ? 'open' : 'default'];
  return /display: ([\w-]+)/.exec(css ?? '')?.[1] ?? '';
};

/** Without style sheets an element looks as its kind and its own `style` say. */
const styleOf = (element: Element) => {
  const own = element.hasAttribute('style') ? (element as HTMLElement).style : undefined;
  const style = {
    get display() {
      return own?.display || displayOf(element);
    },
    get visibility() {
      return own?.visibility || 'visible';
    },
    getPropertyValue: (name: string): string =>
      name === 'display' || name === 'visibility'
        ? style[name]
        : (own?.getPropertyValue(name) ?? ''),
  };
  return style as unknown as CSSStyleDeclaration;
};

/** happy-dom would compute every style of the element and of all around it, at every question. */
export const computeFewStyles = () => {
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) =>
    document.styleSheets.length > 0 ? compute(element, pseudo) : styleOf(element);
};
