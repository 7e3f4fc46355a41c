import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { configuration } from '../contract/configuration';
import { StartError } from './common/start-error';
import type { Settings } from './services';

type PortalConfiguration = Settings['portalConfiguration'];

const record = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const of = (source: Readonly<Record<string, unknown>>): PortalConfiguration => ({
  source,
  effective: v.parse(configuration, source),
});

const usual = { extensions: ['draftReply', 'homeSummary', 'idempotency', 'logout'] };

/** The defaults of the contract, and the extensions that this acquirer offers. */
export const usualPortalConfiguration = of(usual);

/** The same with people to turn to, who are as invented as the merchants. */
export const demoPortalConfiguration = of({
  ...usual,
  support: { phone: '800 000 000', email: 'assistenza@acquirer.example' },
  disputeDesk: {
    fax: '02 0000 0000',
    address: 'Dispute Online, Casella Postale 100, 20121 Milano MI',
  },
});

const read = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartError(`Il file ${file} indicato in PORTAL_CONFIG non si legge o non è JSON.`);
  }
};

/** What /config.json will say, from the file of PORTAL_CONFIG when there is one. */
export const readPortalConfiguration = async (
  file: string | undefined,
  demo: boolean,
): Promise<PortalConfiguration> => {
  if (file === undefined) return demo ? demoPortalConfiguration : usualPortalConfiguration;
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
