import { otpScenario } from '../../../../walks/shared/otp/otp.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(otpScenario);
