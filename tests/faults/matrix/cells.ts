import type { Alias } from '../../../acquirer/contract/calls';
import { endingOf } from './endings';
import { type Fault, faultsOf } from './faults';
import { type Place, placesOf } from './places';
import type { Tried } from './subjects';
import { type Ending, isScreen, type Attempt as Trial, tryOut } from './trial';

/** The results of the cells of a chart. */
export interface Count {
  tried: number;
  held: number;
  /** The calls that went wrong. */
  readonly calls: Set<string>;
  readonly wrong: string[];
}

/** Everything in the long run; every day two faults of one call of a chart. */
export const isLong = process.env.FAULTS === 'all';

interface Attempt extends Required<Trial> {
  readonly alias: string;
}

/** The number of requests of one call that are tried: the later pages of a list are like these. */
const atMost = 4;

const once = (faults: readonly Fault[]) => [
  ...new Map(faults.map((fault) => [fault.outcome, fault])).values(),
];

/** In the nearest state every fault; in the others, where only the chart differs, one for each name of an outcome. */
const faultsAt = ({ isFirst }: Place, alias: Alias) =>
  isFirst ? faultsOf(alias) : once(faultsOf(alias));

const leadsTo = (expected: string | RegExp, { where }: Ending) =>
  typeof expected === 'string' ? where === expected : expected.test(where);

const tryCell = async ({ name, subject, flow }: Tried, attempt: Attempt) => {
  const { place, faulty, fault } = attempt;
  const expected = endingOf(subject.machine.id, flow, place.src, fault.outcome);
  const ending = await tryOut(subject, attempt);
  const problems = leadsTo(expected, ending) ? [] : [`in "${ending.where}" instead of ${expected}`];
  const wrong = [...ending.wrong, ...problems];
  const where = `${name}: ${place.src} in ${place.state}, request ${faulty + 1}, ${fault.name}`;
  return wrong.length === 0 ? null : `${where}: ${wrong.join('; ')}`;
};

/** Every day no answer comes, or the session has expired; in the long run a call meets every fault. */
const everyDay = ({ name }: Fault) => isLong || ['no connection', '401'].includes(name);

const attemptsAt = async (tried: Tried, place: Place): Promise<Attempt[]> => {
  const logic = tried.asking.get(place.src);
  if (logic === undefined) return [];
  const { asked } = await tryOut(tried.subject, { place, logic });
  const attempts = asked
    .slice(0, atMost)
    .flatMap((alias, faulty) =>
      faultsAt(place, alias as Alias).map((fault) => ({ place, logic, faulty, fault, alias })),
    );
  return attempts.filter(({ fault }) => everyDay(fault));
};

/** Every call of a chart in every state that makes it, with every fault; what came of it. */
export const tryChart = async (tried: Tried): Promise<Count> => {
  const { subject, asking } = tried;
  if (isScreen(subject)) await subject.prepare?.();
  const places = placesOf(subject, isScreen(subject) ? subject.notOffered : []);
  const own = places.filter(({ src }) => asking.has(src));
  const count: Count = { tried: 0, held: 0, calls: new Set(), wrong: [] };
  for (const place of isLong ? own : own.slice(0, 1))
    for (const attempt of await attemptsAt(tried, place)) {
      const wrong = await tryCell(tried, attempt).catch((error: unknown) => String(error));
      count.tried += 1;
      count.calls.add(attempt.alias);
      if (wrong === null) count.held += 1;
      else count.wrong.push(wrong);
    }
  return count;
};
