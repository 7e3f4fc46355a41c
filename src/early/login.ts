import { readArrival } from '../../machines/portal/arrival';
import { loginMessages } from '../italian/portal';
import { wearTheme } from '../theme';
import { askForConfiguration } from './configuration';
import { runPortal } from './files';
import { keepTypedUser, typedUser } from './typed-user';

/**
 * What the prerendered login page needs before React: where the form goes, what the address says,
 * and the code of the portal once the page has been painted. Kept under 2 kB.
 */

interface Authentication {
  readonly loginUrl?: string;
  readonly userField?: string;
  readonly passwordField?: string;
  readonly successUrlField?: string;
}

wearTheme();

const form = document.querySelector<HTMLFormElement>('#login-form');
const root = document.querySelector<HTMLElement>('#root');
const arrival = readArrival(location.search);

const name = (id: string, field: string) => {
  document.querySelector(id)?.setAttribute('name', field);
};

/** The defaults are those of the configuration's schema; the portal checks the file itself. */
const fill = (target: HTMLFormElement, known: Authentication) => {
  name('#login-user', known.userField ?? 'userid');
  name('#login-password', known.passwordField ?? 'password');
  name('#login-success-url', known.successUrlField ?? 'success_url');
  document.querySelector('#login-success-url')?.setAttribute('value', `${location.origin}/login`);
  target.setAttribute('action', known.loginUrl ?? '/auth/login');
  target.setAttribute('method', 'post');
};

const holdUntilFilled = (target: HTMLFormElement) => {
  let held = false;
  const hold = (event: Event) => {
    held = true;
    event.preventDefault();
  };
  target.addEventListener('submit', hold);
  askForConfiguration(window)
    .then((response) => response.json())
    .then((file: { authentication?: Authentication; passwordRecoveryUrl?: string }) => {
      if (file.passwordRecoveryUrl)
        document.querySelector('#login-recovery')?.setAttribute('href', file.passwordRecoveryUrl);
      fill(target, file.authentication ?? {});
      target.removeEventListener('submit', hold);
      if (held) target.requestSubmit();
    })
    .catch(() => {});
};

const say = (text: string) => {
  const message = document.querySelector('#login-message');
  if (message !== null) message.textContent = text;
};

/** After a refusal only the password is to be typed again. */
const putUserBack = () => {
  const [user, password] = ['#login-user', '#login-password'].map((id) =>
    document.querySelector<HTMLInputElement>(id),
  );
  if (!user || typedUser() === '') return;
  user.value = typedUser();
  password?.focus();
};

const loadPortal = () =>
  runPortal(document.querySelector<HTMLScriptElement>('script[data-portal]'));

const passingThrough =
  arrival.kind === 'code' || arrival.kind === 'token' || sessionStorage.getItem('token') !== null;

if (passingThrough) {
  root?.setAttribute('hidden', '');
  void loadPortal();
} else {
  if (form !== null) holdUntilFilled(form);
  keepTypedUser();
  if (arrival.kind !== 'plain') {
    say(loginMessages[arrival.kind]);
    putUserBack();
  }
  requestAnimationFrame(() => setTimeout(() => void loadPortal()));
}
