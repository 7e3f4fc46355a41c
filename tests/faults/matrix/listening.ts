import { vi } from 'vitest';

/** Records uncaught errors and console output; the returned function returns the record. */
export const listenForFaults = () => {
  const received: string[] = [];
  const record = (reason: unknown) => received.push(`uncaught: ${String(reason)}`);
  process.on('unhandledRejection', record);
  // The client says in the console which field of an answer it could not read.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const reported = vi.spyOn(console, 'error').mockImplementation((...words) => {
    received.push(`reported in the console: ${words.map(String).join(' ').slice(0, 300)}`);
  });
  return () => {
    process.off('unhandledRejection', record);
    warned.mockRestore();
    reported.mockRestore();
    return received;
  };
};
