import { runByName } from './works';

/** What a thread runs for each task. */
export default ({ name, input }: { readonly name: string; readonly input: unknown }) =>
  runByName(name, input);
