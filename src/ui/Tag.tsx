export type TagTone = 'neutral' | 'success' | 'warning' | 'danger';

const looks: Record<TagTone, string> = {
  neutral: 'border-line bg-canvas text-ink-soft',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
};

interface TagProps {
  tone?: TagTone;
  /** A sentence rather than a word. */
  wraps?: boolean;
  children: string;
}

/** A state in one word; the colour only repeats it. */
export function Tag({ tone = 'neutral', wraps = false, children }: TagProps) {
  return (
    <span
      className={`inline-block border px-2 font-semibold ${wraps ? 'min-w-0 rounded-control py-0.5 text-sm' : 'rounded-full text-xs whitespace-nowrap max-sm:whitespace-normal'} ${looks[tone]}`}
    >
      {children}
    </span>
  );
}
