import { flows } from '../../paths/scenarios';
import { playOnActor } from './support/actor';

playOnActor(flows.filter((flow) => flow !== 'login'));
