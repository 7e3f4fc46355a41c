export const quietButton =
  'min-h-9 cursor-pointer rounded-control border border-line bg-surface px-3 py-1.5 text-left text-sm hover:border-accent disabled:cursor-default disabled:text-ink-soft disabled:hover:border-line aria-pressed:border-accent aria-pressed:bg-accent-soft';
