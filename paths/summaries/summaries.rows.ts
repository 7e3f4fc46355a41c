import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import type { Owner } from '../../machines/shared/owner';
import type { SummaryCriteria } from '../../machines/summaries/summaries.actors';

export const november: SummaryCriteria = {
  month: '202611',
  day: '',
  abi: '',
  minGrossCalculated: '',
  maxGrossCalculated: '',
  minGrossDeclared: '',
  maxGrossDeclared: '',
  codPos: '',
};

export const october: SummaryCriteria = { ...november, month: '202610' };

export const owner: Owner = { company: 'ALFA S.R.L.', code: '0001234', point: '', brand: '' };

export const summary: Summary = {
  branchCode: '5000000001',
  name: 'Bar Centrale',
  date: '2026-11-20',
  bank: '03069',
  code: '000120',
  uid: '90210',
  transactionNumber: 61,
  calculatedGrossAmount: 1234.56,
  declaredGrossAmount: 1200,
  calculatedCommissionAmount: 12.34,
  calculatedNetAmount: 1222.22,
  declaredNetAmount: 1187.66,
};

export const otherSummary: Summary = { ...summary, uid: '90211', code: '000121', bank: '' };

export const totals = {
  count: 121,
  sums: { amount: 1234.56, commission: 12.34, net: 1222.22, declared: 1187.66, difference: -34.56 },
};

export const transaction: SummaryTransaction = {
  branchCode: '5000000001',
  name: 'Bar Centrale',
  date: '2026-11-20T12:41:07',
  summary: '000120',
  pos: '00004711',
  amount: 84.5,
  autorization: '483920',
  calculatedGrossAmount: 84.5,
  pan: '453201******7788',
  status: 'V',
  commission: 1.01,
  net: 83.49,
};
