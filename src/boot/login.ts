import { parse } from 'valibot';
import { readConfiguration } from '../../acquirer/client/configuration';
import { type Configuration, configuration as schema } from '../../acquirer/contract/configuration';
import { readArrival } from '../../machines/login/arrival';
import { recoveryUrlOf } from '../../machines/password-recovery/recovery-url';
import { randomId } from '../../machines/random-id';
import { applyStored } from '../browser/preferences';
import * as keys from '../browser/session-keys';
import { sessionLock } from '../browser/session-keys';
import { storageIsBlocked } from '../browser/usable-storage';
import { loginMessages } from '../italian/portal';
import { ownAddress } from '../ui/base-path';
import { askForConfiguration } from './configuration';
import { showCrashPage } from './crash-page';
import { wasSent } from './early-clicks';
import { runPortal } from './portal-files';
import { keepSentLogin, typedUser } from './sent-login';

/**
 * What the prerendered login page needs before React: the target of the form and the message of the
 * address. Once the page is used, it loads the portal's code.
 */

const defaults = parse(schema, {});

applyStored();

const form = document.querySelector<HTMLFormElement>('#login-form');
const root = document.querySelector<HTMLElement>('#root');
const arrival = readArrival(location.search);

const name = (id: string, field: string) => {
  document.querySelector(id)?.setAttribute('name', field);
};

const fill = (target: HTMLFormElement, configuration: Configuration) => {
  const { authentication } = configuration;
  const recoveryUrl = recoveryUrlOf(configuration);
  name('#login-user', authentication.userField);
  name('#login-password', authentication.passwordField);
  name('#login-success-url', authentication.successUrlField);
  document
    .querySelector('#login-success-url')
    ?.setAttribute('value', `${ownAddress(location)}/login`);
  if (authentication.stateField !== undefined) {
    name('#login-state', authentication.stateField);
    document.querySelector('#login-state')?.setAttribute('value', randomId());
  }
  if (authentication.mode === 'redirect') return leaveToPortal();
  target.setAttribute('action', authentication.loginUrl);
  target.setAttribute('method', 'post');
  if (recoveryUrl) document.querySelector('#login-recovery')?.setAttribute('href', recoveryUrl);
};

/** The links around the form; they were prerendered for an empty configuration. */
const pointLinks = (configuration: Configuration) => {
  for (const link of ['merchantSiteUrl', 'termsUrl', 'privacyUrl'] as const)
    for (const anchor of document.querySelectorAll(`a[href="${defaults[link]}"]`))
      anchor.setAttribute('href', configuration[link]);
};

const askedConfiguration = async () => {
  const response = await askForConfiguration(window);
  const read = readConfiguration(await response.text());
  if (!response.ok || !read.ok) throw new Error('The portal says what is wrong');
  return read.configuration;
};

/** The fields are those of an authorisation server: the portal draws a button. */
const leaveToPortal = () => {
  root?.setAttribute('hidden', '');
  loadPortal();
};

const holdUntilFilled = (target: HTMLFormElement) => {
  let held = wasSent(window);
  const hold = (event: Event) => {
    held = true;
    event.preventDefault();
  };
  target.addEventListener('submit', hold);
  askedConfiguration()
    .then((configuration) => {
      fill(target, configuration);
      pointLinks(configuration);
      // The portal draws the contacts.
      if (configuration.support !== undefined) loadPortal();
      if (!target.hasAttribute('action')) return;
      target.removeEventListener('submit', hold);
      if (held) target.requestSubmit();
    })
    .catch(loadPortal);
};

const say = (text: string) => {
  const message = document.querySelector('#login-message');
  if (message !== null) message.textContent = text;
};

/** After a refusal only the password must be typed again. */
const putUserBack = () => {
  const [user, password] = ['#login-user', '#login-password'].map((id) =>
    document.querySelector<HTMLInputElement>(id),
  );
  if (!user || typedUser() === '') return;
  user.value = typedUser();
  password?.focus();
};

/** A form with a target works without the portal. */
const giveUp = (reason: unknown) => {
  if (passingThrough || !form?.hasAttribute('action')) showCrashPage(reason);
};

let begun = false;

const loadPortal = () => {
  if (begun) return;
  begun = true;
  const script = document.querySelector<HTMLScriptElement>('script[data-portal]');
  runPortal(script).catch(giveUp);
};

/** A tab with a session holds a lock: this tab will receive its session. */
const isSignedInElsewhere = async () => {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === sessionLock);
};

/**
 * Looking at the form, filling it in and sending it need no more code; other interaction loads the
 * portal.
 */
const loadPortalWhenTouched = () => {
  for (const touch of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, loadPortal, { once: true, passive: true });
  isSignedInElsewhere().then((signedIn) => signedIn && loadPortal(), loadPortal);
};

/** The next page is not the login page, or explains why there is none. */
const passingThrough =
  storageIsBlocked(window) ||
  arrival.kind === 'code' ||
  arrival.kind === 'token' ||
  sessionStorage.getItem(keys.token) !== null;

if (passingThrough) {
  root?.setAttribute('hidden', '');
  loadPortal();
} else {
  if (form !== null) holdUntilFilled(form);
  keepSentLogin();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action' && !begun) say(loginMessages.loginBlocked);
  });
  if (arrival.kind === 'plain') loadPortalWhenTouched();
  else {
    say(loginMessages[arrival.kind]);
    putUserBack();
    requestAnimationFrame(() => setTimeout(loadPortal));
  }
}
