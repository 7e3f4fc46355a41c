import { describe, expect, test } from 'vitest';
import { acquirerOfTests, origin } from './support/acquirer';

const acquirer = acquirerOfTests({}, { small: 0 });

/** How many of several exchanges, each with these addresses of proxies, a limit of one a minute lets through. */
const admitted = async (forwarded: readonly string[], trustProxy = true) => {
  const { app } = acquirer.setOtherwise({ trustProxy, loginsPerMinute: 1 });
  let count = 0;
  for (const address of forwarded) {
    const headers = { 'x-forwarded-for': address };
    const { status } = await app.request(`${origin}/auth/token`, { method: 'POST', headers });
    if (status !== 429) count += 1;
  }
  return count;
};

describe('the limit of one address counts as one visitor', () => {
  test.each([
    ['an address and its ports', ['198.51.100.7', '198.51.100.7:4001', '198.51.100.7:4002'], 1],
    [
      'the addresses of an IPv6 network',
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '[2001:DB8:1:2::3]:443'],
      1,
    ],
    ['an IPv4 address written as IPv6', ['198.51.100.8', '::ffff:198.51.100.8'], 1],
    ['the last hop, whatever came before', ['1.1.1.1, 198.51.100.9', '2.2.2.2, 198.51.100.9'], 1],
  ])('%s', async (_, addresses, expected) => {
    expect(await admitted(addresses)).toBe(expected);
  });

  test('but not two networks, two addresses, or words that are none', async () => {
    expect(await admitted(['2001:db8:1:3::1', '2001:db8:1:4::1'])).toBe(2);
    expect(await admitted(['198.51.100.10', '198.51.100.11'])).toBe(2);
    expect(await admitted(['uno', 'due'])).toBe(2);
  });

  test('and nothing that a proxy says where none is trusted', async () => {
    expect(await admitted(['203.0.113.1', '203.0.113.2'], false)).toBe(1);
  });
});
