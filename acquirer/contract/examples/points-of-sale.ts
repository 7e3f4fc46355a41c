import type { Examples } from './example';

const shop = {
  name: 'TRATTORIA AL PONTE',
  code: '5000000001',
  address: 'VIA ROMA 1',
  city: 'MILANO',
  zip: '20121',
  codPointOfSales: '5000000001',
  emailGest: 'alponte@example.it',
};

export const pointsOfSale: Examples<
  'searchPointOfSales' | 'SEARCH_POS_LIST' | 'SEARCH_POS_PAGED' | 'GET_POINT_OF_SALES'
> = {
  searchPointOfSales: {
    purpose: 'Find points of sale by their sign or code',
    notes:
      '`filter` comes upper-cased: the first letters of the sign, or a part of the code; `""` finds all.',
    does: 'Cerca i punti vendita per insegna o codice',
    needs: ['accountListItems', 'accountListItems.0.codPointOfSales', 'totalPage', 'currentPage'],
    rows: 'accountListItems',
    wrong: { page: 0 },
    nothing: { filter: 'QQQQ' },
    request: { orderBy: '', page: 1, filter: 'TRATTORIA' },
    answer: { accountListItems: [shop], totalPage: 1, currentPage: 1 },
  },
  SEARCH_POS_LIST: {
    purpose: 'List the points of sale that a manager may take on',
    notes: 'Those that have a user on the portal.',
    does: 'Elenca i punti vendita che un gestore può prendere in carico',
    needs: ['pointOfSalesList', 'pointOfSalesList.0.codPointOfSales'],
    rows: 'pointOfSalesList',
    request: {},
    answer: { pointOfSalesList: [shop] },
  },
  SEARCH_POS_PAGED: {
    purpose: 'List points of sale, page by page',
    notes: '`ids` keeps those codes, `[]` all; `search` is as `filter` of `searchPointOfSales`.',
    does: 'Elenca i punti vendita, pagina per pagina',
    needs: ['list', 'list.0.codPointOfSales', 'pages', 'currentPage'],
    rows: 'list',
    wrong: { page: 0 },
    nothing: { search: 'QQQQ' },
    request: { ids: ['5000000001'], page: 1, search: '' },
    answer: { list: [shop], pages: 1, currentPage: 1 },
  },
  GET_POINT_OF_SALES: {
    purpose: 'Fetch the details of a point of sale',
    notes: '`codPointOfSales` is that of a list.',
    does: 'I dati di un punto vendita',
    needs: [],
    wrong: { codPointOfSales: '' },
    ids: { codPointOfSales: '9999999999' },
    request: { codPointOfSales: '5000000001' },
    answer: { name: shop.name, code: shop.code, city: shop.city, address: shop.address },
  },
};
