import { monthlyFlow } from '../lists/monthly-flow';
import { payoutList } from './list';

export const payouts = monthlyFlow(payoutList);
