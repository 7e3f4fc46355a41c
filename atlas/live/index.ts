export { createRecorder, type Recorder, recordingFile } from './recorder';
export { type OpenPortal, type Watch, watchPortal } from './watch';
