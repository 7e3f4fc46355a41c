export { exportScxml } from './scxml';
export { exportJson, exportStately } from './stately';
