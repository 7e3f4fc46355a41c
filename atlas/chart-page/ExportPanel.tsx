import type { ListedChart } from '../charts';
import { svgText } from '../drawing/svg-file';
import { exportJson, exportMermaid, exportPlantUml, exportScxml, exportStately } from '../export';
import { save } from '../save';
import { quietButton } from './button-look';

const drawn = () => {
  const drawing = document.getElementById('drawing');
  return drawing instanceof SVGSVGElement ? svgText(drawing) : '';
};

/** A chart as files for other tools. */
export function ExportPanel({
  listed: { slug, machine, chart },
}: {
  readonly listed: ListedChart;
}) {
  const files = [
    {
      name: 'Codice per Stately (.ts)',
      file: `${slug}.ts`,
      type: 'text/plain',
      make: () => exportStately(machine),
    },
    {
      name: 'SCXML',
      file: `${slug}.scxml`,
      type: 'application/xml',
      make: () => exportScxml(machine),
    },
    {
      name: 'JSON',
      file: `${slug}.json`,
      type: 'application/json',
      make: () => exportJson(machine),
    },
    { name: 'Mermaid', file: `${slug}.mmd`, type: 'text/plain', make: () => exportMermaid(chart) },
    {
      name: 'PlantUML',
      file: `${slug}.puml`,
      type: 'text/plain',
      make: () => exportPlantUml(chart),
    },
    { name: 'Disegno (.svg)', file: `${slug}.svg`, type: 'image/svg+xml', make: drawn },
  ];
  return (
    <>
      <h2 className="text-lg font-semibold">Esporta</h2>
      <p className="mt-1 text-sm text-ink-soft">
        Il codice per Stately si apre nel visualizzatore e nell’editor di stately.ai così com’è.
      </p>
      <div className="mt-3 grid gap-2">
        {files.map(({ name, file, type, make }) => (
          <button
            key={file}
            type="button"
            className={quietButton}
            onClick={() => save(new Blob([make()], { type }), file)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
