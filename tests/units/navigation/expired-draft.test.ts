// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Client } from '../../../acquirer/client';
import type { FlowRoute } from '../../../machines/navigation/navigation.types';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { createFlowDrafts } from '../../../src/browser/flow-drafts';
import { emailChange } from '../../../src/email-change/flow';
import { phoneChange } from '../../../src/phone-change/flow';
import { eventually } from '../../support/eventually';
import { type OpenHost, openHost } from '../support/hosting';

const session = { ...emptySession, token: 'a-token', merchant: company };

const flows: readonly FlowRoute[] = [
  { flow: 'email-change', paths: ['/Setting/ModificaEmail'], load: async () => emailChange },
  { flow: 'phone-change', paths: ['/Setting/ModificaTelefono'], load: async () => phoneChange },
];

let host: OpenHost | undefined;
afterEach(() => {
  host?.stop();
  window.sessionStorage.clear();
});

/** The stored draft of a flow after one of its calls has found the session expired. */
const keptAfterExpiry = async (path: string, steps: readonly AnyEventObject[]) => {
  const client = {
    repeats: () => false,
    ask: async () => ({ type: 'http.401', status: 401, details: [] }),
  } as unknown as Client;
  const opened = openHost(path, flows, session, client);
  host = opened;
  await eventually(() => expect(opened.flow()).not.toBeNull());
  for (const step of steps) opened.actor().send(step);
  await eventually(() =>
    expect(opened.portal.getSnapshot().matches({ session: 'expired' })).toBe(true),
  );
  const flow = flows.find(({ paths }) => paths.includes(path))?.flow ?? '';
  return createFlowDrafts(window.sessionStorage).read(flow);
};

describe('a call that finds the session expired has done nothing', () => {
  it('[LOG-035] [ERR-017] a change of the e-mail is its form again after the login, not a lost answer', async () => {
    const typed = { email: 'nuova@example.it', confirmation: 'nuova@example.it' };
    const kept = await keptAfterExpiry('/Setting/ModificaEmail', [
      { type: 'email.typed', ...typed },
      { type: 'email.confirmed', ...typed },
    ]);
    expect(kept).toMatchObject({ snapshot: { value: 'choosing', context: { typed } } });
  });

  it('[LOG-035] [TEL-005] a change of the phone asks for its code after the login: none was sent', async () => {
    const kept = await keptAfterExpiry('/Setting/ModificaTelefono', [{ type: 'step.confirmed' }]);
    const code = { snapshot: { value: { form: 'ready' } } };
    expect(kept).toMatchObject({
      snapshot: { value: { oldNumber: 'known' }, children: { oldNumberCode: code } },
    });
  });
});
