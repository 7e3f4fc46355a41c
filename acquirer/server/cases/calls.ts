import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { assignCase } from './assign';
import { caseCounts, managerList } from './counts';
import { caseDetail } from './detail';
import { downloadAttachment } from './download';
import { draftOfReply } from './draft';
import { caseList } from './list';
import { findCases, openCases } from './open-cases';
import { largestReply, reply } from './reply';

/** Cases: who handles them, how many, which, one of them, its documents, and the merchant's reply. */
export const caseCalls = (services: Services) =>
  ({
    GET_EBOX_LIST: { access: 'session', handle: managerList(services) },
    EBOX_REQUEST: { access: 'session', handle: caseCounts(services) },
    SEARCH_PRATICES: { access: 'session', handle: caseList(services) },
    openCases: { access: 'session', handle: openCases(services) },
    findCases: { access: 'session', handle: findCases(services) },
    assignCase: { access: 'session', handle: assignCase(services) },
    EBOX_DETAIL: { access: 'session', handle: caseDetail(services) },
    EBOX_DOWNLOAD_ALLEGATO: { access: 'session', handle: downloadAttachment(services) },
    EBOX_UPLOAD_ALLEGATO: {
      access: 'session',
      largestBody: largestReply(services),
      handle: reply(services),
    },
    draftReply: { access: 'session', handle: draftOfReply(services) },
  }) satisfies CallHandlings;
