const stepMs = 20;

/** Waits until it is so, or patience ends. */
export const until = async (isSo: () => boolean, patienceMs: number) => {
  for (let waited = 0; !isSo() && waited < patienceMs; waited += stepMs)
    await new Promise((resolve) => setTimeout(resolve, stepMs));
};
