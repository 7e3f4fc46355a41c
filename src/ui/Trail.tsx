import { Anchor } from './Anchor';
import { classes } from './classes';
import { Icon } from './Icon';

export interface TrailStep {
  href: string;
  label: string;
}

interface TrailProps {
  /** Names the list. */
  label: string;
  /** From the outermost; the last is the current page. */
  steps: readonly TrailStep[];
}

/** The levels above a page, each a link; on a phone the nearest one, which leaves more room for rows. */
export function Trail({ label, steps }: TrailProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={classes(
              'flex items-center gap-1',
              index !== steps.length - 2 && 'max-sm:hidden',
            )}
          >
            {index < steps.length - 1 && (
              <span className="text-ink-soft sm:hidden">
                <Icon name="previous" size="small" />
              </span>
            )}
            {index === steps.length - 1 ? (
              <span aria-current="page" className="text-ink-soft">
                {step.label}
              </span>
            ) : (
              <Anchor
                href={step.href}
                className="flex min-h-11 items-center sm:min-h-8 rounded-sm text-accent underline decoration-accent-line underline-offset-4"
              >
                {step.label}
              </Anchor>
            )}
            {/* The separator follows its step: where the steps take two lines, none begins with it. */}
            {index < steps.length - 1 && (
              <span className="text-ink-soft max-sm:hidden">
                <Icon name="next" size="small" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
