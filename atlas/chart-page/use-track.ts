import walks from 'virtual:atlas/walks';
import { useEffect, useState } from 'react';
import { noWalk, type WalkOfChart } from '../../paths/engine/walk-of-chart';

/** What the path generator found out about a chart, by its id. */
export const loadWalk = async (id: string): Promise<WalkOfChart> =>
  (await walks[id]?.())?.default ?? noWalk;

/** What the path generator found out about some charts, by their ids; nothing of those still being loaded. */
export const useWalks = (ids: readonly string[]): ReadonlyMap<string, WalkOfChart> => {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, WalkOfChart>>(new Map());
  const wanted = ids.filter((id) => !loaded.has(id)).join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const id of wanted.split(' ').filter(Boolean)) {
      void loadWalk(id).then((walk) => {
        if (isWanted) setLoaded((known) => new Map([...known, [id, walk]]));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return loaded;
};
