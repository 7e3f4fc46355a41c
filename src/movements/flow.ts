import { searchFlow } from '../lists/search-flow';
import { movementList } from './list';

export const movements = searchFlow(movementList);
