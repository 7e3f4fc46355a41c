import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { disputeOnlineMachine } from '../../../../machines/dispute-online/dispute-online.machine';
import { keptOf as keptOfPage } from '../../../../machines/dispute-online/dispute-online.selectors';
import {
  keptEnrolment,
  keptOf,
  namesOf,
} from '../../../../machines/dispute-online/enrolment/enrolment.kept';
import { enrolmentMachine } from '../../../../machines/dispute-online/enrolment/enrolment.machine';
import {
  input,
  keptAt,
  profile,
  responsible,
  typed,
} from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import { createStubs } from '../../../../paths/engine/stubs';

const stubs = createStubs();
const quiet = enrolmentMachine.provide({
  actors: { manager: stubs.call('manager'), table: stubs.call('table') },
} as never);

const start = (step: Parameters<typeof keptAt>[0]) =>
  createActor(quiet, { input: { ...input, mode: 'enrol', kept: keptAt(step) } }).start();

describe('what an enrolment keeps for a reload', () => {
  it.each(['responsible', 'recap', 'notSucceeded', 'unanswered'] as const)(
    '[API-008] at "%s" what it was given back, as its schema wants it',
    (step) => {
      const kept = keptOf(start(step).getSnapshot());
      expect(kept).toEqual({ ...keptAt(step), chosen: kept?.chosen });
      expect(v.is(keptEnrolment, JSON.parse(JSON.stringify(kept)))).toBe(true);
    },
  );

  it('[API-008] under the names of the specification', () => {
    expect(namesOf(keptAt('manager'))).toEqual({
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
    expect(keptOf(actor.getSnapshot())?.typed).toEqual(change);
  });

  it('[LOG-031] it is begun once something was typed, agreed to or confirmed, also before a reload', () => {
    const actor = createActor(quiet, { input: { ...input, mode: 'enrol' } }).start();
    const { context } = actor.getSnapshot();
    const isBegun = (change: object) =>
      keptOf(
        enrolmentMachine.resolveState({ value: 'responsible', context: { ...context, ...change } }),
      )?.begun;
    const blank = context.typed;
    expect(isBegun({})).toBe(false);
    expect(isBegun({ typed: { ...blank, consent: true } })).toBe(true);
    expect(isBegun({ typed: { ...blank, flagMail: false } })).toBe(true);
    expect(isBegun({ typed: { ...blank, responsible } })).toBe(true);
    expect(isBegun({ revision: 1 })).toBe(true);
    expect(isBegun({ kept: keptAt('responsible') })).toBe(true);
    expect(isBegun({ kept: { ...keptAt('responsible'), begun: false } })).toBe(false);
  });

  it('[REG-037] nothing any more once it has succeeded', () => {
    const succeeded = enrolmentMachine.resolveState({
      value: { result: 'succeeded' },
      context: start('recap').getSnapshot().context,
    });
    expect(keptOf(succeeded)).toBeNull();
  });

  it('[ENR-017] a modification keeps what was typed and what it began from, whatever the profile is now', () => {
    const begunFrom = { ...profile, nome: 'Anna', listaGestoriList: [] };
    const kept = {
      ...keptAt('recap'),
      mode: 'modify' as const,
      profile: begunFrom,
      earlier: profile,
    };
    const actor = createActor(quiet, {
      input: { ...input, mode: 'modify', profile, kept },
    }).start();
    expect(keptOf(actor.getSnapshot())).toEqual(kept);
    expect(actor.getSnapshot().context.chosen.current).toEqual([]);
  });

  it('[ENR-017] one that was kept without it begins from the profile of now', () => {
    const { profile: _, earlier: __, ...before } = keptAt('recap');
    const kept = v.parse(keptEnrolment, { ...before, mode: 'modify' });
    const actor = createActor(quiet, {
      input: { ...input, mode: 'modify', profile, kept },
    }).start();
    expect(actor.getSnapshot().context).toMatchObject({ profile, earlier: null });
    expect(actor.getSnapshot().context.chosen.current).toEqual(profile.listaGestoriList);
  });

  it('[ENR-045] while managers are assigned again it is at the table, whose rows are all that is known', () => {
    const reassigning = enrolmentMachine.resolveState({
      value: { recap: 'reassigning' },
      context: start('recap').getSnapshot().context,
    });
    expect(keptOf(reassigning)?.step).toBe('table');
  });

  it('[ENR-017] while the profile of a modification is asked for, and after a call that failed, what was kept stays', () => {
    const page = disputeOnlineMachine.provide({
      actors: { wizard: quiet, profile: stubs.call('profile') },
    } as never);
    const kept = { ...keptAt('recap'), mode: 'modify' as const };
    const actor = createActor(page, { input: { ...input, company: true, enrolled: true, kept } });
    expect(keptOfPage(actor.start().getSnapshot())).toBeUndefined();
    actor.send({ type: 'http.200', body: profile } as never);
    expect(keptOfPage(actor.getSnapshot())?.step).toBe('recap');
    const failed = createActor(page, { input: { ...input, company: true, enrolled: true, kept } });
    failed.start().send({ type: 'http.network' } as never);
    expect(keptOfPage(failed.getSnapshot())).toBeUndefined();
  });

  it('[ENR-065] of the page what its enrolment keeps, and nothing where none is open', () => {
    const page = disputeOnlineMachine.provide({ actors: { wizard: quiet } } as never);
    const open = (kept: ReturnType<typeof keptAt> | null) =>
      createActor(page, { input: { ...input, company: true, enrolled: false, kept } }).start();
    expect(keptOfPage(open(keptAt('recap')).getSnapshot())?.step).toBe('recap');
    expect(keptOfPage(open(null).getSnapshot())).toBeNull();
  });
});
