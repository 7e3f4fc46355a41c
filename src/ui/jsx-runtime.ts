import type { ElementType, Key, ReactNode } from 'react';
import * as react from 'react/jsx-runtime';

export { Fragment, type JSX } from 'react/jsx-runtime';

interface Props {
  readonly children?: ReactNode;
}

/** They hold text alone. */
const textOnly = new Set<unknown>(['option', 'title', 'textarea', 'style']);

/** Of a drawing: their parts are `tspan`. */
const inDrawing = new Set<unknown>(['text', 'tspan']);

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

const isNothing = (child: unknown) => child == null || typeof child === 'boolean';

/** Texts beside each other become one; a text beside an element is put into one. */
const apart = (children: readonly ReactNode[], part: 'span' | 'tspan'): readonly ReactNode[] =>
  children.map((child, place) => {
    if (!isText(child)) return child;
    if (isText(children[place - 1])) return null;
    const ends = children.findIndex((other, index) => index > place && !isText(other));
    const text = children.slice(place, ends < 0 ? undefined : ends).join('');
    return text.trim() === ''
      ? text
      : react.jsx(part, untranslated(part, { children: text }), `text ${place}`);
  });

/** An amount, a code, a card number, a date in digits: figures, and no word in small letters. */
const isFigure = (text: string) => /\d/.test(text) && !/\p{Ll}/u.test(text);

/** A translation would change figures: 1.234,56 becomes 1,234.56. */
const untranslated = <Given extends Props>(type: ElementType, props: Given): Given =>
  typeof type === 'string' &&
  !textOnly.has(type) &&
  isText(props.children) &&
  isFigure(String(props.children))
    ? { translate: 'no', ...props }
    : props;

/**
 * In every element a text is alone. A browser's translation moves each text into an element of its
 * own; React can still replace an element's whole content. It cannot find one text among others.
 */
const separateTexts = <Given extends Props>(type: ElementType, props: Given): Given => {
  const { children } = props;
  const isFragment = type === react.Fragment;
  if (typeof type !== 'string' && !isFragment) return props;
  if (!Array.isArray(children))
    return isFragment && isText(children)
      ? { ...props, children: apart([children], 'span')[0] }
      : props;
  if (!children.some(isText)) return props;
  const isAllText = children.every((child) => isText(child) || isNothing(child));
  if (!isFragment && (isAllText || textOnly.has(type)))
    return { ...props, children: children.filter((child) => !isNothing(child)).join('') };
  return { ...props, children: apart(children, inDrawing.has(type) ? 'tspan' : 'span') };
};

/** What the compiler makes of an element: as React's own, its texts apart, its figures untranslated. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  react.jsx(type, untranslated(type, separateTexts(type, props)), key);

/** The same for several children. */
export const jsxs = (type: ElementType, props: Props, key?: Key) => {
  const separated = untranslated(type, separateTexts(type, props));
  const make = Array.isArray(separated.children) ? react.jsxs : react.jsx;
  return make(type, separated, key);
};

/** For the development server and the tests. */
export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
