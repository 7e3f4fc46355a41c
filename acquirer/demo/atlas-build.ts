/** The build of the atlas that the command of this process has begun beside it. */
export interface AtlasBuild {
  readonly state: () => 'running' | 'failed' | 'done';
  readonly again: () => void;
}

/** Where `scripts/start.mjs`, which begins the build, leaves it for the acquirer in its process. */
const place = Symbol.for('portale-esercenti/atlas-build');

/** Undefined where nothing builds the atlas. */
export const begunBuild = (): AtlasBuild | undefined =>
  (globalThis as { [place]?: AtlasBuild })[place];
