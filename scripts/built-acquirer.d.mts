import type { ChildProcess } from 'node:child_process';

export declare const portalFolder: string;
export declare const program: string;
export declare const newFolder: () => Promise<string>;
export declare const spawnAcquirer: (
  dataFolder: string,
  nodeArguments?: readonly string[],
) => ChildProcess;
export declare const collects: (acquirer: ChildProcess, sentence: RegExp) => Promise<string>;
export declare const end: (acquirer: ChildProcess) => Promise<void>;
export declare const seedFolder: () => Promise<{
  readonly folder: string;
  readonly remove: () => Promise<void>;
}>;
