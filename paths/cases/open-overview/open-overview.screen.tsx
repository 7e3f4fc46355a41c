import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { openOverviewMachine } from '../../../machines/cases/open-overview/open-overview.machine';
import { openElsewhere } from '../../../machines/cases/open-overview/open-overview.selectors';
import { Elsewhere } from '../../../src/cases/open-cases/Elsewhere';
import type { PlayedScreen } from '../../screen/screen';
import { manager } from '../cases.scenario';
import { openOverviewScenario } from './open-overview.scenario';

function PageOfManager({ actor }: { readonly actor: ActorRefFrom<typeof openOverviewMachine> }) {
  const overview = useSelector(actor, ({ context }) => context.overview);
  return (
    <main>
      <h1>Una pagina</h1>
      <Elsewhere count={openElsewhere(overview, manager)} onOpen={() => {}} />
    </main>
  );
}

const seesNothing = () => expect(screen.queryByRole('button', { name: /^Vedi tutte/ })).toBeNull();

const openOverviewScreen: PlayedScreen<typeof openOverviewMachine> = {
  ...openOverviewScenario,
  view: (actor) => <PageOfManager actor={actor} />,
  gestures: {},
  sees: {
    'openOverview.deciding': 'never',
    'openOverview.asking': seesNothing,
    'openOverview.known': () => screen.getByRole('button', { name: /^Vedi tutte/ }),
    'openOverview.unknown': seesNothing,
  },
};

export const screens = [openOverviewScreen];
