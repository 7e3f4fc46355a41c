import { applyStored } from '../browser/preferences';
import * as keys from '../browser/session-keys';
import { askForConfiguration } from './configuration';
import { showCrashPage } from './crash-page';
import { filesOf, preload, runPortal } from './portal-files';

/**
 * The inline script of every page but the login: it requests all files of the page in parallel.
 * Kept under 2 kB.
 */
applyStored();

const script = document.currentScript as HTMLScriptElement | null;
const hasSession = sessionStorage.getItem(keys.token) !== null;

askForConfiguration(window).catch(() => {});
runPortal(script).catch(showCrashPage);
filesOf(script, hasSession ? 'inside' : 'outside').forEach(preload);
