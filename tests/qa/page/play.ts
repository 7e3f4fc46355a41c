import { nameOf } from '../../../walks/engine/walks';
import type { WalkedScreen } from '../../../walks/screen/screen';
import { screenWalks } from '../../../walks/screen/targets';
import { createScreenWalker, type Observer } from '../../../walks/screen/walk-screen';
import type { Played, Suite } from './played';
import { recorder } from './recorder';

const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n\n')[0] ?? '';
};

const play = async (name: string, work: () => Promise<unknown>): Promise<Played> => {
  const started = performance.now();
  let error: string | null = null;
  recorder.begin(name);
  try {
    await work();
  } catch (reason) {
    error = reasonOf(reason);
    recorder.shows((await takePicture(`errore ${name}`)).file);
  }
  return { name, steps: recorder.steps(), milliseconds: performance.now() - started, error };
};

/** Walks a screen, and writes down each walk; then what nobody took or saw. */
export const playScreen = async (screen: WalkedScreen, observer: Observer): Promise<Suite> => {
  await screen.prepare?.();
  const walker = createScreenWalker(screen, observer);
  const played: Played[] = [];
  for (const walk of screenWalks(screen))
    played.push(await play(nameOf(walk), () => walker.walk(walk)));
  const checkAll = async () => {
    const missing = walker.missing();
    if (missing.length > 0) throw new Error(missing.join('\n'));
  };
  played.push(await play('everything was taken and seen', checkAll));
  return { name: screen.name, played };
};
