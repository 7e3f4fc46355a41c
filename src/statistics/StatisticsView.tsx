import { useMemo } from 'react';
import * as select from '../../machines/shared/list/list.selectors';
import type { ListActor } from '../../machines/shared/list/list-of';
import type { StatisticCriteria, StatisticRow } from '../../machines/statistics/statistics.actors';
import { sharedTexts } from '../italian/shared';
import { periodWords, statisticTexts } from '../italian/statistics';
import { ListRows } from '../lists/ListRows';
import { allSortable } from '../lists/sorting';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Anchor } from '../ui/Anchor';
import { EmptyState } from '../ui/EmptyState';
import { HeadedPage } from '../ui/HeadedPage';
import { statisticColumns } from './columns';
import { LazyChart } from './LazyChart';
import { shownPeriods, statisticPages } from './periods';
import { StatisticsSummary } from './StatisticsSummary';

interface LinkTab {
  href: string;
  label: string;
  current: boolean;
}

interface LinkTabsProps {
  /** Names the links as a group. */
  label: string;
  links: readonly LinkTab[];
}

/** Pages that look like tabs; each has a separate address. */
function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-8 border-line sm:border-b">
        {links.map(({ href, label: text, current }) => (
          <li key={href} className="max-sm:w-full">
            <Anchor
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-control items-center border-line font-semibold text-ink-soft hover:text-accent aria-[current]:border-b-4 aria-[current]:border-accent aria-[current]:pt-1 aria-[current]:text-accent max-sm:border-b"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StatisticsProps {
  readonly actor: ListActor<StatisticRow, StatisticCriteria>;
  readonly flowInput: Pick<FlowInput, 'session' | 'today'>;
}

/** Statistica Mensile, Trimestrale, Semestrale (STA-001 to STA-010). */
export function StatisticsView({ actor, flowInput }: StatisticsProps) {
  const snapshot = useActiveSnapshot(actor);
  const { period } = select.criteria(snapshot);
  const { title, intro } = periodWords[period];
  const all = select.allRows(snapshot);
  const columns = useMemo(
    () => allSortable(statisticColumns(period, flowInput.today)),
    [period, flowInput.today],
  );
  const periods = useMemo(
    () => shownPeriods(all, period, flowInput.today),
    [all, period, flowInput.today],
  );
  return (
    <HeadedPage title={title} intro={intro}>
      <LinkTabs
        label={statisticTexts.navigation}
        links={statisticPages.map((page) => ({ ...page, current: page.period === period }))}
      />
      <ListRows
        snapshot={snapshot}
        send={actor.send}
        caption={title}
        columns={columns}
        rowKey={({ year, sequence }) => `${year} ${sequence}`}
        empty={<EmptyState title={sharedTexts.noResult} />}
        summary={() => (
          <>
            <StatisticsSummary
              snapshot={snapshot}
              send={actor.send}
              session={flowInput.session}
              periods={periods}
            />
            <LazyChart periods={periods} />
          </>
        )}
      />
    </HeadedPage>
  );
}
