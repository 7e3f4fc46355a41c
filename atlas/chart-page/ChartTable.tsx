import { placeOf } from '../address';
import { chartCalled, type ListedChart } from '../charts';
import type { Arrow, ChartState } from '../graph/chart';
import { Link, ownLink } from '../Link';
import { cell, Table } from '../Table';
import { callWords } from '../words/calls';
import { actionWords, causeWords } from '../words/words';
import { stateName } from './names';
import { SpecLinks } from './SpecLinks';

interface ChartTableProps {
  readonly listed: ListedChart;
  readonly chosen: string | null;
}

function Row({
  listed,
  arrow,
  isChosen,
}: {
  listed: ListedChart;
  arrow: Arrow;
  isChosen: boolean;
}) {
  const { chart, slug } = listed;
  const [cause = '', condition = ''] = causeWords(chart, arrow);
  return (
    <tr className={isChosen ? 'bg-warning-soft' : ''}>
      <td className={cell} />
      <td className={cell}>
        <Link page={slug} place={placeOf(chart, arrow.id)} className={ownLink}>
          {cause}
        </Link>
      </td>
      <td className={cell}>{condition}</td>
      <td className={cell}>{arrow.actions.map(actionWords).join(', ')}</td>
      <td className={cell}>
        {arrow.stays ? (
          'resta'
        ) : (
          <Link page={slug} place={placeOf(chart, arrow.target)} className={ownLink}>
            {stateName(chart, arrow.target)}
          </Link>
        )}
      </td>
      <td className={cell}>
        <SpecLinks ids={arrow.spec} />
      </td>
    </tr>
  );
}

const calls = (listed: ListedChart, state: ChartState) =>
  state.invokes.map(({ id, src, chart }) => {
    const { does, alias } = callWords(listed.chart.id, src);
    const played = chartCalled(chart ?? '');
    return (
      <span key={id} className="block">
        {played ? (
          <Link page={played.slug} className={ownLink}>
            {does}
          </Link>
        ) : (
          `${does}${alias ? ` (${alias})` : ''}`
        )}
      </span>
    );
  });

function StateRows({ listed, state, chosen }: ChartTableProps & { state: ChartState }) {
  const { chart, slug } = listed;
  const arrows = chart.arrows.filter(({ source }) => source === state.id);
  return (
    <tbody>
      <tr className={chosen === state.id ? 'bg-warning-soft' : 'bg-canvas'}>
        <th scope="rowgroup" className={`${cell} text-left font-semibold`}>
          <Link page={slug} place={placeOf(chart, state.id)} className={ownLink}>
            {stateName(chart, state.id)}
          </Link>
          <code className="mt-0.5 block text-xs font-normal break-all text-ink-soft">
            {state.path || chart.id}
          </code>
        </th>
        <td className={cell} colSpan={4}>
          {calls(listed, state)}
        </td>
        <td className={cell}>
          <SpecLinks ids={state.spec} />
        </td>
      </tr>
      {arrows.map((arrow) => (
        <Row key={arrow.id} listed={listed} arrow={arrow} isChosen={chosen === arrow.id} />
      ))}
    </tbody>
  );
}

/** The chart as a table: the content of the drawing for readers. */
export function ChartTable({ listed, chosen }: ChartTableProps) {
  return (
    <Table
      id="tabella"
      title="Il flusso in tabella"
      columns={['Stato', 'Evento', 'Condizione', 'Azioni', 'Destinazione', 'Requisiti']}
    >
      {listed.chart.states.map((state) => (
        <StateRows key={state.id} listed={listed} state={state} chosen={chosen} />
      ))}
    </Table>
  );
}
