import { getConnInfo } from '@hono/node-server/conninfo';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../services';
import type { AcquirerContext } from './env';

/** Some proxies name the port too: `203.0.113.7:5123`, `[2001:db8::1]:5123`. */
const withoutPort = (hop: string) =>
  /^\[(.+)\](:\d+)?$/.exec(hop)?.[1] ?? (/^[^:]+:\d+$/.test(hop) ? hop.replace(/:\d+$/, '') : hop);

/** Who is calling: the last hop a trusted proxy names, else the other end of the connection. */
export const clientAddress = (c: AcquirerContext, { trustProxy }: Settings) => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  if (forwarded) return withoutPort(forwarded);
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
};

const networkOf = (address: string) => {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const [first, second, third, fourth] = parsed.parts;
  return [first, second, third, fourth].map((part = 0) => part.toString(16)).join(':');
};

/** What a rate limit counts: an IPv4 address, or the /64 network of an IPv6 one, which is one visitor's. */
export const countedAddress = (c: AcquirerContext, settings: Settings) => {
  const address = clientAddress(c, settings);
  return ipaddr.isValid(address) ? networkOf(address) : address;
};

const headers = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a proxy declares that it forwarded the request. One that does not looks like a visitor.
 */
export const isForwarded = (c: AcquirerContext) =>
  headers.some((name) => c.req.header(name) !== undefined);
