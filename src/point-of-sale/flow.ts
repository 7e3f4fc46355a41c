import { pointOfSaleMachine } from '../../machines/point-of-sale/point-of-sale.machine';
import { isCompany } from '../../machines/portal/session';
import { flow } from '../flow';
import { HomeView } from './HomeView';

export const home = flow({
  machine: pointOfSaleMachine,
  input: ({ session }) => ({
    company: isCompany(session),
    lastTab: session.lastTab,
    point: session.point,
  }),
  View: HomeView,
});
