import { passwordIsUsername, usernameChecks } from '../../acquirer/contract/rules';
import type { Credentials } from '../../machines/registration/registration.actors';
import { Item, PasswordChecklist } from '../form/PasswordChecklist';
import { registrationTexts } from '../italian/registration';
import { Panel } from '../ui/Panel';

const words = registrationTexts.credentials;

/** The info box with the rules of username and password (VAL-041 to VAL-048). */
export function InfoBox({ credentials }: { credentials: Credentials }) {
  const differs = credentials.password !== '' && !passwordIsUsername(credentials);
  const username = usernameChecks(credentials.username);
  const rules = words.usernameRules;
  return (
    <Panel title={words.requirements}>
      <div className="grid gap-3">
        <h3 className="font-semibold">{words.usernameTitle}</h3>
        <ul className="grid gap-2">
          <Item met={username.rightLength}>{rules.rightLength}</Item>
          <Item met={username.letterAndDigit}>{rules.letterAndDigit}</Item>
          <Item met={username.nothingElse}>{rules.nothingElse}</Item>
        </ul>
        <h3 className="mt-2 font-semibold">{words.passwordTitle}</h3>
        <PasswordChecklist
          password={credentials.password}
          also={[{ text: words.passwordDiffers, met: differs }]}
        />
      </div>
    </Panel>
  );
}
