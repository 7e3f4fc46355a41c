import { tableRoles } from './table-roles';

export interface FigureLine {
  /** The subject of the figures. */
  readonly label: string;
  /** One for each heading. */
  readonly values: readonly string[];
  /** The most important line. */
  readonly strong?: boolean;
}

interface FigureTableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly lines: readonly FigureLine[];
}

const row =
  'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] max-md:gap-x-6 max-md:border-b max-md:border-line max-md:py-1.5 max-md:last:border-0 data-strong:font-bold';

const cell =
  'md:pl-8 md:text-right max-md:wrap-break-word max-md:before:block max-md:before:text-sm max-md:before:font-normal max-md:before:text-ink-soft max-md:before:content-[attr(data-heading)]';

/** A few sums in lines: a small table; on a phone each line is a group of its figures. */
export function FigureTable({ caption, headings, lines }: FigureTableProps) {
  return (
    <table {...tableRoles.table} className="block w-fit tabular-nums max-md:w-full md:table">
      <caption className="sr-only">{caption}</caption>
      <thead {...tableRoles.group} className="max-md:sr-only">
        <tr {...tableRoles.row}>
          <td {...tableRoles.cell} />
          {headings.map((heading) => (
            <th
              key={heading}
              {...tableRoles.header}
              scope="col"
              className="pl-8 text-right text-sm leading-6 font-normal text-ink-soft"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block md:table-row-group">
        {lines.map(({ label, values, strong }) => (
          <tr
            key={label}
            {...tableRoles.row}
            data-strong={strong || undefined}
            className={`md:table-row ${row}`}
          >
            <th
              {...tableRoles.rowHeader}
              scope="row"
              className="text-left font-normal in-data-strong:font-bold max-md:col-span-full"
            >
              {label}
            </th>
            {values.map((value, column) => (
              <td
                key={headings[column]}
                {...tableRoles.cell}
                data-heading={headings[column]}
                className={cell}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
