import type { Embedded, Place } from './embedded';
import type { Failure, Port, Question, Statement } from './messages';

type Options = Parameters<Embedded['query']>[2];

type Answer = { readonly id: number } & (
  | { readonly result: never }
  | { readonly failure: Failure }
);

const errorOf = ({ message, stack, properties }: Failure) =>
  Object.assign(new Error(message), { stack }, properties);

const statementOf = (text: string, values: readonly unknown[], options: Options): Statement => ({
  text,
  values,
  rowMode: options?.rowMode ?? 'object',
  asText: Object.keys(options?.parsers ?? {}).map(Number),
});

/** The side of the application. `lose` rejects all calls without an answer, and all later ones. */
export const askThrough = (port: Port<Answer>) => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let lost: Failure | undefined;

  port.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  const send = (question: Question) => {
    last += 1;
    port.postMessage({ ...question, id: last });
    return last;
  };

  const answerTo = <Result>(id: number) =>
    new Promise<Result>((resolve, reject) => {
      const settle = (answer: Answer) =>
        'failure' in answer ? reject(errorOf(answer.failure)) : resolve(answer.result);
      if (lost === undefined) waiting.set(id, settle);
      else settle({ id, failure: lost });
    });

  const ask = <Result>(question: Question) => answerTo<Result>(send(question));

  const transaction: Embedded['transaction'] = async (work) => {
    const tx = send({ ask: 'begin' });
    await answerTo(tx);
    const query = <Row>(text: string, values: unknown[] = [], options?: Options) =>
      ask<Awaited<ReturnType<typeof client.query<Row>>>>({
        ask: 'query',
        tx,
        statement: statementOf(text, values, options),
      });
    const rollBack = () => ask({ ask: 'end', tx, commit: false });
    const result = await work({ query }).catch(async (error: unknown) => {
      await rollBack().catch(() => undefined);
      throw error;
    });
    await ask({ ask: 'end', tx, commit: true });
    return result;
  };

  const client: Embedded = {
    query: (text, values = [], options) =>
      ask({ ask: 'query', statement: statementOf(text, values, options) }),
    exec: (text) => ask({ ask: 'exec', text }),
    transaction,
    close: () => ask({ ask: 'close' }),
  };

  return {
    client,
    open: (place: Place) => ask<void>({ ask: 'open', place }),
    lose: (failure: Failure) => {
      lost = failure;
      for (const [id, settle] of waiting) settle({ id, failure });
      waiting.clear();
    },
  };
};
