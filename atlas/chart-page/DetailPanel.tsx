import type { ChartPaths } from '../../paths/engine/chart-paths';
import { placeOf } from '../address';
import type { ListedChart } from '../charts';
import type { Arrow } from '../graph/chart';
import { Link } from '../Link';
import { Acts, Code, Detail } from './details';
import { arrowName, stateCalled, stateName } from './names';
import { Overview } from './Overview';
import { SpecList } from './SpecLinks';
import { StateDetail } from './StateDetail';

function ArrowDetail({ listed, arrow }: { readonly listed: ListedChart; arrow: Arrow }) {
  const { chart, slug } = listed;
  return (
    <>
      <h2 className="text-lg font-semibold">{arrowName(chart, arrow)}</h2>
      <p className="mt-1 flex flex-wrap gap-1">
        <Code>{arrow.event || 'always'}</Code>
        {arrow.guard !== null && <Code>{arrow.guard}</Code>}
      </p>
      <Detail name="Da">
        <Link page={slug} place={placeOf(chart, arrow.source)}>
          {stateName(chart, arrow.source)}
        </Link>
      </Detail>
      <Detail name="A">
        {arrow.stays ? (
          'Resta dov’è'
        ) : (
          <Link page={slug} place={placeOf(chart, arrow.target)}>
            {stateName(chart, arrow.target)}
          </Link>
        )}
      </Detail>
      {arrow.actions.length > 0 && (
        <Detail name="Azioni">
          <Acts names={arrow.actions} />
        </Detail>
      )}
      {arrow.spec.length > 0 && (
        <Detail name="Requisiti">
          <SpecList ids={arrow.spec} />
        </Detail>
      )}
    </>
  );
}

interface DetailPanelProps {
  readonly listed: ListedChart;
  readonly chosen: string | null;
  readonly walk: ChartPaths;
}

/** The details of one state or one transition; of the whole chart where none is chosen. */
export function DetailPanel({ listed, chosen, walk }: DetailPanelProps) {
  const { chart } = listed;
  const arrow = chart.arrows.find(({ id }) => id === chosen);
  if (arrow !== undefined) return <ArrowDetail listed={listed} arrow={arrow} />;
  const state = stateCalled(chart, chosen ?? '');
  if (state === undefined) return <Overview listed={listed} walk={walk} />;
  return <StateDetail listed={listed} state={state} />;
}
