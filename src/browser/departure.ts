import { type EventObject, fromCallback } from 'xstate';
import {
  type Departure,
  type DepartureEvent,
  loginAddress,
  logoutAddress,
} from '../../machines/portal/departure';
import { randomId } from '../../machines/random-id';
import { tabKeys } from './storage-keys';

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** RFC 7636: kept in the tab until the return. */
const addressWithProof = async (departure: Departure) => {
  const state = randomId();
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(tabKeys.loginState, state);
  sessionStorage.setItem(tabKeys.loginVerifier, verifier);
  return loginAddress(departure, { state, challenge: base64Url(new Uint8Array(digest)) });
};

/** Leaves the portal for the authorisation server. */
export const depart = fromCallback<EventObject, Departure>(({ input, sendBack }) => {
  const say = (event: DepartureEvent) => sendBack(event);
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) say({ type: 'departure.undone' });
  };
  addEventListener('pageshow', onShown);
  const address =
    input.to === 'login' ? addressWithProof(input) : Promise.resolve(logoutAddress(input));
  address.then(
    (found) => location.assign(found),
    () => say({ type: 'departure.failed' }),
  );
  return () => removeEventListener('pageshow', onShown);
});
