import type { Difference } from '../../acquirer/contract/differences';

const dispute = (numeroPratica: string, importoDisputa: number): Difference => ({
  branchCode: '5000000001',
  dataLettera: '2026-11-09',
  descTipoDispute: 'Documentazione non pervenuta',
  importoDisputa,
  numeroPratica,
  name: 'TRATTORIA AL PONTE',
  movementId: '4711',
  caseId: '880',
  ebox: '31',
  state: 'chiuse',
});

export const disputes = [
  dispute('2026004711', -84.5),
  dispute('2026004712', 12),
  dispute('2026004713', -0.1),
];
