import portal from 'virtual:atlas/portal';
import revision from 'virtual:atlas/revision';
import { quietButton } from '../chart-page/button-look';
import { ChartTable } from '../chart-page/ChartTable';
import { CallsOf } from '../chart-page/Overview';
import { SpecList } from '../chart-page/SpecLinks';
import { chartCalled, charts, type ListedChart } from '../charts';
import { fingerprintOf } from '../graph/fingerprint';
import { Link, ownLink } from '../Link';
import { Calls } from '../portal-page/ScreenDetail';
import { DrawingOnPaper } from './DrawingOnPaper';
import { Storyboard } from './Storyboard';

export const dossierPage = 'dossier';

const today = () => new Date().toLocaleDateString('it-IT');

const requirementsIn = ({ chart: { states, arrows } }: ListedChart) =>
  [...new Set([...states, ...arrows].flatMap(({ spec }) => spec))].sort();

const heading = 'mt-8 mb-3 break-after-avoid text-xl font-semibold print:mt-0';

/** The flows that a flow plays: each has a dossier. */
function Played({ listed }: { readonly listed: ListedChart }) {
  const played = new Set(
    listed.chart.states.flatMap(({ invokes }) =>
      invokes.flatMap(({ chart }) => chartCalled(chart ?? '') ?? []),
    ),
  );
  if (played.size === 0) return null;
  return (
    <p className="mt-2">
      Con un dossier proprio:{' '}
      {[...played].map(({ slug, name }) => (
        <Link key={slug} page={dossierPage} place={slug} className={`${ownLink} mr-3`}>
          {name}
        </Link>
      ))}
    </p>
  );
}

function Dossier({ listed }: { readonly listed: ListedChart }) {
  const { slug, name, chart } = listed;
  const isPage = portal.screens.some(({ flow }) => flow === slug);
  return (
    <article className="mx-auto max-w-page px-5 py-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-2xl font-semibold">Dossier: {name}</h1>
        <button
          type="button"
          className={`${quietButton} print:hidden`}
          onClick={() => window.print()}
        >
          Stampa o salva in PDF
        </button>
      </div>
      <p className="mt-1">{chart.description}.</p>
      <p className="mt-1 text-ink-soft">
        Revisione {revision}, diagramma {fingerprintOf(chart)}, {today()}. {chart.states.length}{' '}
        stati, {chart.arrows.length} transizioni. <Link page={slug}>Il flusso nell’atlante</Link>
      </p>
      <Played listed={listed} />
      <section className="print:break-before-page print:[page:wide]">
        <h2 className={heading}>Disegno</h2>
        <DrawingOnPaper chart={chart} />
      </section>
      <section className="print:break-before-page">
        <h2 className={heading}>Che cosa vede e legge il merchant, stato per stato</h2>
        <Storyboard listed={listed} />
      </section>
      <div className="print:break-before-page print:[page:wide]">
        <ChartTable listed={listed} chosen={null} />
      </div>
      <section className="print:break-before-page">
        <h2 className={heading}>Chiamate, e status che distinguono</h2>
        {isPage ? <Calls portal={portal} flow={slug} /> : <CallsOf chart={chart.id} />}
        <h2 className={heading}>Requisiti</h2>
        <SpecList ids={requirementsIn(listed)} />
      </section>
    </article>
  );
}

/** All that is known of a flow, to be read on paper and signed. */
export function DossierPage({ place }: { readonly place: string }) {
  const listed = chartCalled(place);
  if (listed !== undefined) return <Dossier key={listed.slug} listed={listed} />;
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Dossier</h1>
      <ul className="mt-3 columns-2 gap-8">
        {charts.map(({ slug, name }) => (
          <li key={slug}>
            <Link page={dossierPage} place={slug} className={ownLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
