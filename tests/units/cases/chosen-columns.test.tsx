// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { usualPreferences } from '../../../acquirer/contract/preferences';
import { casesMachine } from '../../../machines/cases/cases.machine';
import { listMachine } from '../../../machines/shared/list/list.machine';
import { input, manager, openRow, row } from '../../../paths/cases/cases.scenario';
import { createStubs } from '../../../paths/engine/stubs';
import { CasesView } from '../../../src/cases/CasesView';

import { PreferencesActor } from '../../../src/layout/use-preferences';

afterEach(cleanup);

const preferring = (list: string) => {
  const context = {
    preferences: {
      ...usualPreferences,
      columns: { [list]: { order: ['practice', 'expiry'], hidden: ['card'] } },
    },
  };
  const snapshot = { context, hasTag: () => false, can: () => true };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: () => {},
  } as never;
};

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const open = async (path: string, list: string, rows: readonly object[]) => {
  const stubs = createStubs();
  const listed = listMachine.provide({ actors: { rows: stubs.call('rows') } } as never);
  const actor = createActor(
    casesMachine.provide({
      actors: {
        managers: stubs.call('managers'),
        overview: fromCallback(() => {}),
        list: listed,
        inbox: listed,
      },
    } as never),
    {
      input: {
        ...input,
        path,
        extensions: ['openCases'],
        place: { ebox: manager.eboxCode, state: 'nuove', caseId: '', header: null },
      },
    },
  ).start();
  render(
    <PreferencesActor value={preferring(list)}>
      <CasesView actor={actor} flowInput={{ today: '2026-10-18' }} />
    </PreferencesActor>,
  );
  const answer = (body: object) => act(async () => stubs.answer({ type: 'http.200', body }));
  if (list === 'caseList') await answer({ managerList: [manager] });
  await answer({ rows, total: rows.length });
};

it.each([
  ['caseList', '/Dispute/StatoPratiche', row],
  ['openCases', '/Dispute/RichiesteAperte', openRow],
])(
  '[CAS-027] the columns of %s are those that the user has chosen, in that order',
  async (list, path, shown) => {
    await open(path, list, [shown]);
    expect(headers()[0]).toBe('N. pratica');
    expect(headers()).not.toContain('Numero carta');
    expect(screen.getByRole('button', { name: 'Colonne' })).toBeDefined();
  },
);
