import { storageIsBlocked } from '../browser/usable-storage';
import { recordClicks } from './early-clicks';

/** The first script of every page that is written, in the page itself, before anything can be pressed. */
storageIsBlocked(window);
recordClicks(window);
