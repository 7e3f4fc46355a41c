export { exportMermaid, exportPlantUml } from './diagram';
export { exportScxml, scxmlEvent } from './scxml';
export { exportJson, exportStately } from './stately';
