import { isAcquirerPath } from './app';
import { readEnvironment } from './environment';
import { openAcquirer } from './open';

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * The acquirer for the development server, on the environment and data folder of `npm start`.
 * `answer` is null for requests that the development server answers itself. Throws a StartError,
 * with a sentence for the operator.
 */
export const openForDevelopment = async () => {
  const acquirer = await openAcquirer(readEnvironment(process.env), log);
  const seeding = acquirer.finishSeeding();
  return {
    answer: async (request: Request): Promise<Response | null> =>
      isAcquirerPath(new URL(request.url).pathname) ? acquirer.app.fetch(request) : null,
    close: async () => {
      await acquirer.close();
      await seeding;
    },
  };
};
