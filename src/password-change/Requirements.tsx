import { PasswordChecklist } from '../form/PasswordChecklist';
import { formTexts } from '../italian/form';
import { Panel } from '../ui/Panel';

export function Requirements({ password }: { password: string }) {
  return (
    <Panel title={formTexts.password.title}>
      <PasswordChecklist password={password} />
    </Panel>
  );
}
