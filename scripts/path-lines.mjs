import { ended } from '../tests/qa/run/words.mjs';

/** Some paths of a flow as the steps of a manual test; `chosen` holds their indexes. */
export const pathLines = (
  { slug, name, chart },
  walk,
  chosen,
  { snapshotWords, stepWords, startWords, dataWords, answersByHand },
) => [
  `${name}: ${walk.paths.length} percorsi, ${walk.short.length} nell’insieme breve`,
  answersByHand,
  ...chosen.flatMap((index) => {
    const { start, moves } = walk.paths[index];
    const steps = moves.map((each) => walk.moves[each]);
    const at = (snapshot) => snapshotWords(chart, walk.snapshots[snapshot]);
    return [
      '',
      `Percorso ${index + 1}${walk.short.includes(index) ? ' (insieme breve)' : ''}`,
      `  Partenza: ${startWords(walk.starts[start].name)}. Atteso: ${ended(at(walk.starts[start].snapshot))}`,
      `  Nella demo: ${dataWords(slug, walk.starts[start].name)}.`,
      ...steps.map(
        ({ from, to, event }, step) =>
          `  ${step + 1}. ${stepWords(chart, walk.snapshots[from], event)} Atteso: ${ended(at(to))}`,
      ),
    ];
  }),
  '',
];
