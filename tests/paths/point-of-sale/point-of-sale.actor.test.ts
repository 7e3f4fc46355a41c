import { walkOnActor } from '../../machinery/walk';
import { pointOfSaleScenario } from './point-of-sale.scenario';

walkOnActor(pointOfSaleScenario);
