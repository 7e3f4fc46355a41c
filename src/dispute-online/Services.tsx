import * as select from '../../machines/dispute-online/dispute-online.selectors';
import { pathOf } from '../../machines/pages';
import { disputeOnlineTexts } from '../italian/dispute-online';
import { MenuGrid, MenuTile } from '../ui/MenuTile';
import { PartHeading } from '../ui/PartHeading';
import type { PartProps } from './screen-props';

const words = disputeOnlineTexts.service;

interface ServicesProps extends PartProps {
  title?: string;
}

/** ENR-066 to ENR-068. */
export function Services({ title = words.title, snapshot, send }: ServicesProps) {
  return (
    <section className="grid gap-4">
      <PartHeading title={title} />
      <MenuGrid>
        {select.canHandleCases(snapshot) && (
          <MenuTile
            icon="messages"
            {...words.cases}
            href={pathOf('caseManagers')}
            onPress={() => send({ type: 'service.chosen', page: 'caseManagers' })}
          />
        )}
        <MenuTile
          icon="bars"
          {...words.report}
          href={pathOf('disputeReport')}
          onPress={() => send({ type: 'service.chosen', page: 'disputeReport' })}
        />
      </MenuGrid>
    </section>
  );
}
