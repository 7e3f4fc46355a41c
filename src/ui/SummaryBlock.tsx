import { Panel, type PanelProps } from './Panel';

interface SummaryItem {
  label: string;
  value: string;
  /** An amount or a count that the eye should find first. */
  strong?: boolean;
}

export interface SummaryBlockProps {
  title: string;
  items: readonly SummaryItem[];
  actions?: PanelProps['actions'];
}

export function SummaryBlock({ title, items, actions }: SummaryBlockProps) {
  return (
    <Panel title={title} actions={actions}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {items.map((item) => (
          <div
            key={item.label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block"
          >
            <dt className="text-ink-soft">{item.label}</dt>
            <dd
              className={
                item.strong ? 'text-xl font-bold tabular-nums' : 'font-semibold break-words'
              }
            >
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
