import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import { type FigureLine, FigureTable } from './FigureTable';

interface SummaryItem {
  label: string;
  value: string;
  /** The most important amount or count. */
  strong?: boolean;
  /** A name, which a browser must not translate. */
  name?: boolean;
}

export interface SummaryBlockProps {
  title: string;
  items: readonly SummaryItem[];
  /** The figures in several lines, where one line is not enough. */
  lines?: readonly FigureLine[] | null | undefined;
  actions?: ReactNode;
  /** A note on what the figures include. */
  note?: ReactNode;
  /** Work in progress on them, such as an export. */
  news?: ReactNode;
}

/** The figures of a search in one band: owner, sums, actions. */
export function SummaryBlock({ title, items, lines, actions, note, news }: SummaryBlockProps) {
  const id = useId();
  const scope = items.filter(({ strong }) => !strong);
  const figures = items.filter(({ strong }) => strong);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-panel border border-line bg-surface px-[min(1rem,4vw)] py-3 shadow-panel"
    >
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:flex-nowrap">
        <div
          className={classes(
            'grid min-w-0 grow gap-2',
            lines && 'xl:flex xl:items-center xl:gap-x-10 xl:[&>table]:shrink-0',
          )}
        >
          <Scope items={scope} note={note} beside={Boolean(lines)} />
          {lines ? (
            <FigureTable
              caption={title}
              headings={figures.map(({ label }) => label)}
              lines={lines}
            />
          ) : (
            <Figures items={figures} />
          )}
        </div>
        {actions && (
          <div className="grid justify-items-end gap-1 print:hidden max-lg:w-full max-lg:justify-items-start max-sm:[&>button]:w-full xl:shrink-0">
            {actions}
          </div>
        )}
      </div>
      {news}
    </section>
  );
}

interface ItemsProps {
  items: readonly SummaryItem[];
}

interface ScopeProps extends ItemsProps, Pick<SummaryBlockProps, 'note'> {
  /** On a wide screen its lines are beside those of the figures. */
  beside: boolean;
}

const isCode = (value: string) => /^\d+$/.test(value);

function Scope({ items, note, beside }: ScopeProps) {
  if (items.length === 0 && !note) return null;
  return (
    <div
      data-beside={beside || undefined}
      className="group/scope flex flex-wrap gap-x-6 gap-y-0.5 text-sm xl:data-beside:block xl:data-beside:min-w-0"
    >
      <dl className="contents xl:group-data-beside/scope:grid xl:group-data-beside/scope:grid-cols-[auto_minmax(min-content,1fr)] xl:group-data-beside/scope:gap-x-4 xl:group-data-beside/scope:leading-6">
        {items.map(({ label, value, name }) => (
          <div
            key={label}
            className="flex min-w-0 flex-wrap gap-x-1.5 xl:group-data-beside/scope:contents"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd
              translate={name ? 'no' : undefined}
              className={classes(
                'font-semibold',
                isCode(value) ? 'unbroken' : 'min-w-0 break-words',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="text-ink-soft">{note}</p>}
    </div>
  );
}

function Figures({ items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-6">
      {items.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg font-bold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
