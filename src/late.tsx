import { type ComponentType, lazy, useState } from 'react';

const pauseMs = 2000;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Asks again until the code has come: a line that fails for a while leaves no hole in the page. */
export const untilItComes = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  for (;;)
    try {
      return await load();
    } catch {
      await pause();
    }
};

/** A part of a page whose code comes later; once `arrive` is done, it is drawn without a wait. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let arrived: ComponentType<Props> | undefined;
  const arrive = async () => {
    arrived ??= await untilItComes(load);
    return { default: arrived };
  };
  const Late = lazy(arrive);
  function Shown(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => arrived ?? Late);
    return <Part {...props} />;
  }
  return Object.assign(Shown, { arrive });
};
