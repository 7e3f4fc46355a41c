import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from './load-code';
import { awaitNewVersion } from './reload';

interface LazyOptions<Props> {
  /** The number of attempts to load its code; unlimited by default. */
  readonly tries?: number;
  /** Drawn instead if the code cannot be loaded; without it, the page says that there is a new version. */
  readonly missing?: ComponentType<Props>;
}

/**
 * A component whose code is loaded when it is drawn, or earlier by `preload`. Loaded code is drawn
 * without a wait.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { tries = Number.POSITIVE_INFINITY, missing }: LazyOptions<Props> = {},
) => {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await loadCode(load, tries);
  };
  const fetched = async () => {
    await preload().catch(async (error) => {
      if (missing === undefined) await awaitNewVersion(error);
      loaded = missing;
    });
    return { default: loaded as ComponentType<Props> };
  };
  const Lazy = lazy(fetched);
  function LazyComponent(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { preload });
};
