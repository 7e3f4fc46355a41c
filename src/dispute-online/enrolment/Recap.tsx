import type { ReactNode } from 'react';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { Button } from '../../ui/Button';
import { DescriptionList } from '../../ui/DescriptionList';
import { Loading } from '../../ui/Loading';
import { Panel } from '../../ui/Panel';
import { ChangesPanel } from './ChangesPanel';
import { Managers } from './Managers';
import { Meanwhile } from './Meanwhile';
import { managerItems } from './manager-items';
import { Renewed } from './Renewed';
import type { ScreenProps } from './screen-props';
import { WizardStep } from './WizardStep';

const words = enrolmentTexts.recap;
const { yes, no } = enrolmentTexts.responsible;

/** The recap and its further page (ENR-047 to ENR-052). */
export function Recap(props: ScreenProps) {
  return select.isListingManagers(props.snapshot) ? (
    <Managers {...props} />
  ) : (
    <Overview {...props} />
  );
}

function Overview({ snapshot, send, arrives }: ScreenProps) {
  const sending = select.isBusy(snapshot);
  const counting = select.isCounting(snapshot);
  const changes = select.changes(snapshot);
  const meanwhile = select.meanwhile(snapshot);
  const managers = select.managers(snapshot);
  return (
    <WizardStep
      at={3}
      wide
      title={words.title}
      intro={words.intro}
      snapshot={snapshot}
      arrives={arrives}
      onSubmit={() => send({ type: 'enrolment.confirmed' })}
      actions={
        <>
          <Button look="secondary" disabled={sending} onClick={() => send({ type: 'step.back' })}>
            {enrolmentTexts.back}
          </Button>
          <Button type="submit" pending={sending || counting}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Renewed snapshot={snapshot} />
      {meanwhile && !counting && <Meanwhile key={select.revision(snapshot)} changes={meanwhile} />}
      {counting && <Loading label={words.changes.counting} />}
      {changes && !counting && <ChangesPanel changes={changes} />}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        <Responsible snapshot={snapshot} />
        <FirstManager snapshot={snapshot}>
          <Button
            look="quiet"
            disabled={sending || counting}
            onClick={() => send({ type: 'managers.opened' })}
          >
            {words.managers(managers.length)}
          </Button>
        </FirstManager>
        <Panel title={words.notices}>
          <DescriptionList
            narrow
            items={[{ label: words.copy, value: select.flagMail(snapshot) ? yes : no }]}
          />
        </Panel>
      </div>
    </WizardStep>
  );
}

/** ENR-048. */
function Responsible({ snapshot }: Pick<ScreenProps, 'snapshot'>) {
  return (
    <Panel title={words.responsible}>
      <DescriptionList
        narrow
        items={[
          { label: words.companyCode, value: select.companyCode(snapshot) },
          { label: words.email, value: select.responsible(snapshot).email },
        ]}
      />
    </Panel>
  );
}

/** ENR-049. */
function FirstManager({
  snapshot,
  children,
}: Pick<ScreenProps, 'snapshot'> & { children: ReactNode }) {
  const [manager] = select.managers(snapshot);
  if (manager === undefined) return null;
  const { code, email } = managerItems(manager, select.companyCode(snapshot));
  return (
    <Panel title={words.manager(1)}>
      <DescriptionList narrow items={[code, email]} />
      <div className="mt-3 -ml-4">{children}</div>
    </Panel>
  );
}
