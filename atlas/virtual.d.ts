declare module 'virtual:atlas/walks' {
  const walks: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import('../walks/engine/walk-of-chart').WalkOfChart }>
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
