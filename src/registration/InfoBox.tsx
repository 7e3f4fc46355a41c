import { passwordIsUsername } from '../../acquirer/contract/rules';
import type { Credentials } from '../../machines/registration/registration.actors';
import { PasswordChecklist } from '../form/PasswordChecklist';
import { registrationTexts } from '../italian/registration';
import { Panel } from '../ui/Panel';

const words = registrationTexts.credentials;

/** The info box: what a username and a password must be like (VAL-041 to VAL-048). */
export function InfoBox({ credentials }: { credentials: Credentials }) {
  const differs = credentials.password !== '' && !passwordIsUsername(credentials);
  return (
    <Panel title={words.requirements}>
      <div className="grid gap-3">
        <h3 className="font-semibold">{words.usernameTitle}</h3>
        <ul className="list-disc pl-5 text-ink-soft">
          {words.usernameRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
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
