import type { AnyActorRef, InspectionEvent, Subscription } from 'xstate';
import {
  type FromAtlas,
  type FromPortal,
  moveIn,
  stillWatchingMs,
  type WatchedChart,
  watched,
} from '../machines/inspection';
import type { Mirror } from './mirror';

const patience = 3;

const chartsFrom = (actor: AnyActorRef): WatchedChart[] => {
  const chart = watched(actor);
  if (chart === null) return [];
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return [chart, ...Object.values(children).flatMap((child) => (child ? chartsFrom(child) : []))];
};

/**
 * Tells the atlas, while it looks on, where the portal and the flow at work are, and the types of
 * the events that moved them: no value of any payload, and nothing of any context, leaves here.
 */
export const showToAtlas = (
  channel: BroadcastChannel,
  portal: AnyActorRef,
  mirror: Pick<Mirror, 'getScene' | 'subscribe'>,
) => {
  const name = crypto.randomUUID();
  let watching: Subscription[] = [];
  let flow: AnyActorRef | null = null;
  let inspected: Subscription | null = null;
  let patienceEnds = 0;

  const tell = (message: FromPortal) => channel.postMessage(message);
  const tellAll = () => {
    const actors = flow === null ? [portal] : [portal, flow];
    tell({ type: 'there', portal: name, charts: actors.flatMap(chartsFrom) });
  };
  const hear = (event: InspectionEvent) => {
    const move = moveIn(event);
    if (move !== null) tell({ type: 'moved', portal: name, ...move });
  };

  const followFlow = () => {
    const next = mirror.getScene().flow?.actor ?? null;
    if (next === flow) return;
    inspected?.unsubscribe();
    flow = next;
    inspected = flow?.system.inspect(hear) ?? null;
    tellAll();
  };

  const stop = () => {
    window.clearTimeout(patienceEnds);
    for (const subscription of watching) subscription.unsubscribe();
    inspected?.unsubscribe();
    watching = [];
    inspected = null;
    flow = null;
  };

  const start = () => {
    watching = [
      portal.system.inspect(hear),
      { unsubscribe: mirror.subscribe(followFlow) as () => void },
    ];
    followFlow();
    tellAll();
  };

  const answer = ({ type }: FromAtlas) => {
    if (type === 'left') return stop();
    window.clearTimeout(patienceEnds);
    patienceEnds = window.setTimeout(stop, stillWatchingMs * patience);
    if (watching.length === 0) start();
  };

  window.addEventListener('pagehide', () => tell({ type: 'gone', portal: name }));
  channel.onmessage = ({ data }: MessageEvent<FromAtlas>) => answer(data);
  answer({ type: 'watching' });
};
