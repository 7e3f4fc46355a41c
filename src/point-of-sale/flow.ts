import { pointOfSaleMachine } from '../../machines/point-of-sale/point-of-sale.machine';
import { isCompany, isEnrolled, pointInForce } from '../../machines/portal/session';
import { flow } from '../shared/flow';
import { HomeView } from './HomeView';

export const home = flow({
  machine: pointOfSaleMachine,
  input: ({ session, configuration, today }) => ({
    company: isCompany(session),
    lastTab: session.lastTab,
    point: session.point,
    summary: {
      offered: configuration.extensions.includes('homeSummary'),
      enrolled: isEnrolled(session),
      inbox: configuration.extensions.includes('openCases'),
      codPos: pointInForce(session),
      today,
    },
  }),
  View: HomeView,
});
