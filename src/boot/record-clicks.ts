import { storageIsBlocked } from '../browser/usable-storage';
import { recordClicks } from './early-clicks';

/** The first inline script of every prerendered page, before anything can be pressed. */
storageIsBlocked(window);
recordClicks(window);
