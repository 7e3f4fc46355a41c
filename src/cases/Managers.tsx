import type { EboxManager } from '../../acquirer/contract/cases';
import * as select from '../../machines/cases/cases.selectors';
import { pathOf } from '../../machines/pages';
import { caseTexts } from '../italian/cases';
import { openCaseTexts } from '../italian/open-cases';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { MenuTile } from '../ui/MenuTile';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { Tag } from '../ui/Tag';
import { summaryAddress } from './linked-place';
import { managerPlace } from './manager-place';
import type { ScreenProps } from './screen-props';

const words = caseTexts.managers;

/** CAS-001 to CAS-004. */
export function Managers({ snapshot, send }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={words.title} intro={words.intro} />
      {select.isInboxOffered(snapshot) && (
        <MenuTile
          icon="messages"
          title={openCaseTexts.title}
          text={openCaseTexts.tile}
          href={pathOf('openCases')}
          onPress={() => send({ type: 'inbox.requested' })}
        />
      )}
      {select.isLoading(snapshot) && <Loading />}
      {select.isWithoutManagers(snapshot) && (
        <EmptyState title={words.none}>{words.noneAdvice}</EmptyState>
      )}
      {!select.isLoading(snapshot) && (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {select.managers(snapshot).map((manager) => (
            <li key={manager.eboxCode} className="grid">
              <ManagerTile
                manager={manager}
                open={select.openOf(snapshot, manager.eboxCode)}
                isCounting={select.isCountingOpen(snapshot, manager.eboxCode)}
                onChoose={() => send({ type: 'manager.chosen', manager })}
              />
            </li>
          ))}
        </ul>
      )}
    </PageStack>
  );
}

interface ManagerTileProps {
  manager: EboxManager;
  open: number | null;
  /** Its line is reserved for the number that is loading. */
  isCounting: boolean;
  onChoose: () => void;
}

function ManagerTile({ manager, open, isCounting, onChoose }: ManagerTileProps) {
  const { managerCode, description, flSuspended } = manager;
  const { name, place } = managerPlace(description);
  return (
    <MenuTile
      icon="messages"
      title={name || managerCode}
      text={
        <>
          {place && <span className="block">{place} </span>}
          <span className="block">{words.code(managerCode)} </span>
          {(open !== null || isCounting) && (
            <strong className="mt-1 block font-semibold text-ink">
              {open === null ? '…' : words.open(open)}
            </strong>
          )}
        </>
      }
      mark={flSuspended === '1' && <Tag tone="danger">{words.cancelled}</Tag>}
      href={summaryAddress(manager.eboxCode)}
      onPress={onChoose}
    />
  );
}
