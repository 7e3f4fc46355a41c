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

/** Records clicks, so that a visible button need not be pressed twice. */
export const recordClicks = (window: Window & Early) => {
  const held: Clicks = { pressed: '', sent: false };
  window.portalClicks = held;
  window.addEventListener('submit', () => {
    held.sent = true;
  });
  window.addEventListener('click', ({ target }) => {
    held.pressed = buttonAt(target)?.textContent ?? '';
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
