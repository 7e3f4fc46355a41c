// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicLayout, type PublicLayoutProps } from '../../../src/layout/PublicLayout';
import { LoginScreen, type LoginScreenProps } from '../../../src/portal/LoginScreen';
import { SupportProvider } from '../../../src/ui/SupportContact';
import { expectAccessible } from './support';

const form = {
  action: '/auth/login',
  userField: 'userid',
  passwordField: 'password',
  successUrlField: 'success_url',
  successUrl: 'https://portale.example/login',
};

type Frame = Partial<PublicLayoutProps>;

const page = (props: LoginScreenProps, frame: Frame = {}) => (
  <PublicLayout merchantSiteUrl="#" termsUrl="#" privacyUrl="#" year={2026} full {...frame}>
    <LoginScreen {...props} />
  </PublicLayout>
);

const prerendered = renderToString(page({ form: null, message: null }));
const user = () => screen.getByLabelText<HTMLInputElement>('User ID');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const formElement = () => user().form as HTMLFormElement;

let container: HTMLElement;
let root: Root;
const complaint = vi.fn();

async function takeOver(props: LoginScreenProps, frame?: Frame) {
  await act(async () => {
    root = hydrateRoot(container, page(props, frame), { onRecoverableError: complaint });
  });
}

beforeEach(() => {
  complaint.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered;
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

it('[LOG-001] after Esci is entered by its heading, and while it is hydrated takes no focus', async () => {
  user().focus();
  await takeOver({ form: null, message: null });
  expect(document.activeElement).toBe(user());
  await act(async () => root.unmount());
  render(page({ form, message: null }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

describe('the login page written at build time', () => {
  it('[LOG-001] [LOG-002] can be read and typed into, and a form sent too early goes nowhere', () => {
    expect(user().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
    expect(screen.getByRole('button', { name: 'ACCEDI' }).getAttribute('type')).toBe('submit');
    expect(formElement().getAttribute('method')).toBe('dialog');
    expect(formElement().hasAttribute('action')).toBe(false);
  });

  it.each([null, 'Username o password errati'])(
    'is taken over without losing what was typed or what was said before (%s)',
    async (message) => {
      user().value = 'azienda01';
      document.getElementById('login-success-url')?.setAttribute('name', form.successUrlField);
      const place = document.getElementById('login-message') as HTMLElement;
      place.textContent = 'Username o password errati';
      await takeOver({ form, message });
      expect(complaint).not.toHaveBeenCalled();
      expect(user().value).toBe('azienda01');
      expect(document.getElementById('login-message')).toBe(place);
      expect(place.textContent).toBe('Username o password errati');
      await expectAccessible();
    },
  );

  it('[LOG-005] sends a state where the configuration names its field, and none elsewhere', async () => {
    const state = () => document.querySelector<HTMLInputElement>('#login-state');
    expect(state()?.name).toBe('');
    state()?.setAttribute('name', 'stato');
    document.getElementById('login-success-url')?.setAttribute('name', form.successUrlField);
    await takeOver({ form: { ...form, stateField: 'stato', state: 'random' }, message: null });
    expect([state()?.name, state()?.value]).toEqual(['stato', 'random']);
    await act(async () => root.render(page({ form, message: null })));
    expect(state()?.name).toBe('');
    expect(complaint).not.toHaveBeenCalled();
  });

  it('leads to a new password only where there is an address for it, and then without moving anything', async () => {
    const forgotten = () => screen.getByText('Password dimenticata?');
    expect(forgotten().hasAttribute('href')).toBe(false);
    const place = forgotten();
    await takeOver({ form: null, message: null, recoveryUrl: '/recupero' });
    expect(forgotten()).toBe(place);
    expect(forgotten().getAttribute('href')).toBe('/recupero');
    await act(async () => root.render(page({ form, message: null })));
    expect(forgotten().hasAttribute('href')).toBe(false);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('without such an address says whom to call, when', async () => {
    await act(async () => {
      root = hydrateRoot(
        container,
        <SupportProvider value={{ phone: '+39 02 1234', hours: 'dal lunedì al sabato' }}>
          {page({ form: null, message: null })}
        </SupportProvider>,
        { onRecoverableError: complaint },
      );
    });
    expect(complaint).not.toHaveBeenCalled();
    screen.getByText('Ha dimenticato User ID o password?');
    screen.getAllByText('(dal lunedì al sabato)');
    expect(screen.queryByText('Password dimenticata?')).toBeNull();
    await expectAccessible();
  });

  it('[LOG-012] says whom to call once it is known, without losing what was typed', async () => {
    user().value = 'azienda01';
    const locked = { form: null, message: 'Utenza bloccata', needsSupport: true };
    await act(async () => {
      root = hydrateRoot(
        container,
        <SupportProvider value={{ phone: '+39 02 1234', hours: 'sempre' }}>
          {page(locked)}
        </SupportProvider>,
        { onRecoverableError: complaint },
      );
    });
    expect(complaint).not.toHaveBeenCalled();
    expect(user().value).toBe('azienda01');
    const calls = screen.getAllByRole('link', { name: '+39 02 1234' });
    expect(calls.map((call) => call.getAttribute('href'))).toEqual([
      'tel:+39021234',
      'tel:+39021234',
    ]);
    await expectAccessible();
  });
});

describe('the login form, once its address is known', () => {
  const enter = async (message: string | null = null) => {
    await takeOver({ form: null, message: null });
    await act(async () => root.render(page({ form, message })));
  };

  it('[LOG-003] [LOG-004] posts user id, password and the success URL as a full page', async () => {
    await enter();
    expect(formElement().getAttribute('method')).toBe('post');
    expect(formElement().getAttribute('action')).toBe('/auth/login');
    const sent = new FormData(formElement());
    expect([...sent.keys()].sort()).toEqual(['password', 'success_url', 'userid']);
    expect(sent.get('success_url')).toBe('https://portale.example/login');
  });

  it('shows the password on request and hides it again', async () => {
    await enter();
    await userEvent.type(password(), 'Portale2026');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(password().type).toBe('text');
    expect(password().value).toBe('Portale2026');
    await userEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
    expect(password().type).toBe('password');
  });

  it('takes a password that is pasted, as it is', async () => {
    await enter();
    await userEvent.click(password());
    await userEvent.paste(' Portale 2026! ');
    expect(password().value).toBe(' Portale 2026! ');
  });
});
