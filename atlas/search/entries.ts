import { isAt } from '../../machines/pages';
import {
  type KnownCall,
  type Portal,
  type Screen,
  type ShownText,
  visitors,
} from '../../paths/map/portal';
import { placeOf } from '../address';
import type { ListedChart } from '../charts';
import { type ChartState, idInside } from '../graph/chart';
import { playedIn } from '../graph/inside';
import { whoSees } from '../portal/portal-chart';
import { callsMadeBy, nameOfFlow, screensOf, usesOf } from '../portal/uses';
import { callOf } from '../words/calls';
import { statusOf } from '../words/statuses';
import { actionWords, causeWords } from '../words/words';
import { everydayNames } from './everyday-names';
import { arrowLine, stateLine } from './happens';
import type { Entry, Found } from './search';

const placeOfChart = ({ kind, page }: Found) => (kind === 'Flusso' ? page : '');

const entry = (
  found: Found,
  words: readonly string[],
  base: string | null = null,
  leadsTo = '',
): Entry => ({
  ...found,
  base,
  leadsTo,
  key: `${found.page}#${found.place}`,
  calledToo: everydayNames[found.kind === 'Pagina' ? found.place : placeOfChart(found)] ?? '',
  words: [found.title, found.group, ...found.spec, ...words].join(' '),
});

/** The names of the pages that a chart is played on: as the flow itself, or inside it too. */
const playedOn = (portal: Portal, chart: string, isItself = false) => [
  ...new Set(
    portal.uses
      .filter(({ charts }) => (isItself ? charts[0] === chart : charts.includes(chart)))
      .flatMap(({ flow }) => screensOf(portal, flow).map(({ name }) => name)),
  ),
];

const callsIn = (portal: Portal, chart: string, { invokes }: ChartState) =>
  invokes.flatMap(({ src }) => {
    const { does = '', alias = '' } = callOf(chart, src) ?? {};
    return [src, does, alias, ...callsMadeBy(portal, chart, src).flatMap((use) => use.aliases)];
  });

interface Seen {
  readonly listed: ListedChart;
  /** The chart by whose page it is reached, and the state in which it is played there. */
  readonly through?: { readonly listed: ListedChart; readonly state: ChartState };
}

/** The place of a part of a chart: its own, or inside the state that plays the chart. */
const placeIn = ({ listed: { chart, slug }, through }: Seen, id: string) => {
  const place = placeOf(chart, id);
  if (through === undefined) return { page: slug, place, base: null };
  const [path = '', number] = place.split('~');
  const inner = chart.states.find((state) => state.path === path);
  const outer = idInside(through.state.id, inner?.id ?? chart.id);
  return {
    page: through.listed.slug,
    place: number === undefined ? outer : `${outer}~${number}`,
    base: `${slug}#${place}`,
  };
};

const partEntries = (portal: Portal, seen: Seen): Entry[] => {
  const { listed, through } = seen;
  const { chart } = listed;
  const around =
    through === undefined
      ? playedOn(portal, chart.id, true)
      : [
          through.listed.name,
          through.state.description,
          ...playedOn(portal, through.listed.chart.id),
        ];
  const group =
    through === undefined ? listed.name : `${through.listed.name} › ${through.state.description}`;
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.description ?? '';
  const states = chart.states.slice(1).map((state) => {
    const { base, ...at } = placeIn(seen, state.id);
    return entry(
      {
        ...at,
        group,
        kind: 'Stato',
        title: state.description || state.key,
        line: stateLine(chart, state),
        spec: state.spec,
      },
      [
        listed.name,
        state.path,
        state.address ?? '',
        ...around,
        ...callsIn(portal, chart.id, state),
        ...[...state.entry, ...state.exit].map(actionWords),
      ],
      base,
    );
  });
  // The parts of a chart that is shown inside another belong to that chart's page.
  const inner = chart.arrows.filter(({ source }) => through === undefined || source !== chart.id);
  const arrows = inner.map((arrow) => {
    const { base, ...at } = placeIn(seen, arrow.id);
    const source = chart.states.find(({ id }) => id === arrow.source);
    return entry(
      {
        ...at,
        group,
        kind: 'Transizione',
        title: causeWords(chart, arrow).join(', '),
        line: arrowLine(chart, arrow),
        spec: arrow.spec,
      },
      [
        listed.name,
        statusOf(arrow.event) ?? '',
        arrow.event,
        arrow.guard ?? '',
        nameOf(arrow.source),
        nameOf(arrow.target),
        ...around,
        ...(source === undefined ? [] : callsIn(portal, chart.id, source)),
        ...arrow.actions.flatMap((action) => [action, actionWords(action)]),
      ],
      base,
      arrow.stays ? '' : nameOf(arrow.target),
    );
  });
  return [...states, ...arrows];
};

/** The charts that are drawn inside a chart, by the states that play them; a second one in a state has its own page. */
const playedBy = (charts: readonly ListedChart[], listed: ListedChart) =>
  listed.chart.states.flatMap((state) => {
    const drawn = playedIn(state, (id) => charts.find(({ chart }) => chart.id === id)?.chart);
    const played = charts.find(({ chart }) => chart === drawn);
    return played === undefined ? [] : [{ listed: played, through: { listed, state } }];
  });

const chartEntry = (portal: Portal, { slug, name, chart }: ListedChart): Entry => {
  const pages = playedOn(portal, chart.id);
  return entry(
    {
      page: slug,
      place: '',
      group: name,
      kind: 'Flusso',
      title: name,
      line:
        pages.length === 0
          ? chart.description
          : `${chart.description}. Pagine: ${pages.join(', ')}`,
      spec: [],
    },
    [slug, chart.id, chart.description, ...pages],
  );
};

const chartNames = (charts: readonly ListedChart[], ids: readonly string[]) =>
  ids.map((id) => charts.find(({ chart }) => chart.id === id)?.name ?? id).join(' › ');

const screenEntry = (portal: Portal, charts: readonly ListedChart[], screen: Screen): Entry => {
  const { path, name, flow, chart } = screen;
  const aliases = [
    ...new Set(portal.uses.filter((use) => use.flow === flow).flatMap((use) => use.aliases)),
  ];
  const shared = charts.find((listed) => listed.chart.id === chart)?.name;
  const calls = aliases.length === 0 ? '' : `, con ${aliases.join(', ')}`;
  return entry(
    {
      page: 'portale',
      place: path,
      group: 'Pagine del portale',
      kind: 'Pagina',
      title: name,
      line: `${path} · ${whoSees(screen)}${shared === undefined ? '' : ` · è «${shared}»${calls}`}`,
      spec: [],
    },
    [path, flow ?? '', ...aliases],
  );
};

const callEntry = (
  portal: Portal,
  charts: readonly ListedChart[],
  { alias, statuses }: KnownCall,
): Entry => {
  const places = [...usesOf(portal, alias)].map(([flow, uses]) => {
    const ways = new Set(uses.map((use) => chartNames(charts, use.charts)));
    return `${nameOfFlow(portal, flow)} (${[...ways].join(', ')})`;
  });
  return entry(
    {
      page: 'impatto',
      place: alias,
      group: 'Chiamate',
      kind: 'Chiamata',
      title: alias,
      line:
        places.length === 0
          ? 'Facoltativa: solo dove la configurazione la nomina'
          : `La fanno: ${places.join('; ')}`,
      spec: [],
    },
    [...statuses, ...places],
  );
};

/** Texts outside the folder of any chart. */
const everywhere: Readonly<Record<string, string>> = {
  boot: 'Le pagine prima che il portale arrivi',
  browser: 'Il portale in questo browser',
  form: 'I moduli',
  layout: 'La cornice di ogni pagina',
  lists: 'Le liste',
  shared: 'Ogni pagina',
  ui: 'I comandi di ogni pagina',
};

const nameOfFolder = (portal: Portal, charts: readonly ListedChart[], folder: string) => {
  const page = nameOfFlow(portal, folder);
  const chart = charts.find(({ slug }) => slug === folder);
  return page === folder ? (everywhere[folder] ?? chart?.name ?? folder) : page;
};

const textEntry = (
  portal: Portal,
  charts: readonly ListedChart[],
  { text, flows }: ShownText,
): Entry => {
  const names = [...new Set(flows.map((flow) => nameOfFolder(portal, charts, flow)))];
  return entry(
    {
      page: 'impatto',
      place: text,
      group: 'Testi delle pagine',
      kind: 'Testo',
      title: `«${text}»`,
      line: names.length === 0 ? 'Testo di uso generale' : `Si legge in: ${names.join('; ')}`,
      spec: [],
    },
    names,
  );
};

/** The table of 'Portale': which visitor sees which page. */
const visitorEntry = entry(
  {
    page: 'portale',
    place: '',
    group: 'Pagine dell’atlante',
    kind: 'Pagina',
    title: 'Chi vede che cosa',
    line: 'La tabella di «Portale»: ogni pagina, per ogni tipo di utente',
    spec: [],
  },
  [visitors.map(({ name }) => name).join(' '), 'negozio ebox iscritto permessi diritti ruoli'],
);

/** Everything that can be found: pages, calls, charts and all their parts, texts. */
export const indexed = (charts: readonly ListedChart[], portal: Portal): readonly Entry[] => [
  ...portal.screens
    .filter(({ path }) => !isAt(path, 'start'))
    .map((screen) => screenEntry(portal, charts, screen)),
  visitorEntry,
  ...portal.calls.map((call) => callEntry(portal, charts, call)),
  ...charts.map((listed) => chartEntry(portal, listed)),
  ...charts.flatMap((listed) => partEntries(portal, { listed })),
  ...charts.flatMap((listed) =>
    playedBy(charts, listed).flatMap((seen) => partEntries(portal, seen)),
  ),
  ...portal.texts.map((text) => textEntry(portal, charts, text)),
];
