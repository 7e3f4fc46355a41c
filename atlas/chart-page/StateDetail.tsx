import { placeOf } from '../address';
import { chartCalled, chartsPlaying, type ListedChart } from '../charts';
import { type Arrow, type Chart, type ChartState, ownerOf } from '../graph/chart';
import { isFirst, requirementsOf, waysIn, waysOut } from '../graph/ways';
import { Link, ownLink } from '../Link';
import { Sights } from '../pictures/Sights';
import { callWords } from '../words/calls';
import { Acts, Code, Detail } from './details';
import { arrowName, stateName } from './names';
import { CallsOf } from './Overview';
import { SpecLinks, SpecList } from './SpecLinks';

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

interface ArrowsProps {
  readonly listed: ListedChart;
  readonly arrows: readonly Arrow[];
  /** The other end of an arrow, in words. */
  readonly end: (arrow: Arrow) => string;
}

function Arrows({ listed: { chart, slug }, arrows, end }: ArrowsProps) {
  return (
    <ul className="grid gap-1.5">
      {arrows.map((arrow) => (
        <li key={arrow.id}>
          <Link page={slug} place={placeOf(chart, arrow.id)} className={ownLink}>
            {arrowName(chart, arrow)}
          </Link>{' '}
          <span className="text-ink-soft">{end(arrow)}</span>
          <SpecLinks ids={arrow.spec} />
        </li>
      ))}
    </ul>
  );
}

const leadsTo = (chart: Chart, state: ChartState) => (arrow: Arrow) => {
  const to = arrow.stays ? 'resta' : stateName(chart, arrow.target);
  const from =
    arrow.source === state.id ? '' : `, come da tutto «${stateName(chart, arrow.source)}»`;
  return `→ ${to}${from}`;
};

const comesFrom = (chart: Chart) => (arrow: Arrow) => `da «${stateName(chart, arrow.source)}»`;

function Beginning({ listed }: { readonly listed: ListedChart }) {
  const players = chartsPlaying(listed);
  return (
    <p>
      Il flusso comincia qui
      {players.length > 0 && `, giocato da ${players.map(({ name }) => name).join(', ')}`}.
    </p>
  );
}

/** A state: what is seen, how one gets there, where it leads, what stays; then how it does it. */
export function StateDetail({
  listed,
  state,
}: {
  readonly listed: ListedChart;
  state: ChartState;
}) {
  const { chart } = listed;
  const [leaving, arriving] = [waysOut(chart, state.id), waysIn(chart, state.id)];
  const specs = requirementsOf(chart, state);
  return (
    <>
      <h2 className="text-lg font-semibold">{stateName(chart, state.id)}</h2>
      <p className="mt-1">
        <Code>{state.path || chart.id}</Code>
      </p>
      <Sights chart={chart} state={state} name={stateName(chart, state.id)}>
        <Detail name="Ci si arriva">
          {isFirst(chart, state.id) && <Beginning listed={listed} />}
          <Arrows listed={listed} arrows={arriving} end={comesFrom(chart)} />
        </Detail>
        <Detail name="Da qui">
          {leaving.length === 0 && <p>Il flusso finisce.</p>}
          <Arrows listed={listed} arrows={leaving} end={leadsTo(chart, state)} />
        </Detail>
      </Sights>
      {specs.length > 0 && (
        <Detail name="Requisiti">
          <SpecList ids={specs} />
        </Detail>
      )}
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
      {state.address && <Detail name="Indirizzo">{state.address}</Detail>}
    </>
  );
}
