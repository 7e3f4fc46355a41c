import * as v from 'valibot';
import { call, listStatuses, resultStatuses } from './call';
import { anyBody, givenId, id, listOf, note, nothing, rows, text } from './fields';
import { managers } from './managers';
import { pointOfSale } from './points-of-sale';
import { filled } from './rules/codes';
import {
  contactName,
  contactSurname,
  email,
  fax,
  profileFax,
  registrationPhone,
} from './rules/person';

/** A user of the portal who may become a manager. */
export const portalUser = v.object({ user: id, email: text });
export type PortalUser = v.InferOutput<typeof portalUser>;

const users = v.object({ users: rows(portalUser) });

/** API-051: the users of one point of sale. */
export const searchUserPosList = call({
  alias: 'SEARCH_USER_POS_LIST',
  access: 'session',
  reads: true,
  request: v.object({ codPointOfSales: givenId }),
  answer: users,
  statuses: listStatuses,
});

/** API-052: the users of the company. */
export const searchUserListBySoc = call({
  alias: 'SEARCH_USER_LIST_BY_SOC',
  access: 'session',
  reads: true,
  request: nothing,
  answer: users,
  statuses: listStatuses,
});

/** API-053: the points of sale that are registered on the portal. */
export const searchPosList = call({
  alias: 'SEARCH_POS_LIST',
  access: 'session',
  reads: true,
  request: nothing,
  answer: v.object({ pointOfSalesList: rows(pointOfSale) }),
  statuses: listStatuses,
});

const filledId = v.pipe(filled, v.maxLength(500));

/** One point of sale and the manager chosen for it. */
export const assignment = v.object({
  codPos: givenId,
  signboard: note,
  city: note,
  codAdmin: filledId,
  email,
  user: filledId,
});
export type Assignment = v.InferOutput<typeof assignment>;

/** API-057: the answer may be managers or assignments; either is read as managers. */
export const addMultipleAdmin = call({
  alias: 'ADD_MULTIPLE_ADMIN',
  access: 'session',
  kinds: [],
  repeatable: true,
  request: v.pipe(v.array(assignment), v.minLength(1), v.maxLength(5000)),
  answer: v.object({ managerList: managers }),
  statuses: resultStatuses,
});

const sentPoint = v.object({ codPointOfSales: givenId });

/** API-062, API-063: `type` repeats `typeManager`; `description` is name, address and city. */
export const sentManager = v.object({
  codManager: givenId,
  email,
  pointOfSalesList: v.pipe(v.array(sentPoint), v.maxLength(5000)),
  type: v.picklist(['S', 'V']),
  typeManager: v.picklist(['S', 'V']),
  user: givenId,
  description: note,
});
export type SentManager = v.InferOutput<typeof sentManager>;

const responsible = {
  user: givenId,
  name: contactName,
  surname: contactSurname,
  telephone: registrationPhone,
  email,
  description: note,
  managerList: v.pipe(v.array(sentManager), v.minLength(1), v.maxLength(5000)),
};

/** API-061, API-064: `flagMail` true sends a copy of the notices to the person who enrols. */
export const enrollEbox = call({
  alias: 'ENROLL_EBOX',
  access: 'session',
  audit: () => '',
  kinds: ['rights', 'sends', 'words'],
  repeatable: true,
  request: v.object({ ...responsible, flagMail: v.boolean(), fax }),
  answer: anyBody,
  statuses: resultStatuses,
});

/** API-065. */
export const modifyEbox = call({
  alias: 'MODIFY_EBOX',
  access: 'session',
  audit: () => '',
  kinds: ['rights', 'sends', 'words'],
  repeatable: true,
  request: v.object({ ...responsible, flagMail: v.literal(true), fax: profileFax }),
  answer: anyBody,
  statuses: resultStatuses,
});

/** The points of sale of a manager in the profile; the user `Tutti` means all of them. */
const profileManager = v.object({
  codGestore: text,
  user: text,
  email: text,
  listaPuntiVenditaList: listOf(v.object({ codPV: text })),
});

/** Who enrolled, and the managers in force (API-068). */
export const eboxProfile = v.object({
  nome: text,
  cognome: text,
  telefono: text,
  fax: text,
  email: text,
  listaGestoriList: listOf(profileManager),
});
export type EboxProfile = v.InferOutput<typeof eboxProfile>;

/** API-067. */
export const getEboxProfile = call({
  alias: 'GET_EBOX_PROFILE',
  access: 'session',
  reads: true,
  request: nothing,
  answer: eboxProfile,
  statuses: listStatuses,
});
