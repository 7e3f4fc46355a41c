import { describe, expect, it } from 'vitest';
import { type Alias, calls } from '../../../acquirer/contract/calls';
import { call } from '../../../machines/call';
import { loginActors } from '../../../machines/login/login.actors';
import { exampleOf } from '../../contract/wire';
import { askThrough } from '../support/wire';

const aliases = Object.keys(calls) as Alias[];

describe('a session that has expired', () => {
  it.each(aliases.flatMap((alias) => [401, 408].map((status) => [status, alias] as const)))(
    '[ERR-008] [ERR-012] [ERR-013] [OTP-013] a %i of %s shows the dialog of an expired session, and its chart stays where it is',
    async (status, alias) => {
      const { request } = exampleOf(alias);
      const asking = call(calls[alias], () => request as never);
      const { events } = await askThrough(asking, {}, { type: `http.${status}` });
      expect(events).toEqual([{ type: 'session.expired' }]);
    },
  );

  it('[ERR-004] [ERR-005] a login has no session yet: its chart gets the answer', async () => {
    const expired = { type: 'http.401' };
    const code = { code: 'X', origin: 'https://esercenti.example.it', clientId: 'portale' };
    expect((await askThrough(loginActors.welcome, {}, expired)).events).toEqual([expired]);
    expect((await askThrough(loginActors.tokenExchange, code, expired)).events).toEqual([expired]);
  });
});
