import type { AnyActorLogic } from 'xstate';
import { flows, scenarioOf } from '../../../paths/scenarios';
import { screens } from '../../../paths/screens';
import { type ProvidedChart, providedCharts } from './charts';
import type { Subject } from './trial';

/** A chart as one flow uses it: on its screen where it has one, else alone. */
export interface Tried {
  readonly name: string;
  readonly flow: string;
  readonly subject: Subject;
  readonly asking: ReadonlyMap<string, AnyActorLogic>;
}

/**
 * The input of a code's chart has what the calls of every flow need; a registration has two kinds.
 */
const requestOf = (kind: string) => ({
  user: 'azienda01',
  kind,
  credentials: { username: 'azienda01', password: 'Portale2026', email: 'info@example.it' },
});

const withRequest = <Of extends Subject>(subject: Of, flow: string): Of => {
  if (subject.machine.id !== 'otp') return subject;
  const kinds = flow === 'registration' ? ['company', 'shop'] : ['company'];
  const inputs = kinds.flatMap((kind) =>
    Object.entries(subject.inputs).map(([name, input]) => [
      `${name}, ${kind}`,
      { ...(input as object), request: requestOf(kind) },
    ]),
  );
  return {
    ...subject,
    inputs: Object.fromEntries(inputs),
    relevant: (snapshot) => [subject.relevant?.(snapshot), snapshot.context.request.kind],
  };
};

/** The flow of a shared chart's screen, where it belongs to one. */
const flowOf = (screen: string) =>
  screen === 'search' ? 'movements' : screen.replace('-list', '');

const isShownBy = (screen: string, { machine, flow }: ProvidedChart, chart: string) => {
  if (machine.id !== chart) return false;
  // The code has two screens, one of them for the registration alone.
  return (
    !['otp', 'code'].includes(chart) ||
    (flow === 'registration') === screen.includes('registrazione')
  );
};

const onScreens = async (charts: readonly ProvidedChart[]): Promise<[ProvidedChart, Tried][]> => {
  const shown = await Promise.all(
    screens.map(async ([file, load]) => (await load()).map((screen) => ({ file, screen }))),
  );
  return shown.flat().flatMap(({ file, screen }) => {
    const same = charts.filter((chart) => isShownBy(screen.name, chart, screen.machine.id));
    const own = same.filter(({ flow }) => flow === flowOf(file));
    return (own.length > 0 ? own : same).map((chart): [ProvidedChart, Tried] => [
      chart,
      {
        name: `${screen.name} (${chart.flow})`,
        flow: chart.flow,
        subject: withRequest(screen, chart.flow),
        asking: chart.asking,
      },
    ]);
  });
};

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const alone = async ({ machine, flow, asking }: ProvidedChart): Promise<Tried> => {
  if (!flows.includes(kebab(machine.id))) throw new Error(`No scenario of ${machine.id}`);
  const subject = withRequest(await scenarioOf(kebab(machine.id)), flow);
  return { name: `${machine.id} (${flow})`, flow, subject, asking };
};

/** Every chart that asks the acquirer, as often as a flow uses it, on every screen that shows it. */
export const everythingTried = async (): Promise<Tried[]> => {
  const charts = await providedCharts();
  const shown = await onScreens(charts);
  const hidden = charts.filter((chart) => !shown.some(([each]) => each === chart));
  return [...shown.map(([, tried]) => tried), ...(await Promise.all(hidden.map(alone)))];
};
