import changes from 'virtual:atlas/changes';
import portal from 'virtual:atlas/portal';
import tests from 'virtual:atlas/tests';
import type { ChartPaths } from '../../paths/engine/chart-paths';
import { chartsPlaying, type ListedChart } from '../charts';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';
import { callsMadeBy, flowsPlaying, nameOfFlow, screensOf, statusesOf } from '../portal/uses';
import { callWords } from '../words/calls';
import { everyRule, ruleWords } from '../words/rules';
import { Code, Detail } from './details';
import { SpecLinks } from './SpecLinks';

const specsOf = ({ chart: { states, arrows } }: ListedChart) =>
  [...new Set([...states, ...arrows].flatMap(({ spec }) => spec))].sort();

const day = (date: string) => date.split('-').reverse().join('/');

/** The pages on which merchants meet the chart. */
function Users({ listed }: { readonly listed: ListedChart }) {
  const flows = flowsPlaying(portal, listed.chart.id);
  const parents = chartsPlaying(listed);
  return (
    <Detail name="Chi lo usa">
      <ul className="grid gap-1">
        {flows
          .flatMap((flow) => screensOf(portal, flow).filter(({ isInner }) => !isInner))
          .map(({ path, name }) => (
            <li key={path}>
              <Link page="portale" place={path} className={ownLink}>
                {name}
              </Link>{' '}
              <Code>{path}</Code>
            </li>
          ))}
        {parents.map((parent) => (
          <li key={parent.slug}>
            dentro il flusso{' '}
            <Link page={parent.slug} className={ownLink}>
              {parent.name}
            </Link>
          </li>
        ))}
      </ul>
    </Detail>
  );
}

function Call({ alias }: { readonly alias: string }) {
  return (
    <>
      <Link page="impatto" place={alias} className={ownLink}>
        {alias}
      </Link>{' '}
      <span className="text-ink-soft">{statusesOf(portal, alias).join(' · ')}</span>
    </>
  );
}

/** The calls that the chart makes, on each page that provides them. */
export function CallsOf({ chart, src }: { readonly chart: string; readonly src?: string }) {
  const made = groupBy(callsMadeBy(portal, chart, src), (use) => use.src);
  return (
    <ul className="grid gap-2">
      {[...made].map(([name, uses]) => {
        const byAlias = groupBy(
          uses.flatMap(({ aliases, flow }) => aliases.map((alias) => ({ alias, flow }))),
          ({ alias }) => alias,
        );
        return (
          <li key={name}>
            {src === undefined && <span className="block">{callWords(chart, name).does}</span>}
            <ul className="grid gap-0.5 border-l-2 border-line pl-2">
              {[...byAlias].map(([alias, each]) => (
                <li key={alias}>
                  <Call alias={alias} />
                  <span className="block text-xs text-ink-soft">
                    {[...new Set(each.map(({ flow }) => nameOfFlow(portal, flow)))].join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Tests({ specs }: { readonly specs: readonly string[] }) {
  const named = specs.flatMap((id) => tests[id] ?? []);
  const once = [...new Map(named.map((test) => [`${test.file} ${test.title}`, test])).values()];
  if (once.length === 0) return null;
  return (
    <Detail name={`Prove che li nominano (${once.length})`}>
      <details>
        <summary className="cursor-pointer">Le frasi delle prove</summary>
        <ul className="mt-1 grid gap-1" lang="en">
          {once.map(({ title, file }) => (
            <li key={`${file} ${title}`}>
              {title} <Code>{file}</Code>
            </li>
          ))}
        </ul>
      </details>
    </Detail>
  );
}

/** The rules that are checked after every step of every path. */
function Rules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <Detail name="Vale dopo ogni passo di ogni percorso">
      <ul className="grid list-disc gap-1 pl-5">
        {[...rules.map(ruleWords), ...everyRule].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Detail>
  );
}

interface OverviewProps {
  readonly listed: ListedChart;
  readonly walk: ChartPaths;
}

/** The overview of a chart, shown before any part is chosen. */
export function Overview({ listed, walk: { paths, rules } }: OverviewProps) {
  const specs = specsOf(listed);
  const change = changes[listed.slug];
  return (
    <>
      <h2 className="text-lg font-semibold">{listed.name}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {listed.chart.states.length} stati · {listed.chart.arrows.length} transizioni ·{' '}
        {paths.length} percorsi ·{' '}
        <Link page="dossier" place={listed.slug}>
          Dossier
        </Link>
      </p>
      <Users listed={listed} />
      {callsMadeBy(portal, listed.chart.id).length > 0 && (
        <Detail name="Le sue chiamate, e gli status che distinguono">
          <CallsOf chart={listed.chart.id} />
        </Detail>
      )}
      {specs.length > 0 && (
        <Detail name={`Requisiti (${specs.length})`}>
          <SpecLinks ids={specs} />
        </Detail>
      )}
      {paths.length > 0 && <Rules rules={rules} />}
      <Tests specs={specs} />
      {change !== undefined && (
        <Detail name="Ultima modifica">
          {day(change.day)}: <span lang="en">{change.what}</span>
        </Detail>
      )}
    </>
  );
}
