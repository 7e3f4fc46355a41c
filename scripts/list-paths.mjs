import { ended } from '../tests/qa/run/words.mjs';
import { withModules } from './charts.mjs';
import { stopWith } from './install.mjs';

const linesOf = ({ name, chart }, walk, { momentWords, stepWords, startWords }) => [
  `${name}: ${walk.paths.length} percorsi`,
  ...walk.paths.flatMap(({ start, moves }, index) => {
    const steps = moves.map((each) => walk.moves[each]);
    const at = (moment) => momentWords(chart, walk.moments[moment]);
    return [
      '',
      `Percorso ${index + 1}`,
      `  Partenza: ${startWords(walk.starts[start].name)}. Atteso: ${ended(at(walk.starts[start].moment))}`,
      ...steps.map(
        ({ from, to, event }, step) =>
          `  ${step + 1}. ${stepWords(chart, walk.moments[from], event)} Atteso: ${ended(at(to))}`,
      ),
    ];
  }),
  '',
];

/** Every generated path of a flow (or of all) as the steps of a manual test. */
export const listPaths = (flow) =>
  withModules(async (load) => {
    const words = {
      ...(await load('/atlas/words/words.ts')),
      ...(await load('/atlas/words/starts.ts')),
    };
    const { charts } = await load('/atlas/charts.ts');
    const { flows, scenarioOf } = await load('/walks/scenarios.ts');
    const { walkOfChart } = await load('/walks/engine/generate.ts');
    const listed = charts.filter(
      ({ slug }) => flows.includes(slug) && (flow === undefined || slug === flow),
    );
    if (listed.length === 0) stopWith(`Nessun percorso per il flusso «${flow}».`);
    const lines = [];
    for (const each of listed)
      lines.push(...linesOf(each, walkOfChart(await scenarioOf(each.slug)), words));
    return lines;
  });
