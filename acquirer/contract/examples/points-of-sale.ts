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
    request: { orderBy: '', page: 1, filter: 'TRATTORIA' },
    answer: { accountListItems: [shop], totalPage: 1, currentPage: 1 },
  },
  SEARCH_POS_LIST: {
    purpose: 'List the points of sale that a manager may take on',
    request: {},
    answer: { pointOfSalesList: [shop] },
  },
  SEARCH_POS_PAGED: {
    purpose: 'List points of sale, page by page',
    request: { ids: ['5000000001'], page: 1, search: '' },
    answer: { list: [shop], pages: 1, currentPage: 1 },
  },
  GET_POINT_OF_SALES: {
    purpose: 'Fetch the details of a point of sale',
    request: { codPointOfSales: '5000000001' },
    answer: { name: shop.name, code: shop.code, city: shop.city, address: shop.address },
  },
};
