import { useId } from 'react';
import { kitTexts } from '../italian/shared';
import { controlBox, controlInput } from './classes';
import type { Column } from './DataTableRow';
import { Icon } from './Icon';

/** The current order of a table, and the function that changes it; its field is a column's key. */
export interface Sort {
  /** `+key`, `-key`, or '' for the usual order. */
  readonly orderBy: string;
  readonly onSort: (orderBy: string) => void;
}

/** The order that a press on a column's header asks for. */
export const nextOrder = <Row,>({ key, sorts }: Column<Row>, orderBy: string) => {
  if (orderBy === `+${key}`) return `-${key}`;
  return orderBy === `-${key}` ? `+${key}` : `${sorts}${key}`;
};

/** The value of `aria-sort` for a column. */
export const sortOf = <Row,>({ key }: Column<Row>, orderBy: string) => {
  if (orderBy === `+${key}`) return 'ascending' as const;
  return orderBy === `-${key}` ? ('descending' as const) : undefined;
};

interface SortSelectProps<Row> extends Sort {
  readonly columns: readonly Column<Row>[];
}

/** The order of a list whose rows are cards, which have no headers to press. */
export function SortSelect<Row>({ columns, orderBy, onSort }: SortSelectProps<Row>) {
  const id = useId();
  const words = kitTexts.sorting;
  const sorting = columns.filter(({ sorts }) => sorts !== undefined);
  if (sorting.length === 0) return null;
  return (
    <div className="mb-2 flex items-center gap-3 print:hidden">
      <label htmlFor={id} className="shrink-0 font-medium">
        {words.label}
      </label>
      <div className={`${controlBox} relative min-w-0 grow`}>
        <select
          id={id}
          data-control=""
          className={`${controlInput} cursor-pointer appearance-none pr-[min(2.75rem,12vw)]`}
          value={orderBy}
          onChange={(event) => onSort(event.target.value)}
        >
          <option value="">{words.usual}</option>
          {sorting.flatMap(({ key, header }) => [
            <option key={`+${key}`} value={`+${key}`}>
              {words.rising(header)}
            </option>,
            <option key={`-${key}`} value={`-${key}`}>
              {words.falling(header)}
            </option>,
          ])}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-[min(0.75rem,2vw)] grid place-items-center text-ink-soft">
          <Icon name="down" />
        </span>
      </div>
    </div>
  );
}
