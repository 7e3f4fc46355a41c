import { vi } from 'vitest';

/** Records uncaught errors and console output; a second call returns the record. */
export const listenForFaults = () => {
  const heard: string[] = [];
  const hear = (reason: unknown) => heard.push(`uncaught: ${String(reason)}`);
  process.on('unhandledRejection', hear);
  // The client says in the console which field of an answer it could not read.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const said = vi.spyOn(console, 'error').mockImplementation((...words) => {
    heard.push(`said in the console: ${words.map(String).join(' ').slice(0, 300)}`);
  });
  return () => {
    process.off('unhandledRejection', hear);
    warned.mockRestore();
    said.mockRestore();
    return heard;
  };
};
