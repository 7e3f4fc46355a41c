import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate';

type Answer = (event: AnyEventObject) => void;

/** The answers that come from outside: the wire, the configuration file, the workbook, a child chart. */
export const comesFromOutside = (type: string) =>
  /^(http|otp|password|workbook|configuration\.(loaded|failed)|xstate\.done\.actor)\b/.test(type);

/**
 * Stands in for the actors of a chart. Each stays pending until the path says how it ends; an
 * answer nobody waits for is an error, so a path cannot pass without the call having been made.
 */
export const createStandIns = () => {
  const waiting = new Map<string, Answer>();
  const asked: { readonly name: string; readonly input: unknown }[] = [];

  const wait = (name: string, input: unknown, answer: Answer) => {
    asked.push({ name, input });
    waiting.set(name, answer);
    return () => {
      if (waiting.get(name) === answer) waiting.delete(name);
    };
  };

  return {
    waiting,
    asked,
    call: (name: string): AnyActorLogic =>
      fromCallback(({ input, sendBack }) => wait(name, input, (event) => sendBack(event as never))),
    child: (name: string): AnyActorLogic =>
      fromPromise(
        ({ input, signal }) =>
          new Promise((resolve) => {
            const leave = wait(name, input, (event) => {
              leave();
              resolve(event.output);
            });
            signal.addEventListener('abort', leave);
          }),
      ),
    /** `name` is who must be waiting; without it the youngest who waits is answered. */
    answer: (event: AnyEventObject, name?: string) => {
      const who = name ?? [...waiting.keys()].at(-1);
      const answer = who === undefined ? undefined : waiting.get(who);
      if (answer === undefined) throw new Error(`Nobody waits for "${event.type}"`);
      answer(event);
    },
  };
};
export type StandIns = ReturnType<typeof createStandIns>;
