import { monthlyFlow } from '../lists/monthly-flow';
import { pointMonthList } from './list';

export const monthByPoint = monthlyFlow(pointMonthList);
