import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartsIn, withModules } from './charts.mjs';
import { isMain, root } from './install.mjs';

const folder = join(root, 'build', 'atlas-export');

/** Writes every chart as code for the Stately editor, as SCXML, JSON, Mermaid and PlantUML. */
export const writeExports = () =>
  withModules(async (load) => {
    const { exportJson, exportMermaid, exportPlantUml, exportScxml, exportStately } =
      await load('/atlas/export/index.ts');
    const { extract } = await load('/atlas/graph/extract.ts');
    const charts = await chartsIn(load, root);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const { flow, machine } of charts) {
      writeFileSync(join(folder, `${flow}.stately.ts`), exportStately(machine));
      writeFileSync(join(folder, `${flow}.scxml`), exportScxml(machine));
      writeFileSync(join(folder, `${flow}.json`), exportJson(machine));
      writeFileSync(join(folder, `${flow}.mmd`), exportMermaid(extract(machine)));
      writeFileSync(join(folder, `${flow}.puml`), exportPlantUml(extract(machine)));
    }
    return charts.length;
  });

if (isMain(import.meta)) {
  const count = await writeExports();
  process.stdout.write(`${count} diagrammi esportati in build/atlas-export/\n`);
}
