import type { CallContract, CallKind } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { hasControlCharacter, withoutSpaces } from '../../contract/rules';
import { Refusal, refuse } from '../common/refusal';
import { checkVisitor } from '../messages/visitor-check';
import type { Services, Settings } from '../services';
import { clientAddress } from './client-address';
import type { AcquirerContext, Middleware } from './env';
import { limited } from './middleware';

/** Whether a call is of a kind that its acquirer guards; `public` is declared as `access`. */
export const isOf = (alias: Alias, kind: CallKind | 'public') => {
  const { access, kinds = [] }: CallContract = calls[alias];
  return kind === 'public' ? access === 'public' : kinds.includes(kind);
};

/** 429 for an address that makes too many public calls and calls that send; before who calls is asked. */
export const seldomCalls = (services: Services) => {
  const [exchange, costly] = [limited(services, 'exchange'), limited(services, 'costly')];
  return (alias: Alias): Middleware | undefined => {
    if (alias === 'tokenExchange') return exchange;
    return isOf(alias, 'public') || isOf(alias, 'sends') ? costly : undefined;
  };
};

type Check = (request: unknown, c: AcquirerContext, alias: Alias) => void | Promise<void>;

/** The fields of the contract that name a number to which a code will be sent. */
const numberFields = ['cell', 'cellNumber'] as const;

/** 400 for a number whose prefix is not served: satellites and premium numbers pay who is called. */
const servedNumber =
  ({ phonePrefixes }: Settings): Check =>
  (request) => {
    const given = Object(request) as Readonly<Record<string, unknown>>;
    for (const field of numberFields) {
      const number = withoutSpaces(String(given[field] ?? ''));
      const served = number === '' || phonePrefixes.some((prefix) => number.startsWith(prefix));
      if (!served) refuse(400, `${field}: prefix not served`);
    }
  };

/** 403 for a visitor whom the operator's check takes for no person, 503 where it does not answer. */
const person =
  (settings: Settings): Check =>
  async (_, c, alias) => {
    const { visitorCheckUrl } = settings;
    if (visitorCheckUrl === undefined) return;
    const proof = c.req.header('captcha-proof') ?? '';
    const verdict = await checkVisitor(visitorCheckUrl, {
      call: alias,
      address: clientAddress(c, settings),
      proof,
    });
    if (verdict === 'refused') refuse(403, 'captcha');
    if (verdict === 'unknown') {
      throw new Refusal(503, ['the visitor could not be checked'], { 'Retry-After': '10' });
    }
  };

/** 400 for control characters, wherever in a request; a text over several lines has its line breaks. */
const printable: Check = (request) => {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (value instanceof Blob || typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(texts);
  };
  if (texts(request).some(hasControlCharacter)) refuse(400, 'control character');
};

/**
 * What a parsed request passes before its call is done, by the kinds of the call. `rights` adds
 * nothing here: `audited-calls` records those calls, and a test compares the two.
 */
export const kindChecks = ({ settings }: Services) => {
  const [served, visitor] = [servedNumber(settings), person(settings)];
  return async (alias: Alias, request: unknown, c: AcquirerContext) => {
    if (isOf(alias, 'words')) await printable(request, c, alias);
    if (!isOf(alias, 'sends')) return;
    await served(request, c, alias);
    if (isOf(alias, 'public')) await visitor(request, c, alias);
  };
};
