import { playOnActor } from './support/actor';

/** The login is a page without a screen of React. */
playOnActor(['login']);
