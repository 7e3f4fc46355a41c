import { hold } from './held';

/** The first script of every page that is written, in the page itself, before anything can be pressed. */
hold(window);
