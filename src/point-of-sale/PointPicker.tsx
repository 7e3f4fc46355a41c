import { useState } from 'react';
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
import type { HomePartProps } from './screen-props';

const columns: readonly Column<PointOfSale>[] = [
  {
    key: 'name',
    header: homeTexts.columns.brand,
    wide: true,
    card: 'title',
    cell: (point) => point.name,
  },
  {
    key: 'code',
    header: homeTexts.columns.code,
    width: '11rem',
    wide: true,
    card: 'line',
    cell: (point) => point.codPointOfSales,
  },
  { key: 'address', header: homeTexts.columns.address, wide: true, cell: (point) => point.address },
  { key: 'city', header: homeTexts.columns.city, wide: true, cell: (point) => point.city },
];

const longestFilter = 40;

/** HOM-011 to HOM-017: search, choose one. What is typed stays in the form until CERCA. */
export function PointPicker({ snapshot, send }: HomePartProps) {
  const [filter, setFilter] = useState(snapshot.context.filter);
  const searching = select.isSearching(snapshot);
  return (
    <PageStack close>
      <SearchBar
        label={homeTexts.searchLabel}
        hint={homeTexts.searchHint}
        value={filter}
        onChange={setFilter}
        onSearch={() => send({ type: 'points.searched', filter })}
        maxLength={longestFilter}
      />
      <Chosen snapshot={snapshot} />
      {searching && <Loading />}
      {select.isNothingFound(snapshot) && <EmptyState title={sharedTexts.noResult} />}
      {select.points(snapshot).length > 0 && <Points snapshot={snapshot} send={send} />}
    </PageStack>
  );
}

function Chosen({ snapshot }: Pick<HomePartProps, 'snapshot'>) {
  const point = select.chosenPoint(snapshot);
  return (
    <p aria-live="polite" className="empty:hidden">
      {point && (
        <>
          {homeTexts.chosenPoint}: <strong>{point.name}</strong> {point.code}
        </>
      )}
    </p>
  );
}

function Points({ snapshot, send }: HomePartProps) {
  const points = select.points(snapshot);
  return (
    <>
      <div className="max-h-30 overflow-y-auto rounded-panel border-b border-line sm:max-h-42">
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
                point: { code, name: point.name, index: points.indexOf(point) },
              }),
          }}
        />
      </div>
      <Pager
        page={select.page(snapshot)}
        pages={select.pages(snapshot)}
        pending={select.isSearching(snapshot)}
        onGo={(page) => send({ type: 'page.requested', page })}
      />
    </>
  );
}
