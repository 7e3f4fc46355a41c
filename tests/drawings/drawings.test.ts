import ELK from 'elkjs/lib/elk.bundled.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartCalled, charts } from '../../atlas/charts';
import type { Chart } from '../../atlas/graph/chart';
import { fold, framesFrom } from '../../atlas/graph/fold';
import { playedIn, withInside } from '../../atlas/graph/inside';
import { labelledByTag } from '../../atlas/graph/labelled-by-tag';
import type { Direction } from '../../atlas/layout/drawing';
import type { Look } from '../../atlas/layout/look';
import { mapOf } from '../../atlas/layout/map';
import { fitOf, mapIn, openingOf, openingScale, readable } from '../../atlas/layout/opening';
import { areaOfTexts, placeChart } from '../../atlas/layout/place-chart';
import { hands, type Measure } from '../../atlas/layout/type';
import { portalChart } from '../../atlas/portal/portal-chart';
import { collectPortal } from '../../paths/map/collect';
import { liesOf } from './invariants';

/** Wider than the letters of the page are. */
const measure: Measure = (text, hand) => text.length * hands[hand].size * 0.54;

/** On average the letters of the page take 0.42 of their size. */
const asOnThePage: Measure = (text, hand) => text.length * hands[hand].size * 0.44;

const elk = new ELK();
const known = (id: string) => chartCalled(id)?.chart;

const drawWith = (width: Measure) => (chart: Chart, direction: Direction, look: Look) =>
  placeChart(chart, direction, look, width, (graph) => elk.layout(graph));

const draw = drawWith(measure);

const liesIn = async (chart: Chart, direction: Direction, look: Look) =>
  liesOf(chart, await draw(chart, direction, look), look);

/** A chart with its usual tags, as much of it as the detail shows. */
const liesAt = (chart: Chart, detail: Look['detail'], direction: Direction = 'DOWN') =>
  liesIn(chart, direction, { detail, tagged: labelledByTag(chart) });

const framesOf = ({ states }: Chart) =>
  states.filter(({ children, parent }) => children.length > 0 && parent !== null);

/** The room for a drawing in a window of 1280 x 800, of 1920 x 1080 and of 768 x 1024. */
const rooms = [
  { width: 846, height: 576 },
  { width: 1486, height: 820 },
  { width: 720, height: 700 },
] as const;

const isBetween = ({ source, target, stays }: Chart['arrows'][number]) =>
  !stays && source !== target;

describe.each(charts.map(({ name, chart }) => [name, chart] as const))('%s', (_name, chart) => {
  it('its lines go from box to box and its labels cover nothing, whatever is folded', async () => {
    for (const depth of [1, 2, 99]) {
      const shown = fold(chart, framesFrom(chart, depth));
      for (const direction of ['DOWN', 'RIGHT'] as const)
        expect(await liesAt(shown, 'brief', direction), `${direction} ${depth}`).toEqual([]);
      expect(await liesAt(shown, 'least', 'RIGHT'), `least ${depth}`).toEqual([]);
    }
    for (const { id } of framesOf(chart))
      expect(await liesAt(fold(chart, new Set([id])), 'brief'), `without ${id}`).toEqual([]);
  });

  it('so they do with every word, and with every arrow as a line', async () => {
    expect(await liesAt(chart, 'full')).toEqual([]);
    expect(await liesIn(chart, 'DOWN', { detail: 'brief', tagged: new Set() })).toEqual([]);
  });

  it('so they do with another chart opened inside', async () => {
    const places = chart.states.filter((state) => playedIn(state, known) !== undefined);
    for (const { id } of places)
      expect(await liesAt(withInside(chart, [id], known), 'brief'), id).toEqual([]);
  });

  it('arrows between the same boxes share a line only where they mean the same', async () => {
    const tagged = new Set<string>();
    const { lines } = await draw(chart, 'DOWN', { detail: 'brief', tagged });
    const good = new Set(chart.arrows.flatMap(({ id, isGood }) => (isGood ? id : [])));
    for (const { id, arrows } of lines)
      expect(new Set(arrows.map((arrow) => good.has(arrow))).size, id).toBeLessThanOrEqual(1);
  });

  it.each(rooms)('it opens with its arrows in $width x $height', async (room) => {
    const opened = await openingOf(chart, room, draw, (each, look) =>
      areaOfTexts(each, look, measure),
    );
    const { chart: shown, drawing } = opened;
    const drawn = new Set(drawing.lines.flatMap(({ arrows }) => arrows));
    const good = shown.arrows.filter((arrow) => arrow.isGood && isBetween(arrow));
    expect(good.filter(({ id }) => !drawn.has(id))).toEqual([]);
    expect(drawn.size > 0 || !shown.arrows.some(isBetween)).toBe(true);
  });
});

describe('in a window of 1280 x 800', () => {
  it.each(charts.map(({ name, chart }) => [name, chart] as const))(
    '%s opens whole',
    async (_name, chart) => {
      const { drawing } = await openingOf(chart, rooms[0], drawWith(asOnThePage), (each, look) =>
        areaOfTexts(each, look, asOnThePage),
      );
      const fit = fitOf(rooms[0], drawing);
      expect(openingScale(fit)).toBe(fit);
    },
  );
});

describe('the way that goes well', () => {
  it.each(
    charts
      .filter(({ chart }) => chart.arrows.some(isBetween))
      .map((each) => [each.name, each.chart] as const),
  )('%s: the chart says it, and it never leads to a failure', (_name, chart) => {
    const good = chart.arrows.filter(({ isGood }) => isGood);
    expect(good.length).toBeGreaterThan(0);
    const failures = /^http\.(?!200)|^otp\.|(Failed|Expired|Unanswered|Blocked)$/;
    for (const { id, event, guard } of good)
      expect(failures.test(event) || failures.test(guard ?? ''), id).toBe(false);
  });
});

describe('the whole portal', () => {
  let portal: Chart;
  beforeAll(async () => {
    portal = portalChart(await collectPortal());
  });

  it.each(rooms)('is one page of $width x $height, with every arrow', (room) => {
    const { drawing } = mapIn(portal, room, (shape) => mapOf(portal, shape, measure));
    expect(drawing.lines).toHaveLength(portal.arrows.length);
    expect(liesOf(portal, drawing, 'map')).toEqual([]);
    expect(fitOf(room, drawing)).toBeGreaterThan(readable * 0.95);
  });

  it('shows a flow where its page is, with every line in its place', async () => {
    const places = portal.states.filter((state) => playedIn(state, known) !== undefined);
    const flows = new Map(places.map((state) => [playedIn(state, known)?.id, state.id]));
    for (const id of flows.values())
      expect(await liesAt(withInside(portal, [id], known), 'brief', 'RIGHT'), id).toEqual([]);
  });
});
