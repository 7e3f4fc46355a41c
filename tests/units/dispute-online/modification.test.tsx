// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { disputeOnlineMachine } from '../../../machines/dispute-online/dispute-online.machine';
import { input, profile } from '../../../paths/dispute-online/enrolment/enrolment.scenario';
import * as person from '../../../paths/screen/person';
import {
  type DisputeOnlineProps,
  DisputeOnlineView,
} from '../../../src/dispute-online/DisputeOnlineView';

afterEach(cleanup);

const answers = fromCallback(({ sendBack }) => sendBack({ type: 'http.200', body: profile }));

const open = (enrolled = true) => {
  const actor = createActor(
    disputeOnlineMachine.provide({ actors: { profile: answers as never } }),
    {
      input: { ...input, company: true, enrolled },
    },
  ).start() as AnyActorRef;
  render(<DisputeOnlineView actor={actor as DisputeOnlineProps['actor']} />);
  return actor;
};

/** A tab accepts its next click a moment later. */
const openTab = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('tab', { name }));
  });

describe('a modification from the profile', () => {
  it('[ENR-017] [ENR-028] begins with what the profile knows, keeps what is typed behind another tab, and gives the focus back', async () => {
    open();
    await openTab('Il mio profilo');
    person.press('Modifica');
    const heading = screen.getByRole('heading', { name: 'DATI DEL RESPONSABILE' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByLabelText<HTMLInputElement>('Cognome').value).toBe('Ferri');
    person.type('Fax', '0299');
    await openTab('Informazioni');
    await openTab('Il mio profilo');
    expect(screen.getByLabelText<HTMLInputElement>('Fax').value).toBe('0299');
    person.press('Indietro');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifica' }));
  });
});
