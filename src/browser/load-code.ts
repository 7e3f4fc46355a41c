const pauseMs = 2000;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Attempts to load indispensable code before the page reports the failure. */
export const patientTries = 5;

/** Whether the site can be reached: a page is not loaded again without a connection. */
export const siteAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads code and tries again while the connection fails. A browser may remember a failed module as
 * long as the page lives. So where the site answers, it tries only one more time, then rejects.
 */
export const loadCode = async <Code>(load: () => Promise<Code>, tries: number): Promise<Code> => {
  for (let tried = 1; ; tried++)
    try {
      return await load();
    } catch (error) {
      if (tried >= tries || (tried > 1 && (await siteAnswers()))) throw error;
      await pause();
    }
};
