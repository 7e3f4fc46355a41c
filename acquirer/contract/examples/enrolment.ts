import type { Examples } from './example';

type EnrolmentAlias =
  | 'SEARCH_USER_POS_LIST'
  | 'SEARCH_USER_LIST_BY_SOC'
  | 'ADD_MULTIPLE_ADMIN'
  | 'ENROLL_EBOX'
  | 'MODIFY_EBOX'
  | 'GET_EBOX_PROFILE';

const responsible = {
  user: 'azienda02',
  name: 'Giulia',
  surname: 'Ferri',
  telephone: '+393331234567',
  email: 'giulia.ferri@example.it',
  description: 'TRATTORIE RIUNITE VIA GARIBALDI 12 MILANO',
  managerList: [
    {
      codManager: '5000000001',
      email: 'alponte@example.it',
      pointOfSalesList: [{ codPointOfSales: '5000000001' }],
      type: 'V',
      typeManager: 'V',
      user: 'negozio01',
      description: 'TRATTORIA AL PONTE VIA ROMA 1 MILANO',
    },
  ],
} as const;

const assignment = {
  codPos: '5000000001',
  signboard: 'TRATTORIA AL PONTE',
  city: 'MILANO',
  codAdmin: '5000000001',
  email: 'alponte@example.it',
  user: 'negozio01',
};

export const enrolment: Examples<EnrolmentAlias> = {
  SEARCH_USER_POS_LIST: {
    purpose: 'List the users of a point of sale',
    notes: 'Those who may become a manager.',
    does: 'Elenca gli utenti di un punto vendita',
    needs: ['users', 'users.0.user'],
    rows: 'users',
    wrong: { codPointOfSales: '' },
    ids: { codPointOfSales: '9999999999' },
    request: { codPointOfSales: '5000000001' },
    answer: { users: [{ user: 'negozio01', email: 'alponte@example.it' }] },
  },
  SEARCH_USER_LIST_BY_SOC: {
    purpose: 'List the users of a company',
    notes: 'Those who may become a manager.',
    does: 'Elenca gli utenti di una società',
    needs: ['users', 'users.0.user'],
    rows: 'users',
    request: {},
    answer: { users: [{ user: 'azienda02', email: 'giulia.ferri@example.it' }] },
  },
  ADD_MULTIPLE_ADMIN: {
    purpose: 'Assign managers to points of sale',
    notes: 'Stores nothing: it answers the managers of these assignments.',
    does: 'Assegna i gestori ai punti vendita',
    needs: [
      'managerList',
      'managerList.0.codManager',
      'managerList.0.pointOfSalesList.0.codPointOfSales',
    ],
    values: { 'managerList[].typeManager': ['S', 'V'] },
    request: [assignment],
    answer: {
      managerList: [
        {
          codManager: '5000000001',
          description: 'TRATTORIA AL PONTE',
          user: 'negozio01',
          email: 'alponte@example.it',
          type: 'V',
          typeManager: 'V',
          desc: '',
          pointOfSalesList: [
            {
              codPointOfSales: '5000000001',
              name: 'TRATTORIA AL PONTE',
              city: 'MILANO',
              address: 'VIA ROMA 1',
              codeGest: '5000000001',
              userGest: 'negozio01',
              emailGest: 'alponte@example.it',
            },
          ],
        },
      ],
    },
    error: { status: 500, body: { details: ['5901'] } },
  },
  ENROLL_EBOX: {
    purpose: 'Enrol in Dispute Online',
    notes: '`welcome` answers `ebox` SI from then on.',
    does: 'Iscrive a Dispute Online',
    wrong: { email: 'nessuna' },
    request: { ...responsible, flagMail: false, fax: '0212345678' },
    answer: {},
    error: { status: 500, body: { details: ['5902'] } },
  },
  MODIFY_EBOX: {
    purpose: 'Change an enrolment in Dispute Online',
    notes: 'Carries the whole profile; a manager who is not named any more is suspended.',
    does: 'Modifica l’iscrizione a Dispute Online',
    wrong: { email: 'nessuna' },
    request: { ...responsible, flagMail: true, fax: '0212345' },
    answer: {},
    error: { status: 500, body: { details: ['5902'] } },
  },
  GET_EBOX_PROFILE: {
    purpose: 'Fetch the Dispute Online profile',
    notes: '`user` `Tutti` of a manager is every user of its points of sale.',
    does: 'Il profilo di Dispute Online',
    needs: [],
    request: {},
    answer: {
      nome: 'Giulia',
      cognome: 'Ferri',
      telefono: '+393331234567',
      fax: '0212345678',
      email: 'giulia.ferri@example.it',
      listaGestoriList: [
        {
          codGestore: '5000000001',
          user: 'Tutti',
          email: 'alponte@example.it',
          listaPuntiVenditaList: [{ codPV: '5000000001' }],
        },
      ],
    },
  },
};
