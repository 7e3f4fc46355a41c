import { describe, expect, it } from 'vitest';
import { type Alias, calls } from '../../../acquirer/contract/calls';
import { call } from '../../../machines/call';
import { loginActors } from '../../../machines/login/login.actors';
import { exampleOf } from '../../contract/wire';
import { connectTo, runActor } from './search/fake-client';

const aliases = Object.keys(calls) as Alias[];

const answersTo = async (...[actor, input]: Parameters<typeof runActor>) => {
  const { answers, settle } = await runActor(actor, input);
  await settle();
  return answers;
};

describe('a session that has expired', () => {
  it.each(aliases.flatMap((alias) => [401, 408].map((status) => [status, alias] as const)))(
    '[ERR-008] [ERR-012] [ERR-013] [OTP-013] a %i of %s shows the dialog of an expired session, and its chart stays where it is',
    async (status, alias) => {
      connectTo(() => ({ type: `http.${status}` }));
      const { request } = exampleOf(alias);
      expect(
        await answersTo(
          call(calls[alias], () => request as never),
          {},
        ),
      ).toEqual([{ type: 'session.expired' }]);
    },
  );

  it('[ERR-004] [ERR-005] a login has no session yet: its chart gets the answer', async () => {
    connectTo(() => ({ type: 'http.401' }));
    const code = { code: 'X', origin: 'https://esercenti.example.it', clientId: 'portale' };
    expect(await answersTo(loginActors.welcome, {})).toEqual([{ type: 'http.401' }]);
    expect(await answersTo(loginActors.tokenExchange, code)).toEqual([{ type: 'http.401' }]);
  });
});
