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
    request: { orderBy: '', page: 1, filter: 'TRATTORIA' },
    answer: { accountListItems: [shop], totalPage: 1, currentPage: 1 },
  },
  SEARCH_POS_LIST: { request: {}, answer: { pointOfSalesList: [shop] } },
  SEARCH_POS_PAGED: {
    request: { ids: ['5000000001'], page: 1, search: '' },
    answer: { list: [shop], pages: 1, currentPage: 1 },
  },
  GET_POINT_OF_SALES: {
    request: { codPointOfSales: '5000000001' },
    answer: { name: shop.name, code: shop.code, city: shop.city, address: shop.address },
  },
};
