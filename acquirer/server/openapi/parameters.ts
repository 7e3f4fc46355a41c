import type { CallContract } from '../../contract/call';

const id = { type: 'string', pattern: '^[\\w-]{8,100}$' } as const;

/** The headers of calls, each described once. */
export const parameters = {
  sessionId: {
    name: 'session-id',
    in: 'header',
    required: true,
    description: 'One per browser session: tells who calls where no token does (API-003).',
    schema: id,
    example: '5f2b8c1e-9d1f-4a53-8f0c-2f6a1d0e7b44',
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'One per intention, where the configuration names the extension `idempotency`: the same key within 24 hours gets the first answer again.',
    schema: id,
    example: '0b6e1d0c-9a57-4a3e-9d55-7c1f0a3b2c11',
  },
  domain: {
    name: 'domain',
    in: 'header',
    required: true,
    description: 'The domain of the configuration, `authentication.domain`.',
    schema: { type: 'string' },
    example: 'esercenti',
  },
} as const;

const refTo = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

export const parametersOf = ({ repeatable, address }: CallContract) => [
  refTo('sessionId'),
  ...(repeatable ? [refTo('idempotencyKey')] : []),
  ...(address === 'tokenUrl' ? [refTo('domain')] : []),
];
