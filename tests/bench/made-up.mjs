const firstOfLastMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString();
};

const year = firstOfLastMonth().slice(0, 4);
const month = firstOfLastMonth().slice(5, 7);

export const lastMonth = `${year}${month}`;

/** The fields of a movement in the order of the table, and their types in a workbook. */
export const columns = [
  ...['branchCode', 'name'].map((key) => ({ key })),
  { key: 'date', kind: 'date' },
  ...['summary', 'pos'].map((key) => ({ key })),
  { key: 'amount', kind: 'money' },
  ...['autorization', 'pan', 'status'].map((key) => ({ key })),
  ...['commission', 'net'].map((key) => ({ key, kind: 'money' })),
];

const movement = (_, index) => ({
  branchCode: '5000000001',
  name: 'Insegna 01',
  date: `${year}-${month}-0${1 + (index % 9)}T12:30:00`,
  summary: `R${index}`,
  pos: `${70_000_000 + index}`,
  amount: 1000.5 + index,
  autorization: `A${`${index}`.padStart(5, '0')}`,
  pan: `525512******${1000 + (index % 9000)}`,
  status: index % 5 === 0 ? 'A' : 'V',
  commission: 1.25,
  net: 999.25 + index,
});

const movements = Array.from({ length: 5000 }, movement);

/** Texts that the first row shows on a phone too. */
export const firstRow = `01-${month}-${year} 12:30`;

const sum = (key) => Math.round(movements.reduce((total, row) => total + row[key] * 100, 0)) / 100;

const totals = {
  count: movements.length,
  amount: sum('amount'),
  commission: sum('commission'),
  net: sum('net'),
};

/** A shop, signed in. */
const merchant = {
  ebox: 'SI',
  userType: 'S',
  passwordExpireDay: 60,
  code: '1',
  name: 'Trattoria Da Zeno SRL',
  address: 'Via Garibaldi',
  number: '7',
  zip: '37121',
  city: 'Verona',
  district: 'VR',
  codsoc: '0000012345',
  codPV: '',
  cellNumber: '+393331234567',
  email: 'zeno.ricci@example.it',
  nome: 'Zeno',
  cognome: 'Ricci',
  user: 'zeno1234',
};

const pageOf = ({ typeCall, page }) =>
  typeCall === 'C' ? movements : movements.slice((page - 1) * 60, page * 60);

/** An acquirer that answers immediately: only the portal is measured. */
export const calls = {
  '/config.json': () => ({}),
  '/rows.json': () => movements,
  '/api/welcome': () => merchant,
  '/api/getSession': () => ({}),
  '/api/searchPointOfSales': () => ({ accountListItems: [], totalPage: 0, currentPage: 1 }),
  '/api/getTotalTransaction': () => totals,
  '/api/getTransactionList': (request) => ({ transactionList: pageOf(request) }),
};

/** Run before a page's own scripts: it finds the session of a tab that has been logged in. */
export const signedIn = {
  run: (stored) => {
    if (location.pathname === '/login' || sessionStorage.getItem('token') !== null) return;
    for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
  },
  with: {
    token: 'tok',
    ids: 'e6a3f0f2-0d0b-4a44-9a57-3a1f5d9a7c11',
    navigable: 'true',
    dataWelcome: JSON.stringify(merchant),
    calls: JSON.stringify({ apiBaseUrl: '/api', paths: {} }),
  },
};
