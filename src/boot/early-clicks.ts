/** Input on a prerendered page before its scripts are ready. */
interface Clicks {
  /** The name of the button that was pressed last. */
  pressed: string;
  /** The login form was sent. */
  sent: boolean;
}

interface Early {
  portalClicks?: Clicks | undefined;
}

const pressable = 'button[type="button"]';

const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(pressable) : null;

/** The shop of this page's address goes with a link that is prerendered without it. */
const takePoint = (target: EventTarget | null, search: string) => {
  const point = new URLSearchParams(search).get('codPos');
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/Home/"]') : null;
  if (link?.search === '' && point !== null) link.search = `?codPos=${encodeURIComponent(point)}`;
};

/** Records clicks, so that a visible button need not be pressed twice, and a link keeps the shop. */
export const recordClicks = (window: Window & Early) => {
  const held: Clicks = { pressed: '', sent: false };
  window.portalClicks = held;
  window.addEventListener('submit', () => {
    held.sent = true;
  });
  window.addEventListener('click', ({ target }) => {
    held.pressed = buttonAt(target)?.textContent ?? '';
    if (window.portalClicks === held) takePoint(target, window.location.search);
  });
};

/** Whether the login was sent before its form had a target. */
export const wasSent = (window: Window & Early) => window.portalClicks?.sent === true;

/** The button that was pressed; from now on buttons handle their own clicks. */
export const takePressed = (window: Window & Early) => {
  const pressed = window.portalClicks?.pressed ?? '';
  window.portalClicks = undefined;
  return pressed;
};

/** Presses the button of that name, if there still is one. */
export const pressAgain = (root: ParentNode, name: string) => {
  if (name === '') return;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>(pressable)];
  buttons.find(({ textContent }) => textContent === name)?.click();
};
