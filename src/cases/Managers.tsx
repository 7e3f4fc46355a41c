import type { EboxManager } from '../../acquirer/contract/cases';
import * as select from '../../machines/cases/cases.selectors';
import { caseTexts } from '../italian/cases';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { MenuTile } from '../ui/MenuTile';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { Tag } from '../ui/Tag';
import type { ScreenProps } from './screen-props';

const words = caseTexts.managers;

/** CAS-001 to CAS-004. */
export function Managers({ snapshot, send }: ScreenProps) {
  return (
    <PageStack>
      <PageHeading title={words.title} intro={words.intro} />
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
  onChoose: () => void;
}

function ManagerTile({ manager, onChoose }: ManagerTileProps) {
  const { managerCode, description, flSuspended } = manager;
  return (
    <MenuTile
      icon="messages"
      title={description || managerCode}
      text={words.code(managerCode)}
      mark={flSuspended === '1' && <Tag tone="danger">{words.cancelled}</Tag>}
      onPress={onChoose}
    />
  );
}
