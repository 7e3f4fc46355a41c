import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { disputeOnlineMachine } from '../../../../machines/dispute-online/dispute-online.machine';
import { draftOf as draftOfPage } from '../../../../machines/dispute-online/dispute-online.selectors';
import {
  draftOf,
  enrolmentDraft,
  namesOf,
} from '../../../../machines/dispute-online/enrolment/enrolment.draft';
import { enrolmentMachine } from '../../../../machines/dispute-online/enrolment/enrolment.machine';
import {
  draftAt,
  input,
  profile,
  responsible,
  typed,
} from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import { createStubs } from '../../../../paths/engine/stubs';

const stubs = createStubs();
const quiet = enrolmentMachine.provide({
  actors: { manager: stubs.call('manager'), table: stubs.call('table') },
} as never);

const start = (step: Parameters<typeof draftAt>[0]) =>
  createActor(quiet, { input: { ...input, mode: 'enrol', draft: draftAt(step) } }).start();

describe('what an enrolment keeps for a reload', () => {
  it.each([
    'responsible',
    'recap',
    'succeeded',
    'notSucceeded',
    'unanswered',
    'enrolledMeanwhile',
  ] as const)('[API-008] at "%s" what it was given back, as its schema wants it', (step) => {
    const draft = draftOf(start(step).getSnapshot());
    expect(draft).toEqual({ ...draftAt(step), chosen: draft?.chosen });
    expect(v.is(enrolmentDraft, JSON.parse(JSON.stringify(draft)))).toBe(true);
  });

  it('[API-008] under the names of the specification', () => {
    expect(namesOf(draftAt('manager'))).toEqual({
      user: 'azienda02',
      nome: 'Giulia',
      cognome: 'Ferri',
      telefono: '+393331234567',
      email: 'giulia.ferri@example.it',
      fax: '0212345678',
      desc: 'TRATTORIE RIUNITE VIA GARIBALDI 12 MILANO',
    });
  });

  it('[API-008] what is typed, before anything is confirmed', () => {
    const actor = start('responsible');
    const change = { ...typed, responsible: { ...responsible, name: 'Gi' } };
    actor.send({ type: 'responsible.typed', typed: change });
    expect(draftOf(actor.getSnapshot())?.typed).toEqual(change);
  });

  it('[LOG-031] it is begun once something was typed, agreed to or confirmed, also before a reload', () => {
    const actor = createActor(quiet, { input: { ...input, mode: 'enrol' } }).start();
    const { context } = actor.getSnapshot();
    const isBegun = (change: object) =>
      draftOf(
        enrolmentMachine.resolveState({ value: 'responsible', context: { ...context, ...change } }),
      )?.begun;
    const blank = context.typed;
    expect(isBegun({})).toBe(false);
    expect(isBegun({ typed: { ...blank, consent: true } })).toBe(true);
    expect(isBegun({ typed: { ...blank, flagMail: false } })).toBe(true);
    expect(isBegun({ typed: { ...blank, responsible } })).toBe(true);
    expect(isBegun({ revision: 1 })).toBe(true);
    expect(isBegun({ draft: draftAt('responsible') })).toBe(true);
    expect(isBegun({ draft: { ...draftAt('responsible'), begun: false } })).toBe(false);
  });

  it('[REG-037] nothing any more once a modification has succeeded', () => {
    const succeeded = enrolmentMachine.resolveState({
      value: { result: 'succeeded' },
      context: { ...start('recap').getSnapshot().context, mode: 'modify' },
    });
    expect(draftOf(succeeded)).toBeNull();
  });

  it('[ENR-017] a modification keeps what was typed and what it began from, whatever the profile is now', () => {
    const begunFrom = { ...profile, nome: 'Anna', listaGestoriList: [] };
    const draft = {
      ...draftAt('recap'),
      mode: 'modify' as const,
      profile: begunFrom,
      earlier: profile,
    };
    const actor = createActor(quiet, {
      input: { ...input, mode: 'modify', profile, draft },
    }).start();
    expect(draftOf(actor.getSnapshot())).toEqual(draft);
    expect(actor.getSnapshot().context.chosen.current).toEqual([]);
  });

  it('[ENR-017] one that was kept without it begins from the profile of now', () => {
    const { profile: _, earlier: __, ...before } = draftAt('recap');
    const draft = v.parse(enrolmentDraft, { ...before, mode: 'modify' });
    const actor = createActor(quiet, {
      input: { ...input, mode: 'modify', profile, draft },
    }).start();
    expect(actor.getSnapshot().context).toMatchObject({ profile, earlier: null });
    expect(actor.getSnapshot().context.chosen.current).toEqual(profile.listaGestoriList);
  });

  it('[ENR-045] while managers are assigned again it is at the table, whose rows are all that is known', () => {
    const reassigning = enrolmentMachine.resolveState({
      value: { recap: 'reassigning' },
      context: start('recap').getSnapshot().context,
    });
    expect(draftOf(reassigning)?.step).toBe('table');
  });

  it('[ENR-017] while the profile of a modification is asked for, and after a call that failed, what was kept stays', () => {
    const page = disputeOnlineMachine.provide({
      actors: { wizard: quiet, profile: stubs.call('profile') },
    } as never);
    const draft = { ...draftAt('recap'), mode: 'modify' as const };
    const actor = createActor(page, { input: { ...input, company: true, enrolled: true, draft } });
    expect(draftOfPage(actor.start().getSnapshot())).toBeUndefined();
    actor.send({ type: 'http.200', body: profile } as never);
    expect(draftOfPage(actor.getSnapshot())?.step).toBe('recap');
    const failed = createActor(page, { input: { ...input, company: true, enrolled: true, draft } });
    failed.start().send({ type: 'http.network' } as never);
    expect(draftOfPage(failed.getSnapshot())).toBeUndefined();
  });

  it('[ENR-065] of the page what its enrolment keeps, and nothing where none is open', () => {
    const page = disputeOnlineMachine.provide({ actors: { wizard: quiet } } as never);
    const open = (draft: ReturnType<typeof draftAt> | null) =>
      createActor(page, { input: { ...input, company: true, enrolled: false, draft } }).start();
    expect(draftOfPage(open(draftAt('recap')).getSnapshot())?.step).toBe('recap');
    expect(draftOfPage(open(null).getSnapshot())).toBeNull();
  });
});
