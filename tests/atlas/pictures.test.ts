import { expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { fingerprintOf } from '../../atlas/graph/fingerprint';
import type { Sight } from '../../atlas/pictures/pictures';
import { keptWords } from '../../atlas/pictures/Sights';
import { seenIn } from '../../atlas/pictures/use-pictures';

const listed = charts.find(({ slug }) => slug === 'phone-change');
if (listed === undefined) throw new Error('No chart of the change of phone');
const { chart } = listed;
const stateOf = (id: string) => {
  const state = chart.states.find((each) => each.id === id);
  if (state === undefined) throw new Error(`No state ${id}`);
  return state;
};

const sight: Sight = {
  screen: 'Modifica telefono',
  desk: 'd.png',
  phone: 'p.png',
  reads: [],
  kept: null,
};
const taken = (fingerprint: string) => ({
  phoneChange: { chart: fingerprint, states: { 'phoneChange.oldNumber.known': [sight] } },
});

it('a state with states inside shows the page with which it begins', () => {
  const seen = seenIn(taken(fingerprintOf(chart)), chart, stateOf('phoneChange.oldNumber'));
  expect(seen).toEqual({ sights: [sight], isOld: false });
});

it('a picture says that it is older than its chart', () => {
  const arrows = chart.arrows.slice(1);
  const before = fingerprintOf({ ...chart, arrows });
  expect(seenIn(taken(before), chart, stateOf('phoneChange.oldNumber.known')).isOld).toBe(true);
});

it('what a reload leaves is said field by field', () => {
  const fields = [{ name: 'Telefono', value: '333' }];
  expect(keptWords({ what: 'state', fields, lost: ['Password'] })).toEqual([
    'La pagina resta in questo stato.',
    'Resta scritto «Telefono»: 333.',
    'Va scritto di nuovo «Password».',
  ]);
});
