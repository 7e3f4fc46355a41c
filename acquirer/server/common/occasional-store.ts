import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What some work carries with it through all it awaits. Node's hooks slow every promise of the process by a
 * tenth: they are on only while such work is under way.
 */
export const occasionalStore = <Value>() => {
  const store = new AsyncLocalStorage<Value>();
  let underWay = 0;
  return {
    run: async <Result>(value: Value, work: () => Promise<Result>) => {
      underWay += 1;
      try {
        return await store.run(value, work);
      } finally {
        underWay -= 1;
        if (underWay === 0) store.disable();
      }
    },
    get: () => store.getStore(),
  };
};
