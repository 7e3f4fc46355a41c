import type { Configuration } from '../../acquirer/contract/configuration';
import type * as select from '../../machines/registration/registration.selectors';
import type { RegistrationEvent } from '../../machines/registration/registration.setup';

export interface ScreenProps {
  readonly snapshot: select.RegistrationSnapshot;
  readonly send: (event: RegistrationEvent) => void;
  readonly configuration: Configuration;
}
