import { nameOf, pathsOf } from '../../../paths/engine/played-paths';
import { createScreenPlayer, type Observer } from '../../../paths/screen/play-screen';
import type { PlayedScreen } from '../../../paths/screen/screen';
import { screenPaths, targetsOf } from '../../../paths/screen/targets';
import { chartWithPathsOf } from './own-paths';
import type { Played, Suite, TakePicture } from './played';
import { recorder } from './recorder';

const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n\n')[0] ?? '';
};

/**
 * The paths of a chart by the edge that each covers, with the numbers of the list and the atlas.
 */
const numbersOf = (screen: PlayedScreen) =>
  new Map(pathsOf(screen).map(({ steps }, index) => [steps.at(-1)?.edge ?? '', index + 1]));

type Numbers = ReturnType<typeof numbersOf>;

const play = async (
  name: string,
  { numbers, takePicture }: { numbers: Numbers; takePicture: TakePicture },
  work: () => Promise<unknown>,
) => {
  const started = performance.now();
  let error: string | null = null;
  recorder.begin(name);
  try {
    await work();
  } catch (reason) {
    error = reasonOf(reason);
    recorder.shows(await takePicture(`errore ${name}`));
  }
  const taken = recorder.edges().flatMap((edge) => numbers.get(edge) ?? []);
  const failedAt = error === null ? null : (taken.at(-1) ?? null);
  const milliseconds = performance.now() - started;
  return { name, steps: recorder.steps(), milliseconds, error, failedAt, taken };
};

/**
 * Plays the paths of a screen and records each; then the transitions and states that none reached.
 */
export const playScreen = async (
  screen: PlayedScreen,
  observer: Observer,
  takePicture: TakePicture,
  isFull = false,
): Promise<Suite> => {
  await screen.prepare?.();
  const player = createScreenPlayer(screen, observer);
  const numbers = numbersOf(screen);
  const targets = targetsOf(screen, isFull);
  const asked = new Set([...targets].map((edge) => numbers.get(edge)));
  const chart = await chartWithPathsOf(screen);
  const known = new Set<number>();
  const played: Played[] = [];
  const playNext = async (name: string, work: () => Promise<unknown>) => {
    const { taken, ...walked } = await play(name, { numbers, takePicture }, work);
    const takes = [...new Set(taken)].filter((path) => asked.has(path) && !known.has(path));
    for (const path of takes) known.add(path);
    const failedAt = chart === null ? null : walked.failedAt;
    played.push({ ...walked, failedAt, takes: takes.sort((a, b) => a - b) });
  };
  for (const path of screenPaths(screen, isFull))
    await playNext(nameOf(path), () => player.play(path));
  await playNext('everything was taken and seen', async () => {
    const missing = player.missing();
    if (missing.length > 0) throw new Error(missing.join('\n'));
  });
  return { name: screen.name, chart, paths: numbers.size, isFull, played };
};
