import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../paths/engine/played-paths';
import type { Scenario } from '../../../paths/engine/scenario';
import { passwordChangeScenario } from '../../../paths/password-change/password-change.scenario';
import {
  credentials,
  registrationScenario,
} from '../../../paths/registration/registration.scenario';
import { otpScenario } from '../../../paths/shared/otp/otp.scenario';

const planted = [credentials.password, 'Nuova2026!', 'abcde', '123456'].map((secret) =>
  JSON.stringify(secret),
);

const holding = (scenario: Scenario, when: (status: string) => boolean) => {
  return statesOf(scenario)
    .filter(({ status }) => when(status))
    .map(({ context }) => JSON.stringify(context))
    .filter((context) => planted.some((secret) => context.includes(secret)));
};

describe('a chart forgets codes and passwords', () => {
  it.each([otpScenario, passwordChangeScenario, registrationScenario])(
    '$name: nothing of them is left when it has ended',
    (scenario) => {
      expect(holding(scenario, (status) => status === 'active')).not.toEqual([]);
      expect(holding(scenario, (status) => status === 'done')).toEqual([]);
    },
  );
});
