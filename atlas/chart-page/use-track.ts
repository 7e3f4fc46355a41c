import walks from 'virtual:atlas/paths';
import { useEffect, useState } from 'react';
import { type ChartPaths, noPaths } from '../../paths/engine/chart-paths';

/** The paths of a chart, by its id. */
export const loadChartPaths = async (id: string): Promise<ChartPaths> =>
  (await walks[id]?.())?.default ?? noPaths;

/** The paths of some charts, by their ids; those still being loaded are missing. */
export const useChartPaths = (ids: readonly string[]): ReadonlyMap<string, ChartPaths> => {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ChartPaths>>(new Map());
  const wanted = ids.filter((id) => !loaded.has(id)).join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const id of wanted.split(' ').filter(Boolean)) {
      void loadChartPaths(id).then((walk) => {
        if (isWanted) setLoaded((known) => new Map([...known, [id, walk]]));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return loaded;
};
