import { walkOnActor } from '../../machinery/walk';
import { otpScenario } from './otp.scenario';

walkOnActor(otpScenario);
