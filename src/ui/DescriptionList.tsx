import { classes } from './classes';

interface Description {
  readonly label: string;
  readonly value: string;
}

interface DescriptionListProps {
  items: readonly Description[];
  /** One under the other, as in a dialog. */
  narrow?: boolean;
  /** The values are names, which a browser must not translate. */
  names?: boolean;
}

/** Labels and values, side by side on a desk, one under the other on a phone. */
export function DescriptionList({ items, narrow = false, names = false }: DescriptionListProps) {
  return (
    <dl
      className={classes(
        'grid grid-cols-1 gap-x-8 gap-y-3',
        !narrow && 'sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-5',
      )}
    >
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd translate={names ? 'no' : undefined} className="font-semibold break-words">
            {value || '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
