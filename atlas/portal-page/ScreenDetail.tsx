import { type Portal, type Screen, visitors, type Way } from '../../paths/map/portal';
import { quietButton } from '../chart-page/button-look';
import { Code, Detail } from '../chart-page/details';
import type { ListedChart } from '../charts';
import { chartCalled } from '../charts';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';
import { statusesOf } from '../portal/uses';
import { callWords } from '../words/calls';

const how: Readonly<Record<Way['by'], string>> = {
  login: 'dopo la login',
  forced: 'come prima cosa dopo la login',
  menu: 'dal menu di ogni pagina',
  link: 'da una voce della pagina',
  result: 'come esito del flusso',
};

interface WaysProps {
  readonly portal: Portal;
  readonly ways: readonly Way[];
  readonly end: 'from' | 'to';
}

function Ways({ portal, ways, end }: WaysProps) {
  return (
    <ul className="grid gap-1">
      {ways.map((way) => (
        <li key={`${way.from} ${way.to}`}>
          <Link page="portale" place={way[end]} className={ownLink}>
            {portal.screens.find(({ path }) => path === way[end])?.name ?? way[end]}
          </Link>{' '}
          <span className="text-ink-soft">{how[way.by]}</span>
        </li>
      ))}
    </ul>
  );
}

function Visitors({ portal, screen }: { readonly portal: Portal; readonly screen: Screen }) {
  return (
    <ul className="grid gap-1">
      {visitors.map(({ id, name }) => {
        const shown = screen.shows[id];
        const led = portal.screens.find(({ path }) => path === shown);
        return (
          <li key={id}>
            {name}:{' '}
            {shown === screen.path ? (
              <strong>la vede</strong>
            ) : (
              <span className="text-ink-soft">
                è condotto a {led?.name ?? shown} ({shown})
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The calls of a page's flow, with their statuses. */
export function Calls({ portal, flow }: { readonly portal: Portal; readonly flow: string }) {
  const uses = portal.uses.filter((use) => use.flow === flow);
  const rows = uses.flatMap(({ charts, src, aliases }) =>
    aliases.map((alias) => ({ alias, chart: charts.at(-1) ?? '', src })),
  );
  return (
    <ul className="grid gap-2">
      {[...groupBy(rows, ({ alias }) => alias)].map(([alias, each]) => (
        <li key={alias}>
          <Link page="impatto" place={alias} className={ownLink}>
            {alias}
          </Link>{' '}
          <span className="text-ink-soft">{statusesOf(portal, alias).join(' · ')}</span>
          {each.map(({ chart, src }) => {
            const made = chartCalled(chart);
            return (
              <span key={`${chart} ${src}`} className="block text-xs text-ink-soft">
                {callWords(chart, src).does}, nel flusso{' '}
                {made && <Link page={made.slug}>{made.name}</Link>}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

interface ScreenDetailProps {
  readonly portal: Portal;
  readonly screen: Screen | undefined;
  readonly flow: ListedChart | undefined;
  /** Draws the page's flow inside the page, or hides it; null where the page has none. */
  readonly onOpen: (() => void) | null;
  readonly isOpen: boolean;
}

/** All that is known of one page of the portal. */
export function ScreenDetail(props: ScreenDetailProps) {
  const { portal, screen, flow, onOpen, isOpen } = props;
  if (screen === undefined)
    return (
      <>
        <h2 className="text-lg font-semibold">Ogni pagina, dalla login a Esci</h2>
        <p className="mt-2 text-sm text-ink-soft">
          Scegliere una pagina per vedere chi la apre, dove conduce, che cosa chiama; il suo flusso
          si può aprire sul disegno.
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          {portal.screens.length} indirizzi. Da ogni pagina, chiunque sia entrato può premere Esci e
          tornare alla login; una sessione scaduta lo dice in un dialogo; un errore porta a
          /ErrorPage, un codice 5709 all’utenza bloccata.
        </p>
      </>
    );
  const from = portal.ways.filter((way) => way.from === screen.path && way.to !== screen.path);
  const to = portal.ways.filter((way) => way.to === screen.path && way.from !== screen.path);
  return (
    <>
      <h2 className="text-lg font-semibold">{screen.name}</h2>
      <p className="mt-1">
        <Code>{screen.path}</Code>
      </p>
      {flow !== undefined && (
        <Detail name="Flusso">
          <Link page={flow.slug} className={ownLink}>
            {flow.name}
          </Link>
          {flow.slug !== screen.flow && ' (condiviso con altre pagine)'}
          {onOpen !== null && (
            <button type="button" className={`mt-2 block ${quietButton}`} onClick={onOpen}>
              {isOpen ? '⊟ Chiudi il flusso' : '⊞ Apri il flusso sul disegno'}
            </button>
          )}
        </Detail>
      )}
      <Detail name="Chi la può aprire">
        {screen.extension !== null && <p>Solo se il servizio la offre.</p>}
        <Visitors portal={portal} screen={screen} />
      </Detail>
      {screen.flow !== null && portal.uses.some((use) => use.flow === screen.flow) && (
        <Detail name="Chiamate, e status che distinguono">
          <Calls portal={portal} flow={screen.flow} />
        </Detail>
      )}
      {to.length > 0 && (
        <Detail name="Ci si arriva">
          <Ways portal={portal} ways={to} end="from" />
        </Detail>
      )}
      {from.length > 0 && (
        <Detail name="Da qui">
          <Ways portal={portal} ways={from} end="to" />
        </Detail>
      )}
    </>
  );
}
