const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** One step in words: the gestures by the names on the screen, or the outside event. */
export const doneIn = ({ asked, gestures }) => {
  const done = gestures.length > 0 ? `${gestures.join(', poi ')}.` : asked;
  return capital(done.replaceAll(', poi P', ', poi p').replaceAll(', poi I', ', poi i'));
};

/** A sentence ends with one full stop. */
export const ended = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A path as the steps of a manual test. */
export const stepsOf = (steps) =>
  steps.map((step, index) => `${index + 1}. ${doneIn(step)} Atteso: ${ended(step.expected)}`);

export const seconds = (milliseconds) =>
  `${(milliseconds / 1000).toLocaleString('it-IT', { maximumFractionDigits: 1 })} s`;
