import type { ReactNode } from 'react';
import type { ReplyCount } from '../../acquirer/contract/report';
import { monthName } from '../italian/calendar';
import { formatWhole } from '../italian/format';
import { reportTexts } from '../italian/report';
import { Panel } from '../ui/Panel';
import { managerOf } from './replies-workbook';

const words = reportTexts.result.replies;

type Kind = keyof typeof words.kinds;
const kinds = Object.keys(words.kinds) as Kind[];

/** Distinguished by filling and outline, not by colour alone. */
const looks: Readonly<Record<Kind, string>> = {
  inTime: 'fill-accent stroke-accent',
  late: 'fill-accent-soft stroke-accent',
  unanswered: 'fill-none stroke-ink-soft [stroke-dasharray:4_3]',
};

const sumOf = (line: ReplyCount) => kinds.reduce((sum, kind) => sum + line[kind], 0);

interface CountsProps {
  readonly replies: readonly ReplyCount[];
}

interface ReplyTimesProps extends CountsProps {
  /** ESPORTA. */
  readonly actions: ReactNode;
}

/** How many cases were answered in time, late, not at all: a bar for each month and manager. */
export function ReplyTimes({ replies, actions }: ReplyTimesProps) {
  if (replies.length === 0) return null;
  const longest = Math.max(...replies.map(sumOf));
  return (
    <Panel title={words.title} actions={actions}>
      <p className="mb-3 max-w-reading text-ink-soft">{words.note}</p>
      <Legend />
      <ul
        aria-hidden="true"
        className="mb-5 grid gap-3 print:mb-2 print:grid-cols-2 print:gap-x-8 print:gap-y-1"
      >
        {replies.map((line) => (
          <li key={`${line.month} ${line.ebox}`} className="break-inside-avoid">
            <p className="text-sm wrap-break-word">
              {monthName(line.month)}, {managerOf(line)}
            </p>
            <Bar line={line} longest={longest} />
          </li>
        ))}
      </ul>
      <Counts replies={replies} />
    </Panel>
  );
}

function Legend() {
  return (
    <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <rect x="1" y="1" width="14" height="14" strokeWidth="2" className={looks[kind]} />
          </svg>
          {words.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}

function Bar({ line, longest }: { readonly line: ReplyCount; readonly longest: number }) {
  const parts = kinds
    .map((kind, index) => ({
      kind,
      from: kinds.slice(0, index).reduce((sum, before) => sum + line[before], 0),
      count: line[kind],
    }))
    .filter(({ count }) => count > 0);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      className="block h-5 w-full overflow-visible print:h-3"
    >
      {parts.map(({ kind, from, count }) => (
        <rect
          key={kind}
          data-reply={kind}
          x={from}
          width={count}
          height="1"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className={looks[kind]}
        />
      ))}
    </svg>
  );
}

const cell = 'py-1 pl-2 text-right align-top print:py-0 sm:pl-6';
const head = 'py-1 text-left align-top font-normal wrap-break-word print:py-0';

function Counts({ replies }: CountsProps) {
  return (
    <table className="w-full text-sm tabular-nums sm:w-fit sm:text-base">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col" className={head}>
            {words.line}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className={`${cell} font-normal`}>
              {words.kinds[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {replies.map((line) => (
          <tr key={`${line.month} ${line.ebox}`} className="border-t border-line">
            <th scope="row" className={head}>
              <span className="block print:inline">{monthName(line.month)}</span>{' '}
              <span className="block text-sm text-ink-soft print:inline">{managerOf(line)}</span>
            </th>
            {kinds.map((kind) => (
              <td key={kind} className={cell}>
                {formatWhole(line[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-bold">
          <th scope="row" className={`${head} font-bold`}>
            {words.total}
          </th>
          {kinds.map((kind) => (
            <td key={kind} className={cell}>
              {formatWhole(replies.reduce((sum, line) => sum + line[kind], 0))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
