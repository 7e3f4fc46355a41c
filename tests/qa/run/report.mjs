import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, takenIn, totalsOf } from './totals.mjs';
import { doneIn, ended, seconds } from './words.mjs';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text) => String(text).replaceAll(/[&<>"]/g, (each) => entities[each]);

const style = `
  :root { font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f5f6f8; }
  body { max-width: 76rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.75rem; } h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem; }
  a { color: #0b5a8f; } .lead { color: #4b5665; margin: 0 0 1.5rem; max-width: 60rem; }
  .facts { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; margin: 0; padding: 0; }
  .facts li, details, table { background: #fff; border: 1px solid #dde1e7; border-radius: .5rem; }
  .facts li { padding: .75rem 1.25rem; } .facts b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
  details { margin: .5rem 0; } summary { padding: .6rem 1rem; cursor: pointer; }
  ol { margin: 0; padding: .25rem 1rem 1rem 3rem; } li em { color: #4b5665; font-style: normal; }
  .ok { color: #1b6b3a; font-weight: 600; } .ko { color: #a3210f; font-weight: 600; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 1rem 1rem; padding: 1rem; background: #fdf1ef; border-radius: .25rem; }
  .filter { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; } .filter input[type=search] { font: inherit; padding: .4rem .6rem; min-width: 18rem; }
  .again { margin: 0 1rem 1rem; } .again code { overflow-wrap: anywhere; }
  table { border-collapse: collapse; width: 100%; } th, td { padding: .6rem 1rem; text-align: left; border-bottom: 1px solid #dde1e7; }
  td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }`;

const page = (title, body) => `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><style>${style}</style></head>
<body>
${body}
</body>
</html>
`;

const what =
  'Ogni percorso generato dal diagramma, eseguito in Chromium sulle schermate del portale con i loro stili; in ogni stato un controllo di accessibilità, contrasto compreso, e della larghezza su un telefono (360 pixel). Le risposte del servizio le dà il percorso stesso.';

/** The address of the atlas while `npm start` runs. */
const atlas = 'http://localhost:4173/atlas';

/** How to repeat a failed path, and its place in the chart. */
const againItem = (flow, { steps, failedAt }) => {
  const state = steps.at(-1)?.states.at(-1)?.split('.').slice(1).join('.') ?? '';
  const chart = `${atlas}/${flow}${state === '' ? '' : `#${encodeURIComponent(state)}`}`;
  const specs = steps.at(-1)?.specs ?? [];
  const links = specs.map((id) => `<a href="${atlas}/requisiti#${safe(id)}">${safe(id)}</a>`);
  const requirements = links.length === 0 ? '' : ` Requisiti: ${links.join(', ')}.`;
  const number = failedAt === null || failedAt === undefined ? '' : ` (il percorso ${failedAt})`;
  return `<p class="again">Per ripeterlo: <code>npm run paths -- ${safe(flow)}</code>; passo per passo: <code>npm run paths -- ${safe(flow)} --list --full</code>${number}. <a href="${safe(chart)}">Il punto nell’atlante</a> (mentre è in esecuzione npm start).${requirements}</p>`;
};

/** The paths to show: those with a text, or only those that failed. */
const filter = `<p class="filter"><label>Filtra i percorsi <input type="search" id="testo"></label><label><input type="checkbox" id="falliti"> Solo i falliti</label><span role="status" id="quanti"></span></p>
<script>
const show = () => {
  const text = document.getElementById('testo').value.toLowerCase();
  const onlyFailed = document.getElementById('falliti').checked;
  const all = [...document.querySelectorAll('details')];
  for (const each of all) each.hidden = (onlyFailed && !each.querySelector('summary .ko')) || !each.textContent.toLowerCase().includes(text);
  document.getElementById('quanti').textContent = all.filter((each) => !each.hidden).length + ' di ' + all.length;
};
for (const id of ['testo', 'falliti']) document.getElementById(id).addEventListener('input', show);
</script>`;

const facts = (list) =>
  `<ul class="facts">${list.map(([name, value]) => `<li><b>${safe(value)}</b>${safe(name)}</li>`).join('')}</ul>`;

const stepItem = (step) => {
  const arrived = step.reached ? '' : ' <span class="ko">Non raggiunto.</span>';
  return `<li>${safe(doneIn(step))} <em>Atteso: ${safe(ended(step.expected))}</em>${arrived}</li>`;
};

const pathItem = (flow, chart, path, index) => {
  const { steps, error } = path;
  const takes = chart === null ? [] : path.takes;
  const last = steps.at(-1);
  const title =
    last === undefined
      ? 'Copertura del diagramma'
      : `${ranges(takes)}${takes.length > 0 ? ' · fino a: ' : ''}${doneIn(last)}`;
  const result =
    error === null ? '<span class="ok">riuscito</span>' : '<span class="ko">FALLITO</span>';
  const picture =
    last?.picture && error
      ? `<p style="margin:0 1rem 1rem"><a href="${safe(last.picture)}">La schermata al momento dell’errore</a></p>`
      : '';
  return `<details${error === null ? '' : ' open'}><summary>${index + 1}. ${safe(title)} ${result}</summary>
${steps.length > 0 ? `<ol>${steps.map(stepItem).join('')}</ol>` : ''}${error === null ? '' : `<pre>${safe(error)}</pre>${picture}${againItem(flow, path)}`}</details>`;
};

/** Numbers as ranges: 1, 3–5. */
const ranges = (numbers) => {
  const runs = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const written = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  return numbers.length === 0 ? '' : `${numbers.length > 1 ? 'Percorsi' : 'Percorso'} ${written}`;
};

const numbersIn = (suite) => {
  const set = suite.isFull ? '' : ' dell’insieme breve';
  const count = `${takenIn([suite])} percorsi${set} (in tutto sono ${suite.paths}), uno dopo l’altro dove si può.`;
  return suite.chart === null
    ? `${count} Sono di questa schermata, che gioca il diagramma di una lista con dati suoi: l’elenco e l’atlante non li numerano.`
    : `${count} I numeri sono quelli dell’atlante, dell’elenco (<code>--list</code>) e del foglio.`;
};

const suiteSection = (flow, suite) => {
  const { name, played } = suite;
  return `<h2>${safe(name)}</h2>
<p class="lead">${numbersIn(suite)}</p>
${played.map((path, index) => pathItem(flow, suite.chart, path, index)).join('\n')}`;
};

/** Writes the report of one flow beside its pictures; `amongOthers` links to the page of all. */
export const writeReport = (folder, flow, suites, amongOthers) => {
  const { paths, own, failed, milliseconds } = totalsOf(suites);
  mkdirSync(folder, { recursive: true });
  const back = amongOthers ? '<p><a href="../index.html">Tutti i flussi</a></p>' : '';
  const body = `${back}<h1>Percorsi di ${safe(flow)}</h1><p class="lead">${what}</p>
<p><a href="${atlas}/dossier#${safe(flow)}">Le immagini di ogni stato</a> (mentre è in esecuzione npm start).</p>
${facts([
  ['percorsi', paths],
  ...(own > 0 ? [['percorsi di liste', own]] : []),
  ['falliti', failed],
  ['durata', seconds(milliseconds)],
])}
${filter}
${suites.map((suite) => suiteSection(flow, suite)).join('\n')}`;
  writeFileSync(join(folder, 'index.html'), page(`Percorsi di ${flow}`, body));
};

const row = ({ flow, suites }) => {
  const { failed, milliseconds } = totalsOf(suites);
  const result =
    failed === 0
      ? '<span class="ok">tutti riusciti</span>'
      : `<span class="ko">${failed === 1 ? 'uno fallito' : `${failed} falliti`}</span>`;
  return `<tr><td><a href="${safe(flow)}/index.html">${safe(flow)}</a></td><td class="n">${countOf(suites)}</td><td>${result}</td><td class="n">${seconds(milliseconds)}</td></tr>`;
};

/** Writes the page that leads to the report of each flow. */
export const writeIndex = (folder, flows, milliseconds) => {
  const all = totalsOf(flows.flatMap(({ suites }) => suites));
  const body = `<h1>I percorsi del portale</h1><p class="lead">${what}</p>
${facts([
  ['flussi', flows.length],
  ['percorsi', all.paths],
  ['percorsi di liste', all.own],
  ['falliti', all.failed],
  ['durata', seconds(milliseconds)],
])}
<h2>I flussi</h2><table><thead><tr><th>Flusso</th><th class="n">Percorsi</th><th>Esito</th><th class="n">Durata</th></tr></thead><tbody>
${flows.map(row).join('\n')}</tbody></table>`;
  writeFileSync(join(folder, 'index.html'), page('I percorsi del portale', body));
};
