import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { extensions } from '../contract/call';
import { configuration } from '../contract/configuration';
import { StartError } from './common/start-error';
import type { Settings } from './services';

type PortalConfiguration = Settings['portalConfiguration'];

const record = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

/** What is written, with the contract's defaults beside it. Throws where it does not fit the contract. */
export const portalConfigurationOf = (
  source: Readonly<Record<string, unknown>>,
): PortalConfiguration => ({ source, effective: v.parse(configuration, source) });

/**
 * The defaults of the contract, with every extension: this acquirer offers all of them. A login
 * returns with a code, and only into the tab that has asked for it.
 */
export const usualPortalConfiguration = portalConfigurationOf({
  extensions,
  authentication: { stateField: 'state', returns: 'code' },
});

const read = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartError(`Il file ${file} indicato in PORTAL_CONFIG non si legge o non è JSON.`);
  }
};

const readFrom = async (file: string): Promise<PortalConfiguration> => {
  const content = await read(file);
  const source = v.safeParse(record, content);
  const effective = v.safeParse(configuration, content);
  if (source.success && effective.success) {
    return { source: source.output, effective: effective.output };
  }
  const where =
    effective.issues?.map((issue) => v.getDotPath(issue)).join(', ') || 'non è un oggetto';
  throw new StartError(`Il file ${file} indicato in PORTAL_CONFIG non è valido: ${where}.`);
};

/**
 * The content of /config.json: the file of PORTAL_CONFIG if given, else `usual`. Throws where the
 * portal would refuse what this acquirer's login returns.
 */
export const readPortalConfiguration = async (
  file: string | undefined,
  usual: PortalConfiguration,
  loginReturn: Settings['loginReturn'] = 'code',
): Promise<PortalConfiguration> => {
  const configuration = file === undefined ? usual : await readFrom(file);
  if (loginReturn === 'token' && configuration.effective.authentication.returns === 'code') {
    throw new StartError(
      'Con LOGIN_RETURN=token il portale rifiuterebbe ogni accesso: PORTAL_CONFIG deve indicare una configurazione senza authentication.returns.',
    );
  }
  return configuration;
};
