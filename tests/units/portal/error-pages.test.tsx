// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalMachine } from '../../../machines/portal/portal.machine';
import type { PortalSnapshot } from '../../../machines/portal/portal.selectors';
import { emptySession } from '../../../machines/portal/session';
import { company, defaults } from '../../../paths/portal/portal.scenario';
import * as person from '../../../paths/screen/person';
import { SignedInPages } from '../../../src/portal/SignedInPages';
import { Stopped } from '../../../src/portal/Stopped';
import type { PortalScreenProps } from '../../../src/portal/screen-props';

afterEach(cleanup);

const propsFor = (access: unknown, failedAt: string | null, path: string): PortalScreenProps => ({
  portal: portalMachine.resolveState({
    value: { access, session: 'valid' },
    context: {
      configuration: defaults,
      session: { ...emptySession, token: 'a-token', merchant: company },
      arrival: { kind: 'plain' },
      failedAt,
      notice: null,
    },
  } as never) as PortalSnapshot,
  send: vi.fn(),
  shown: {
    address: { pathname: path, search: '', hash: '' },
    page: undefined,
    level: '',
    openedFrom: null,
    flow: null,
  },
  leave: () => {},
  visit: () => {},
});

describe('the error page', () => {
  it.each([
    ['RES-015', '/Dispute/StatoPratiche', 'TORNA A GESTIONE DISPUTE'],
    ['RES-015', '/Dispute/Report', 'TORNA A GESTIONE DISPUTE'],
    ['RES-016', '/Home/Movimenti?month=202611', 'Home'],
    ['RES-016', '/EstrattoConto', 'Home'],
  ])('[RES-013] [%s] that comes from %s leads out by "%s"', (_id, failedAt, name) => {
    const props = propsFor({ inside: { signedIn: 'onErrorPage' } }, failedAt, '/ErrorPage');
    render(<SignedInPages {...props} />, { wrapper: MemoryRouter });
    person.isIn('Ops! Qualcosa non va...');
    for (const other of ['TORNA A GESTIONE DISPUTE', 'Home', 'Login'])
      expect(screen.queryAllByRole('button', { name: other })).toHaveLength(other === name ? 1 : 0);
    person.press(name);
    expect(props.send).toHaveBeenCalledWith({ type: 'origin.requested' });
  });

  it('[RES-013] [RES-014] [RES-017] of who is not signed in leads to the login', () => {
    const props = propsFor({ outside: 'stopped' }, null, '/ErrorPageReg');
    render(<Stopped {...props} />, { wrapper: MemoryRouter });
    person.isIn('Ops! Qualcosa non va...');
    person.press('Login');
    expect(props.send).toHaveBeenCalledWith({ type: 'login.requested' });
  });
});
