import { pointOfSaleScenario } from '../../../walks/point-of-sale/point-of-sale.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(pointOfSaleScenario);
