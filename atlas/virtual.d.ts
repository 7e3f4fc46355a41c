declare module 'virtual:atlas/paths' {
  const walks: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import('../paths/engine/chart-paths').ChartPaths }>
    >
  >;
  export default walks;
}

declare module 'virtual:atlas/requirements' {
  const requirements: readonly import('./graph/requirement').Requirement[];
  export default requirements;
}

declare module 'virtual:atlas/coverage' {
  const coverage: readonly import('./graph/coverage').WalkReport[];
  export default coverage;
}

declare module 'virtual:atlas/portal' {
  const portal: import('../paths/map/portal').Portal;
  export default portal;
}

declare module 'virtual:atlas/tests' {
  const tests: Readonly<
    Record<string, readonly { readonly title: string; readonly file: string }[]>
  >;
  export default tests;
}

declare module 'virtual:atlas/changes' {
  const changes: Readonly<Record<string, { readonly day: string; readonly what: string }>>;
  export default changes;
}

declare module 'virtual:atlas/revision' {
  /** Of the sources that the atlas was built from. */
  const revision: string;
  export default revision;
}

declare module 'virtual:atlas/sessions' {
  const sessions: readonly import('../paths/human/session').HumanPath[];
  export default sessions;
}

declare module 'virtual:atlas/openapi' {
  const document: import('./calls/CallsPage').ApiDocument;
  export default document;
}

declare module 'virtual:atlas/outcomes' {
  const outcomes: readonly import('./outcomes/outcome').PathOutcome[];
  export default outcomes;
}
