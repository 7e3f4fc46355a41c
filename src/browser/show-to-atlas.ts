import type { AnyActorRef, InspectionEvent, Subscription } from 'xstate';
import {
  type FromAtlas,
  type FromPortal,
  moveIn,
  stillWatchingMs,
  type WatchedChart,
  watched,
} from '../../machines/inspection';
import { randomId } from '../../machines/random-id';

const patience = 3;

const chartsFrom = (actor: AnyActorRef): WatchedChart[] => {
  const chart = watched(actor);
  if (chart === null) return [];
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return [chart, ...Object.values(children).flatMap((child) => (child ? chartsFrom(child) : []))];
};

/**
 * Reports to a watching atlas the states of navigation, portal and flow, and the types of their events.
 * It sends no payload and no context. `stop` ends that permanently.
 */
export const showToAtlas = (channel: BroadcastChannel, navigation: AnyActorRef) => {
  const name = randomId();
  let watching: Subscription[] = [];
  let patienceEnds = 0;

  const notify = (message: FromPortal) => channel.postMessage(message);
  const notifyAll = () => notify({ type: 'there', portal: name, charts: chartsFrom(navigation) });
  const hear = (event: InspectionEvent) => {
    const move = moveIn(event);
    if (move !== null) notify({ type: 'moved', portal: name, ...move });
  };

  /** A flow that was left reports nothing more. */
  const notifyOfOtherFlows = () => {
    let known = navigation.getSnapshot().children.flow;
    return navigation.subscribe(({ children }) => {
      if (children.flow === known) return;
      known = children.flow;
      notifyAll();
    });
  };

  const stop = () => {
    window.clearTimeout(patienceEnds);
    for (const subscription of watching) subscription.unsubscribe();
    watching = [];
  };

  const start = () => {
    watching = [navigation.system.inspect(hear), notifyOfOtherFlows()];
    notifyAll();
  };

  const answer = ({ type }: FromAtlas) => {
    if (type === 'left') return stop();
    window.clearTimeout(patienceEnds);
    patienceEnds = window.setTimeout(stop, stillWatchingMs * patience);
    if (watching.length === 0) start();
  };

  const leave = () => notify({ type: 'gone', portal: name });
  window.addEventListener('pagehide', leave);
  channel.onmessage = ({ data }: MessageEvent<FromAtlas>) => answer(data);
  answer({ type: 'watching' });
  return {
    stop: () => {
      window.removeEventListener('pagehide', leave);
      stop();
    },
  };
};
