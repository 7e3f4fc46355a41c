import { describe } from 'vitest';
import { settingsMachine } from '../../machines/settings/settings.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

describe('settings: what the requirements say', () => {
  obeys(settingsMachine, {}, [
    rule('Impostazioni waits for one of its links to be chosen').starting(undefined).to('choosing'),
  ]);
});

lintChart(settingsMachine, { calls: {} });
