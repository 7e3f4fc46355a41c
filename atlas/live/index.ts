export { createRecorder, type Recorder, type Recording, recordingFile } from './recorder';
export { type OpenPortal, type Watch, watchPortal } from './watch';
