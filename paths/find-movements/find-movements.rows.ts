import type { FoundMovement } from '../../acquirer/contract/find-movements';

export const movement = (autorization: string, amount: number): FoundMovement => ({
  branchCode: '5000000001',
  name: 'TRATTORIA AL PONTE',
  date: '2026-10-03T12:41:07',
  summary: '000120',
  uid: '90210',
  pos: '00004711',
  amount,
  autorization,
  pan: '453201******7788',
  status: 'V',
  commission: 1.01,
  net: amount - 1.01,
});
