import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { assignedManagers } from './assignments';
import { enrol, modifyEnrolment } from './enrol';
import { pointDetails, pointsPaged, registeredPoints } from './points';
import { eboxProfile } from './profile';
import { usersOfCompany, usersOfPoint } from './users';

/** Room for 5,000 points of sale with their managers. */
const largestBody = 2 * 1024 * 1024;

/** Enrolment in Dispute Online: the candidates to choose from, and the choice. */
export const enrolmentCalls = (services: Services) =>
  ({
    SEARCH_USER_POS_LIST: { access: 'session', handle: usersOfPoint(services) },
    SEARCH_USER_LIST_BY_SOC: { access: 'session', handle: usersOfCompany(services) },
    SEARCH_POS_LIST: { access: 'session', handle: registeredPoints(services) },
    SEARCH_POS_PAGED: { access: 'session', largestBody, handle: pointsPaged(services) },
    GET_POINT_OF_SALES: { access: 'session', handle: pointDetails(services) },
    ADD_MULTIPLE_ADMIN: { access: 'session', largestBody, handle: assignedManagers(services) },
    ENROLL_EBOX: { access: 'session', largestBody, handle: enrol(services) },
    MODIFY_EBOX: { access: 'session', largestBody, handle: modifyEnrolment(services) },
    GET_EBOX_PROFILE: { access: 'session', handle: eboxProfile(services) },
  }) satisfies CallHandlings;
