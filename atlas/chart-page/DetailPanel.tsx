import type { ChartPaths } from '../../paths/engine/chart-paths';
import { placeOf } from '../address';
import { chartCalled, type ListedChart } from '../charts';
import { type Arrow, type Chart, type ChartState, ownerOf } from '../graph/chart';
import { Link, ownLink } from '../Link';
import { callWords } from '../words/calls';
import { actionWords } from '../words/words';
import { Code, Detail } from './details';
import { arrowName, stateCalled, stateName } from './names';
import { CallsOf, Overview } from './Overview';
import { SpecList } from './SpecLinks';

function Acts({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name}>
          {actionWords(name)} <Code>{name}</Code>
        </li>
      ))}
    </ul>
  );
}

function Calls({ chart, state }: { readonly chart: Chart; readonly state: ChartState }) {
  const owner = ownerOf(chart, state.id).id;
  return (
    <ul className="grid gap-1">
      {state.invokes.map(({ id, src, chart: playedId }) => {
        const played = chartCalled(playedId ?? '');
        const { does } = callWords(owner, src);
        return (
          <li key={id}>
            {played ? (
              <Link page={played.slug} className={ownLink}>{`${does}: flusso ${played.name}`}</Link>
            ) : (
              <>
                {does} <Code>{src}</Code>
                <CallsOf chart={owner} src={src} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Arrows({ listed, arrows }: { readonly listed: ListedChart; arrows: readonly Arrow[] }) {
  return (
    <ul className="grid gap-1.5">
      {arrows.map((arrow) => (
        <li key={arrow.id}>
          <Link page={listed.slug} place={placeOf(listed.chart, arrow.id)} className={ownLink}>
            {arrowName(listed.chart, arrow)}
          </Link>{' '}
          <span className="text-ink-soft">
            → {arrow.stays ? 'resta' : stateName(listed.chart, arrow.target)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function StateDetail({ listed, state }: { readonly listed: ListedChart; state: ChartState }) {
  const { chart } = listed;
  const leaving = chart.arrows.filter(({ source }) => source === state.id);
  const arriving = chart.arrows.filter(({ target, stays }) => target === state.id && !stays);
  return (
    <>
      <h2 className="text-lg font-semibold">{stateName(chart, state.id)}</h2>
      <p className="mt-1">
        <Code>{state.path || chart.id}</Code>
      </p>
      {state.address && <Detail name="Indirizzo">{state.address}</Detail>}
      {state.invokes.length > 0 && (
        <Detail name="Che cosa fa">
          <Calls chart={chart} state={state} />
        </Detail>
      )}
      {state.entry.length > 0 && (
        <Detail name="Entrando">
          <Acts names={state.entry} />
        </Detail>
      )}
      {state.exit.length > 0 && (
        <Detail name="Uscendo">
          <Acts names={state.exit} />
        </Detail>
      )}
      {leaving.length > 0 && (
        <Detail name="Da qui">
          <Arrows listed={listed} arrows={leaving} />
        </Detail>
      )}
      {arriving.length > 0 && (
        <Detail name="Ci si arriva">
          <Arrows listed={listed} arrows={arriving} />
        </Detail>
      )}
      {state.spec.length > 0 && (
        <Detail name="Requisiti">
          <SpecList ids={state.spec} />
        </Detail>
      )}
    </>
  );
}

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
