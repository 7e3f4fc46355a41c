import { isAcquirerPath } from './app';
import { readEnvironment } from './environment';
import { openAcquirer } from './open';

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * The acquirer for the development server, on the environment and data folder of `npm start`.
 * Throws a StartError, with a sentence for the operator.
 */
export const openForDevelopment = async () => {
  const acquirer = await openAcquirer(readEnvironment(process.env), log);
  const seeding = acquirer.finishSeeding();
  return {
    owns: (path: string) => isAcquirerPath(path) || /^\/atlas(\/|$)/.test(path),
    answer: async (request: Request): Promise<Response> => acquirer.app.fetch(request),
    close: async () => {
      await acquirer.close();
      await seeding;
    },
  };
};
