import { kitTexts } from '../italian/shared';
import { Button } from './Button';

export interface ProgressProps {
  label: string;
  /** From 0 to 1; left out while the length of the work is unknown. */
  done?: number | undefined;
  onCancel?: () => void;
}

/** ANNULLA goes with the work: its focus goes back to what began it. */
export const returnsFocus = (work: HTMLElement | null) => {
  const before = document.activeElement;
  return () => {
    if (work?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
  };
};

export function Progress({ label, done, onCancel }: ProgressProps) {
  const percent = done === undefined ? undefined : Math.round(Math.min(Math.max(done, 0), 1) * 100);
  return (
    <div ref={returnsFocus} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-[min(12rem,100%)] grow">
        <p className="mb-1.5 flex flex-wrap justify-between gap-x-4">
          <span>{label}</span>
          {percent !== undefined && (
            <span className="tabular-nums">{kitTexts.progress(percent)}</span>
          )}
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full border border-line-strong bg-surface"
        >
          <div
            className={
              percent === undefined
                ? 'h-full w-1/3 animate-sweep bg-accent forced-colors:bg-[Highlight] motion-reduce:w-full motion-reduce:animate-none motion-reduce:opacity-50'
                : 'h-full bg-accent forced-colors:bg-[Highlight]'
            }
            style={percent === undefined ? undefined : { width: `${percent}%` }}
          />
        </div>
      </div>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {kitTexts.cancel}
        </Button>
      )}
    </div>
  );
}
