const pauseMs = 2000;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Attempts to load indispensable code before the page reports the failure. */
export const patientTries = 5;

/** Loads code and tries again while the connection fails; rejects after so many tries. */
export const loadCode = async <Code>(load: () => Promise<Code>, tries: number): Promise<Code> => {
  for (let left = tries - 1; ; left--)
    try {
      return await load();
    } catch (error) {
      if (left <= 0) throw error;
      await pause();
    }
};
