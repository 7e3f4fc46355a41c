export type TagTone = 'neutral' | 'success' | 'warning' | 'danger';

const looks: Record<TagTone, string> = {
  neutral: 'border-line bg-canvas text-ink-soft',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
};

/** A state in one word; the colour only repeats what the word says. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: string }) {
  return (
    <span
      className={`inline-block rounded-full border px-2 text-xs font-semibold whitespace-nowrap ${looks[tone]}`}
    >
      {children}
    </span>
  );
}
