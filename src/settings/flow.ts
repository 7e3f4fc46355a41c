import { settingsMachine } from '../../machines/settings/settings.machine';
import { flow } from '../shared/flow';
import { SettingsView } from './SettingsView';

export const settings = flow({
  machine: settingsMachine,
  input: () => undefined,
  View: SettingsView,
});
