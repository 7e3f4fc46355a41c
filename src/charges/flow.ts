import { monthlyFlow } from '../lists/monthly-flow';
import { chargeList } from './list';

export const charges = monthlyFlow(chargeList);
