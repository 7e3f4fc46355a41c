import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { findMovementsMachine } from '../../machines/find-movements/find-movements.machine';
import { FindView } from '../../src/find-movements/FindView';
import { defaults } from '../portal/company';
import { elsewhere } from '../screen/gestures';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { findMovementsScenario } from './find-movements.scenario';

const flowInput = { configuration: defaults, today: '2026-10-18' };

const label = 'Importo, ultime 4 cifre, autorizzazione, riferimento, POS';

const title = 'Trova un movimento';

const cases = () => screen.queryByRole('region', { name: 'Pratiche' });

const noCases = () => expect(cases()).toBeNull();

const seesInCases = (text: string) => within(cases() as HTMLElement).getByText(text);

const search: Gesture = ({ event, possible }) => {
  person.type(label, event.criteria.text);
  if (possible) person.press('CERCA');
  else person.cannotPress('CERCA');
};

const retry: Gesture = ({ possible }) => {
  if (possible) return person.press('RIPROVA');
  return expect(screen.queryByRole('button', { name: 'RIPROVA' })).toBeNull();
};

/** Three of the five, and the others one press away. */
const seesCases = () => {
  const region = within(cases() as HTMLElement);
  const links = region
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 3)).toEqual(
    [
      ['880', 'nuove'],
      ['881', 'nuove'],
      ['882', 'chiuse'],
    ].map(([id, state]) => [
      'Pratica 2026004711',
      `/Dispute/DettaglioPratica?gestore=31&pratica=${id}&stato=${state}`,
    ]),
  );
  expect(region.getAllByText('Scade tra 2 giorni')).toHaveLength(2);
  const others = within(
    region.getByText('Mostra altre 2 pratiche').closest('details') as HTMLElement,
  );
  expect(others.getAllByRole('link')).toHaveLength(2);
  expect(region.getAllByText('Chiusa')).toHaveLength(3);
  expect(region.getAllByText('84,50 €')).toHaveLength(5);
};

const findScreen: PlayedScreen<typeof findMovementsMachine> = {
  ...findMovementsScenario,
  name: title,
  view: (actor) => <FindView actor={actor} flowInput={flowInput} />,
  gestures: {
    'cases.retried': retry,
    'search.requested': search,
    'session.changed': elsewhere,
  },
  sees: {
    'findMovements.consulting.movements': () => person.isIn(title),
    'findMovements.consulting.cases.deciding': 'never',
    'findMovements.consulting.cases.notAsked': noCases,
    'findMovements.consulting.cases.asking': () => seesInCases('Ricerca tra le pratiche…'),
    'findMovements.consulting.cases.found': seesCases,
    'findMovements.consulting.cases.none': () => seesInCases('Nessuna pratica corrisponde.'),
    'findMovements.consulting.cases.notKnown': () =>
      seesInCases('Non è stato possibile cercare tra le pratiche.'),
    'findMovements.failed': () => person.isIn(title),
  },
};

export const screens = [findScreen];
