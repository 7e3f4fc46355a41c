import { applyStored } from '../browser/preferences';
import * as keys from '../browser/session-keys';
import { fillBanner } from './banner';
import { askForConfiguration } from './configuration';
import { showCrashPage } from './crash-page';
import { filesOf, preload, runPortal } from './portal-files';

/**
 * What every page but the login begins with, in the page itself: it asks for all that the page
 * needs, side by side. Kept under 2 kB.
 */
applyStored();

const script = document.currentScript as HTMLScriptElement | null;
const hasSession = sessionStorage.getItem(keys.token) !== null;

askForConfiguration(window).catch(() => {});
runPortal(script).catch(showCrashPage);
fillBanner();
filesOf(script, hasSession ? 'inside' : 'outside').forEach(preload);
