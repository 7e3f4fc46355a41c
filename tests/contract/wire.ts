import * as v from 'valibot';
import { type ClientOptions, createClient } from '../../acquirer/client';
import { type CallContract, extensions, type Status } from '../../acquirer/contract/call';
import { type Alias, calls } from '../../acquirer/contract/calls';
import { type Configuration, configuration } from '../../acquirer/contract/configuration';
import { type Example, examples } from '../../acquirer/contract/examples';

export const aliases = Object.keys(calls) as Alias[];

export const contractOf = (alias: Alias): CallContract => calls[alias];

/** The example of a call, as a request and an answer of any call. */
export const exampleOf = (alias: Alias) => examples[alias] as Example<Alias>;

export const configured = (settings: v.InferInput<typeof configuration> = {}): Configuration =>
  v.parse(configuration, settings);

/** All extensions are on, so that every call can be made. */
export const everything = configured({ extensions: [...extensions] });

type Fetch = NonNullable<ClientOptions['fetch']>;

export const clientOf = (fetch: Fetch, settings: Configuration = everything) =>
  createClient({
    configuration: settings,
    session: () => ({ id: 'a-session', token: 'a-token' }),
    fetch,
  });

/** A back end that gives every request the same answer and remembers what it was sent. */
export const backEnd = (answer: () => Response) => {
  const requests: Request[] = [];
  const fetch: Fetch = async (address, init) => {
    requests.push(new Request(new URL(String(address), 'https://portale.example'), init));
    return answer();
  };
  return { requests, fetch };
};

const withoutBody: readonly number[] = [204, 205];

/** An answer as a back end sends it: a Blob as a file, anything else as JSON. */
export const answering = (status: Status | number, body?: unknown) => () => {
  if (withoutBody.includes(status) || body === undefined) return new Response(null, { status });
  if (body instanceof Blob) return new Response(body, { status });
  return Response.json(body, { status });
};

/** Makes the example request of a call against one answer. */
export const outcome = (alias: Alias, fetch: Fetch, settings?: Configuration) =>
  clientOf(fetch, settings).ask(contractOf(alias), exampleOf(alias).request);
