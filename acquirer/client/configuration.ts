import * as v from 'valibot';
import { type Configuration, configuration } from '../contract/configuration';
import { readClock } from './clock';
import { pathsOf, startDeadline } from './request';

/** `reason` is a sentence in English, for the console. */
export type LoadedConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly reason: string };

const patience = 30_000;

const wrong = (reason: string): LoadedConfiguration => ({
  ok: false,
  reason: `/config.json ${reason}`,
});

/** Reads the text of a `config.json`, with defaults for what is missing; never throws. */
export const readConfiguration = (text: string): LoadedConfiguration => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong('is not JSON');
  }
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    return wrong('is not an object');
  }
  const result = v.safeParse(configuration, json);
  if (result.success) return { ok: true, configuration: result.output };
  return wrong(`is wrong at ${pathsOf(result.issues)}`);
};

/** Loads `/config.json`, never from a cache; never rejects. */
export const loadConfiguration = async (
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<LoadedConfiguration> => {
  const deadline = startDeadline(patience);
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: deadline.signal });
    readClock(response);
    return response.ok
      ? readConfiguration(await response.text())
      : wrong(`answers ${response.status}`);
  } catch {
    return wrong('does not answer');
  } finally {
    deadline.clear();
  }
};
