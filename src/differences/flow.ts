import { monthlyFlow } from '../lists/monthly-flow';
import { differenceList } from './list';

export const differences = monthlyFlow(differenceList);
