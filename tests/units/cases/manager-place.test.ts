import { describe, expect, it } from 'vitest';
import { managerPlace } from '../../../src/cases/manager-place';

describe('a manager is described by its name and its place', () => {
  it.each([
    [
      'CAFFÈ SAPORI CATANIA Via IV Novembre 80 Catania',
      'CAFFÈ SAPORI CATANIA',
      'Via IV Novembre 80 Catania',
    ],
    ['Sapori d’Italia S.p.A. VIA ROMA 158 MILANO', 'Sapori d’Italia S.p.A.', 'VIA ROMA 158 MILANO'],
    ['BAR VIALE Piazza Duomo 1 Como', 'BAR', 'VIALE Piazza Duomo 1 Como'],
    ['Via Emilia Ristorante', 'Via Emilia Ristorante', ''],
    ['Gestore 12', 'Gestore 12', ''],
  ])('[API-063] %s', (description, name, place) => {
    expect(managerPlace(description)).toEqual({ name, place });
  });

  it('[API-063] nothing of a description is lost', () => {
    expect(managerPlace('')).toEqual({ name: '', place: '' });
  });
});
