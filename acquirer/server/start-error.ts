/** Why the acquirer cannot start, as one Italian sentence for whoever started it. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartError';
  }
}
