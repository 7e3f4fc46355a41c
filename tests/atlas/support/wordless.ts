/** What is missing when words are asked for; empty when nothing is. */
export const wordless = (make: () => unknown) => {
  try {
    make();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};
