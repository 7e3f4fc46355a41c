import type { PlayedScreen } from './screen/screen';

const files = import.meta.glob<readonly PlayedScreen[]>('./**/*.screen.tsx', { import: 'screens' });

const nameOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? '';

const flowOf = (file: string) => file.split('/')[1] ?? '';

/** The screens of every flow that has some, each with its flow, loaded on request. */
export const screens = Object.entries(files).map(
  ([file, load]) => [nameOf(file), load, flowOf(file)] as const,
);
