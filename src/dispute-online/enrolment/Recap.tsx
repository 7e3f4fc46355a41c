import type { ReactNode } from 'react';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { Button } from '../../ui/Button';
import { DescriptionList } from '../../ui/DescriptionList';
import { Panel } from '../../ui/Panel';
import { ChangedElsewhere, ChangesPanel } from './ChangesPanel';
import { managerItems } from './manager-items';
import type { ScreenProps } from './screen-props';
import { WizardStep } from './WizardStep';

const words = enrolmentTexts.recap;
const { yes, no } = enrolmentTexts.responsible;

/** The recap (ENR-047 to ENR-050, ENR-052). */
export function Recap({ snapshot, send, arrives }: ScreenProps) {
  const busy = select.isBusy(snapshot);
  const changes = select.changes(snapshot);
  const elsewhere = select.changedElsewhere(snapshot);
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
          <Button look="secondary" disabled={busy} onClick={() => send({ type: 'step.back' })}>
            {enrolmentTexts.back}
          </Button>
          {elsewhere && (
            <Button
              look="secondary"
              disabled={busy}
              onClick={() => send({ type: 'modification.restarted' })}
            >
              {words.changes.elsewhere.restart}
            </Button>
          )}
          <Button type="submit" pending={busy}>
            {elsewhere ? words.changes.elsewhere.goOn : words.confirm}
          </Button>
        </>
      }
    >
      {elsewhere && <ChangedElsewhere key={select.revision(snapshot)} changes={elsewhere} />}
      {changes && <ChangesPanel changes={changes} snapshot={snapshot} />}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        <Responsible snapshot={snapshot} />
        <FirstManager snapshot={snapshot}>
          <Button look="quiet" disabled={busy} onClick={() => send({ type: 'managers.opened' })}>
            {words.managers(managers.length)}
          </Button>
        </FirstManager>
        <Panel title={words.notices}>
          <DescriptionList
            narrow
            items={[{ label: words.copy, value: select.typed(snapshot).flagMail ? yes : no }]}
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
          { label: words.email, value: select.typed(snapshot).responsible.email },
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
