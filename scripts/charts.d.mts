/** Loads a module of the project, by its place below the root or its full path. */
export type Load = <Module>(file: string) => Promise<Module>;

export function withModules<Result>(use: (load: Load) => Promise<Result>): Promise<Result>;
