export { searchPointOfSales } from '../../../acquirer/contract/points-of-sale';
