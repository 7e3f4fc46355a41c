import { describe, expect, it } from 'vitest';
import { enrolmentActors } from '../../../../machines/dispute-online/enrolment/enrolment.actors';
import { enrolmentOf } from '../../../../machines/dispute-online/enrolment/enrolment.types';
import { managerAssignmentActors } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.actors';
import { managerChoiceActors } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.actors';
import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import {
  input,
  manager,
  responsible,
} from '../../../../walks/dispute-online/enrolment/enrolment.scenario';
import { assignment } from '../../../../walks/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { askThrough } from '../../support/wire';

const answer = { type: 'http.404' };

const enrolment = (mode: 'enrol' | 'modify') =>
  enrolmentOf({
    ...input,
    mode,
    responsible,
    flagMail: false,
    chosen: nothingChosen,
    tableBasis: '',
    assignments: [],
    managers: [manager],
    revision: 1,
  });

describe('the calls of the enrolment', () => {
  it('[API-051] [API-052] [API-053] users and points of sale are asked for', async () => {
    const { asked: ofCompany } = await askThrough(
      managerChoiceActors.usersOfCompany,
      undefined,
      answer,
    );
    const { asked: points } = await askThrough(managerChoiceActors.points, undefined, answer);
    const point = { point: '5000000001' };
    const { asked: ofPoint } = await askThrough(managerChoiceActors.usersOfPoint, point, answer);
    expect([...ofCompany, ...points, ...ofPoint]).toEqual([
      { alias: 'SEARCH_USER_LIST_BY_SOC', request: {} },
      { alias: 'SEARCH_POS_LIST', request: {} },
      { alias: 'SEARCH_USER_POS_LIST', request: { codPointOfSales: '5000000001' } },
    ]);
  });

  it('[API-054] the table asks for the chosen points of sale alone, page by page', async () => {
    const wanted = { codes: ['5000000001'], page: 2 };
    const { asked } = await askThrough(managerAssignmentActors.points, wanted, answer);
    expect(asked).toEqual([
      { alias: 'SEARCH_POS_PAGED', request: { ids: ['5000000001'], page: 2, search: '' } },
    ]);
  });

  it('[API-057] the rows of the table are sent as they are', async () => {
    const rows = { assignments: [assignment] };
    const { asked } = await askThrough(enrolmentActors.assign, rows, answer);
    expect(asked).toEqual([{ alias: 'ADD_MULTIPLE_ADMIN', request: [assignment] }]);
  });

  it('[ENR-018] [API-061] who has no e-box enrols, with the copy of the notices as chosen', async () => {
    const { asked, keys } = await askThrough(enrolmentActors.send, enrolment('enrol'), answer);
    expect(keys).toEqual([`${input.key}-1`]);
    expect(asked[0]).toMatchObject({ alias: 'ENROLL_EBOX', request: { flagMail: false } });
  });

  it('[ENR-017] [API-065] who has one modifies, and the copy is always sent', async () => {
    const { asked } = await askThrough(enrolmentActors.send, enrolment('modify'), answer);
    expect(asked[0]).toMatchObject({ alias: 'MODIFY_EBOX', request: { flagMail: true } });
  });
});
