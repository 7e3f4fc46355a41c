import type { PlayedScreen } from './screen/screen';

const files = import.meta.glob<readonly PlayedScreen[]>('./**/*.screen.tsx', { import: 'screens' });

const nameOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? '';

const flowOf = (file: string) => file.split('/')[1] ?? '';

/** The screens of every flow that has some, each loaded when it is asked for; with the flow it belongs to. */
export const screens = Object.entries(files).map(
  ([file, load]) => [nameOf(file), load, flowOf(file)] as const,
);
