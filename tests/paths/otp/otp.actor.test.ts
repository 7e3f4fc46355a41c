import { otpScenario } from '../../../walks/otp/otp.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(otpScenario);
