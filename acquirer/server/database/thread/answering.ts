import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Place } from './embedded';
import type { Answered, Asked, Failure, Port, Question, Statement } from './messages';

type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

interface UnderWay {
  readonly tx: Transaction;
  readonly end: (commit: boolean) => void;
  readonly ended: Promise<void>;
}

const asTheyAre = (types: readonly number[]) =>
  Object.fromEntries(types.map((type) => [type, (text: string) => text]));

const runOn = (client: Pick<Client, 'query'>, { text, values, rowMode, asText }: Statement) =>
  client.query(text, [...values], { rowMode, parsers: asTheyAre(asText) });

const isProperty = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** File errors of the embedded database are no instances of Error and carry only a number. */
const failureOf = (error: unknown): Failure => {
  const { message, stack = '', name } = error instanceof Error ? error : new Error(String(error));
  return {
    message,
    stack,
    properties: { name, ...Object.fromEntries(Object.entries(Object(error)).filter(isProperty)) },
  };
};

const isNot = (what: string) => new Error(`there is no such ${what}`);

/** Answers each message from the database that the first message opens. */
const answering = (open: (place: Place) => Promise<Client>) => {
  const transactions = new Map<number, UnderWay>();
  let opened: Client | undefined;

  const client = () => {
    if (opened === undefined) throw isNot('database');
    return opened;
  };

  const underWay = (id: number) => {
    const found = transactions.get(id);
    if (found === undefined) throw isNot('transaction');
    return found;
  };

  /** Answers when it is this transaction's turn; it lasts until it is asked to end. */
  const begin = (id: number) =>
    new Promise<void>((begun, refused) => {
      const ended = client().transaction(async (tx) => {
        const commit = await new Promise<boolean>((end) => {
          transactions.set(id, { tx, end, ended: Promise.resolve().then(() => ended) });
          begun();
        });
        if (!commit) await tx.rollback();
      });
      ended.catch(refused);
    });

  const end = async (id: number, commit: boolean) => {
    const one = underWay(id);
    transactions.delete(id);
    one.end(commit);
    await one.ended;
  };

  return async (question: Question, id: number): Promise<unknown> => {
    switch (question.ask) {
      case 'open':
        opened = await open(question.place);
        return;
      case 'query':
        return runOn(
          question.tx === undefined ? client() : underWay(question.tx).tx,
          question.statement,
        );
      case 'exec':
        await client().exec(question.text);
        return;
      case 'begin':
        return begin(id);
      case 'end':
        return end(question.tx, question.commit);
      case 'close':
        return client().close();
    }
  };
};

/** The database's side: answers each message of the port with a result or a failure. */
export const answerOn = (port: Port<Asked>, open: (place: Place) => Promise<Client>) => {
  const answer = answering(open);
  const send = (message: Answered) => port.postMessage(message);
  port.on('message', ({ id, ...question }: Asked) => {
    answer(question, id).then(
      (result) => send({ id, result }),
      (error: unknown) => send({ id, failure: failureOf(error) }),
    );
  });
};
