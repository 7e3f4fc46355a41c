import { isAt } from '../../machines/pages';
import { type Portal, type Screen, type Visitor, visitors, type Way } from '../../paths/map/portal';
import type { Arrow, Chart, ChartState } from '../graph/chart';

const rootId = 'portale';

const blank = {
  spec: [],
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  end: null,
  initial: null,
  address: null,
  description: '',
} as const;

const areas = [
  { id: 'fuori', name: 'Prima di entrare', visitor: 'nobody' },
  { id: 'obblighi', name: 'Da fare prima di ogni altra cosa', visitor: null },
  { id: 'dentro', name: 'Nel portale', visitor: null },
] as const;

const forced: readonly Visitor[] = ['expiredPassword', 'firstPhone', 'passwordRenewal'];

const areaOf = ({ path, shows }: Screen) => {
  if (shows.nobody === path) return 'fuori';
  const isForced = forced.some((visitor) => shows[visitor] === path);
  return isForced && !isAt(path, 'error') ? 'obblighi' : 'dentro';
};

export const screenId = (path: string) => `${rootId}.${path}`;

/** The address of a state of the portal's map. */
export const pathOfState = (id: string) => id.slice(rootId.length + 1);

const everybody = 'Chiunque sia entrato';

/** Who sees a page when asking for it; short where everyone signed in does. */
export const whoSees = (screen: Screen): string =>
  screen.extension === null ? visitorsOf(screen) : `${visitorsOf(screen)}, se il servizio lo offre`;

const visitorsOf = ({ path, shows }: Screen): string => {
  const seen = visitors.filter(({ id }) => shows[id] === path);
  const inside = visitors.filter(({ id }) => id !== 'nobody' && !forced.includes(id));
  if (shows.nobody === path) return 'Chi non è entrato';
  if (inside.every(({ id }) => shows[id] === path)) return everybody;
  return seen.map(({ name }) => name).join(', ') || 'Nessuno direttamente';
};

const shortly: readonly (readonly [readonly Visitor[], string])[] = [
  [['company', 'enrolledCompany', 'withoutEmail'], 'società'],
  [['shop', 'enrolledShop'], 'negozi'],
  [['enrolledCompany'], 'società e-box'],
  [['company', 'withoutEmail'], 'società senza e-box'],
  [['company'], 'società senza e-box'],
  [['withoutEmail'], 'società senza e-mail'],
  [['enrolledShop'], 'negozi e-box'],
  [['shop'], 'negozi senza e-box'],
  [['restricted'], 'ristretti'],
];

/** Who sees a page that not everyone in its frame sees, in a few words. */
const noteOf = (screen: Screen) => {
  if (['Chi non è entrato', everybody].includes(visitorsOf(screen))) return '';
  const left = new Set(visitors.flatMap(({ id }) => (screen.shows[id] === screen.path ? id : [])));
  const brief = shortly.filter(([ids]) => {
    const holds = ids.every((id) => left.has(id));
    if (holds) for (const id of ids) left.delete(id);
    return holds;
  });
  return brief.map(([, text]) => text).join(', ');
};

const stateOf = (screen: Screen): ChartState => ({
  ...blank,
  id: screenId(screen.path),
  key: noteOf(screen),
  path: screen.path,
  parent: `${rootId}.${areaOf(screen)}`,
  children: [],
  kind: 'atomic',
  description: screen.name,
  address: screen.path,
  invokes: screen.chart === null ? [] : [{ id: screen.path, src: 'flow', chart: screen.chart }],
});

const arrowOf = ({ from, to, by }: Way): Arrow => ({
  id: `${screenId(from)} -- portal.${by} --> ${screenId(to)}`,
  source: screenId(from),
  target: screenId(to),
  stays: false,
  event: `portal.${by}`,
  guard: null,
  turn: 'only',
  actions: [],
  spec: [],
  isGood: false,
});

/** The whole portal as one chart: each page is a state, what leads from one to another an arrow. */
export const portalChart = ({ screens, ways }: Portal): Chart => {
  const pages = screens.filter(({ path, isInner }) => !isAt(path, 'start') && !isInner);
  const states = areas.flatMap(({ id, name }): ChartState[] => {
    const inner = pages.filter((screen) => areaOf(screen) === id).map(stateOf);
    const frame: ChartState = {
      ...blank,
      id: `${rootId}.${id}`,
      key: '',
      path: id,
      parent: rootId,
      children: inner.map((state) => state.id),
      kind: 'compound',
      description: name,
    };
    return [frame, ...inner];
  });
  const known = new Set(states.map(({ id }) => id));
  return {
    id: rootId,
    description: 'Il portale intero: pagine, chi le vede, che cosa porta dove',
    states: [
      {
        ...blank,
        id: rootId,
        key: rootId,
        path: '',
        parent: null,
        children: areas.map(({ id }) => `${rootId}.${id}`),
        kind: 'compound',
        description: 'Il portale intero',
      },
      ...states,
    ],
    arrows: ways
      .filter(({ from, to }) => from !== to)
      .map(arrowOf)
      .filter(({ source, target }) => known.has(source) && known.has(target)),
  };
};
