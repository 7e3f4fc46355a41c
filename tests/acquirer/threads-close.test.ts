import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workThreads } from '../../acquirer/server/rendering/threads';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a thread does for each task: takes half a second, and leaves a mark. */
const slowEntry = async (mark: string) => {
  const file = join(folder, 'entry.mjs');
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    export default async () => {
      await setTimeout(500);
      writeFileSync(${JSON.stringify(mark)}, '');
    };`,
  );
  return pathToFileURL(file);
};

test('a thread that is loading its code is ended only afterwards', async () => {
  const mark = join(folder, 'loaded');
  const threads = workThreads(await slowEntry(mark));
  void threads.warmUp();
  await threads.close();
  expect(existsSync(mark)).toBe(true);
});
