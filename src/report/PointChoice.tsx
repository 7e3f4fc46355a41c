import { useState } from 'react';
import type { PointOfSale } from '../../acquirer/contract/points-of-sale';
import * as select from '../../machines/report/report.selectors';
import { reportTexts } from '../italian/report';
import { sharedTexts } from '../italian/shared';
import { type Column, DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { LoadingOver } from '../ui/LoadingOver';
import { Pager } from '../ui/Pager';
import { SearchBar } from '../ui/SearchBar';
import type { ScreenProps } from './screen-props';

const words = reportTexts.point;
const longestSearch = 40;

const columns: readonly Column<PointOfSale>[] = [
  {
    key: 'name',
    header: words.columns.brand,
    wide: true,
    text: true,
    card: 'title',
    cell: ({ name }) => name,
  },
  {
    key: 'code',
    header: words.columns.code,
    wide: true,
    card: 'line',
    cell: ({ codPointOfSales }) => codPointOfSales,
  },
  {
    key: 'address',
    header: words.columns.address,
    wide: true,
    text: true,
    cell: ({ address }) => address,
  },
  { key: 'city', header: words.columns.city, wide: true, text: true, cell: ({ city }) => city },
];

/** REP-002: a company chooses one of its points of sale. */
export function PointChoice({ snapshot, send }: ScreenProps) {
  const [search, setSearch] = useState(snapshot.context.search);
  const points = select.points(snapshot);
  return (
    <>
      <SearchBar
        label={words.searchLabel}
        hint={words.searchHint}
        value={search}
        onChange={setSearch}
        onSearch={() => send({ type: 'points.searched', search })}
        longest={longestSearch}
        action={words.search}
      />
      {select.isLoadingPoints(snapshot) && (points.length > 0 ? <LoadingOver /> : <FirstPage />)}
      {select.isWithoutPoints(snapshot) && <EmptyState title={sharedTexts.noResult} />}
      {points.length > 0 && <Points snapshot={snapshot} send={send} />}
      <Chosen snapshot={snapshot} />
    </>
  );
}

/** As tall as ten rows: the filters below keep their place when the points are loaded. */
function FirstPage() {
  return (
    <div className="min-h-dvh md:min-h-[33rem]">
      <Loading />
    </div>
  );
}

function Points({ snapshot, send }: Pick<ScreenProps, 'snapshot' | 'send'>) {
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={select.points(snapshot)}
        rowKey={({ codPointOfSales }) => codPointOfSales}
        choice={{
          header: sharedTexts.choice,
          selectedKey: select.point(snapshot),
          label: ({ name, codPointOfSales }) => words.choose(name, codPointOfSales),
          onSelect: (point) => send({ type: 'point.chosen', point }),
        }}
      />
      <Pager
        page={select.page(snapshot)}
        pages={select.pages(snapshot)}
        pending={select.isLoadingPoints(snapshot)}
        onGo={(page) => send({ type: 'page.requested', page })}
      />
    </>
  );
}

/** It may be on another page than the shown one. */
function Chosen({ snapshot }: Pick<ScreenProps, 'snapshot'>) {
  const code = select.point(snapshot);
  return (
    <p aria-live="polite">
      {code === '' ? (
        <span className="text-ink-soft">{words.none}</span>
      ) : (
        <>
          {words.chosen}: <strong>{code}</strong>
        </>
      )}
    </p>
  );
}
