import { formTexts } from '../italian/form';
import { Panel } from '../ui/Panel';
import { PasswordChecklist } from './PasswordChecklist';

export function Requirements({ password }: { password: string }) {
  return (
    <Panel title={formTexts.password.title}>
      <PasswordChecklist password={password} />
    </Panel>
  );
}
