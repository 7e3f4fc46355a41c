import { type ReactNode, useState } from 'react';
import type { PointOfSale } from '../../acquirer/contract/points-of-sale';
import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { homeTexts } from '../italian/home';
import { sharedTexts } from '../italian/shared';
import { type Column, DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { SearchBar } from '../ui/SearchBar';
import { useNarrow } from '../ui/use-narrow';
import type { HomePartProps } from './screen-props';

const columns: readonly Column<PointOfSale>[] = [
  {
    key: 'name',
    header: homeTexts.columns.brand,
    wide: true,
    text: true,
    card: 'title',
    cell: (point) => point.name,
  },
  {
    key: 'code',
    header: homeTexts.columns.code,
    wide: true,
    card: 'line',
    cell: (point) => point.codPointOfSales,
  },
  {
    key: 'address',
    header: homeTexts.columns.address,
    wide: true,
    text: true,
    cell: (point) => point.address,
  },
  {
    key: 'city',
    header: homeTexts.columns.city,
    wide: true,
    text: true,
    cell: (point) => point.city,
  },
];

const longestFilter = 40;

/** HOM-011 to HOM-017: search, choose one. Typed text stays in the form until CERCA. */
export function PointPicker({ snapshot, send }: HomePartProps) {
  const [filter, setFilter] = useState(snapshot.context.filter);
  const searching = select.isSearching(snapshot);
  const narrow = useNarrow();
  const chosen = <Chosen snapshot={snapshot} />;
  const pager = <Pages snapshot={snapshot} send={send} />;
  return (
    <PageStack close>
      <SearchBar
        label={homeTexts.searchLabel}
        hint={homeTexts.searchHint}
        value={filter}
        onChange={setFilter}
        onSearch={() => send({ type: 'points.searched', filter })}
        longest={longestFilter}
      />
      {narrow && chosen}
      {searching && <Loading />}
      {select.isNothingFound(snapshot) && <EmptyState title={sharedTexts.noResult} />}
      {select.points(snapshot).length > 0 && (
        <Points snapshot={snapshot} send={send} end={narrow && pager} />
      )}
      {!narrow && (
        <div className="flex items-center justify-between gap-6 empty:hidden has-[p:empty]:justify-center">
          {chosen}
          {pager}
        </div>
      )}
    </PageStack>
  );
}

function Chosen({ snapshot }: Pick<HomePartProps, 'snapshot'>) {
  const point = select.chosenPoint(snapshot);
  return (
    <p aria-live="polite" className="min-w-0 empty:hidden max-md:line-clamp-1 max-md:text-sm">
      {point && (
        <>
          {homeTexts.chosenPoint}: <strong>{point.name}</strong> {point.code}
        </>
      )}
    </p>
  );
}

interface PointsProps extends HomePartProps {
  /** Shown after the last point: on a phone the pager, so that the menu stays in the window. */
  readonly end: ReactNode;
}

function Points({ snapshot, send, end }: PointsProps) {
  const points = select.points(snapshot);
  return (
    <div className="max-h-32 overflow-y-auto rounded-panel border-b border-line sm:max-h-42">
      <DataTable
        caption={homeTexts.pointsCaption}
        columns={columns}
        rows={points}
        rowKey={(point) => point.codPointOfSales}
        choice={{
          header: sharedTexts.choice,
          selectedKey: select.chosenPoint(snapshot)?.code ?? null,
          label: (point) => homeTexts.choosePoint(point.name, point.codPointOfSales),
          onSelect: (code, point) =>
            send({
              type: 'point.chosen',
              point: { code, name: point.name, city: point.city, index: points.indexOf(point) },
            }),
        }}
      />
      {end && <div className="py-3">{end}</div>}
    </div>
  );
}

function Pages({ snapshot, send }: HomePartProps) {
  return (
    <Pager
      page={select.page(snapshot)}
      pages={select.pages(snapshot)}
      pending={select.isSearching(snapshot)}
      onGo={(page) => send({ type: 'page.requested', page })}
    />
  );
}
