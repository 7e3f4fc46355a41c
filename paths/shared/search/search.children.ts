import { withRealExport } from '../export/real-export';
import { searchScenario } from './search.scenario';

export const withChildren = withRealExport(searchScenario, 'count');
