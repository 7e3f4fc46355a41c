import { atlasChannel } from '../../machines/atlas-channel';
import {
  type FromAtlas,
  type FromPortal,
  type MaskedEvent,
  stillWatchingMs,
  type WatchedChart,
} from '../../machines/inspection';

/** A portal in another tab, and the charts at work in it: its own, the flow's, their children's. */
export interface OpenPortal {
  readonly portal: string;
  readonly charts: readonly WatchedChart[];
}

/** One move of one chart. */
export interface WatchedEvent {
  readonly portal: string;
  readonly chart: WatchedChart;
  readonly event: MaskedEvent;
}

export interface Watch {
  stop(): void;
}

const moved = (charts: readonly WatchedChart[], chart: WatchedChart) => {
  const others = charts.filter(({ actor }) => actor !== chart.actor);
  const childless = others.filter(({ parent }) => !chart.done || parent !== chart.actor);
  if (chart.done && chart.parent !== null) return childless;
  const place = charts.findIndex(({ actor }) => actor === chart.actor);
  return place < 0 ? [...childless, chart] : childless.toSpliced(place, 0, chart);
};

/**
 * Watches the portals in other tabs. `see` gets all of them after every change, `hear` every
 * transition, masked. A portal reports only while it is watched, so the atlas confirms regularly
 * that it still watches.
 */
export const watchPortal = (
  see: (portals: readonly OpenPortal[]) => void,
  record: (message: WatchedEvent) => void = () => {},
): Watch => {
  const channel = new BroadcastChannel(atlasChannel);
  const portals = new Map<string, readonly WatchedChart[]>();
  const ask = (type: FromAtlas['type']) => channel.postMessage({ type });

  const show = () => see([...portals].map(([portal, charts]) => ({ portal, charts })));

  channel.onmessage = ({ data }: MessageEvent<FromPortal | FromAtlas>) => {
    if (data.type === 'there') portals.set(data.portal, data.charts);
    if (data.type === 'moved') {
      const { portal, chart, event } = data;
      portals.set(portal, moved(portals.get(portal) ?? [], chart));
      record({ portal, chart, event });
    }
    if (data.type === 'opened') ask('watching');
    if (data.type === 'gone') portals.delete(data.portal);
    if ('portal' in data) show();
  };

  ask('watching');
  const stillWatching = setInterval(() => ask('watching'), stillWatchingMs);
  const stop = () => {
    clearInterval(stillWatching);
    ask('left');
    channel.close();
  };
  let stopped = false;
  return {
    stop: () => {
      if (!stopped) stop();
      stopped = true;
    },
  };
};
