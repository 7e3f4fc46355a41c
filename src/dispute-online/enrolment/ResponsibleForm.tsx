import { useState } from 'react';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { DataField } from '../../form/DataField';
import { checkAll } from '../../form/field-data';
import { useFields } from '../../form/use-fields';
import { enrolmentTexts } from '../../italian/enrolment';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { TextField } from '../../ui/TextField';
import { type Agreement, Agreements } from './Agreements';
import { responsibleFields } from './responsible-fields';
import type { ScreenProps } from './screen-props';
import { WizardStep } from './WizardStep';

const words = enrolmentTexts.responsible;

/** DATI DEL RESPONSABILE (ENR-019 to ENR-030). */
export function ResponsibleForm({ snapshot, send, arrives, onLeave }: ScreenProps) {
  const modifies = select.isModification(snapshot);
  const back = modifies ? () => send({ type: 'step.back' }) : onLeave;
  const fields = responsibleFields(modifies);
  const { responsible: before, ...agreed } = select.typed(snapshot);
  const [agreement, setAgreement] = useState<Agreement>(agreed);
  const { values, field } = useFields({
    initial: before,
    check: checkAll(fields),
    clears: ['email'],
    onTyped: (responsible) => send({ type: 'responsible.typed', responsible, ...agreement }),
  });
  const agree = (now: Agreement) => {
    setAgreement(now);
    send({ type: 'responsible.typed', responsible: values, ...now });
  };
  const event = { type: 'responsible.confirmed', responsible: values, ...agreement } as const;
  return (
    <WizardStep
      at={1}
      title={words.title}
      intro={words.intro}
      snapshot={snapshot}
      arrives={arrives}
      onSubmit={() => send(event)}
      actions={
        <>
          {back && (
            <Button look="secondary" onClick={back}>
              {enrolmentTexts.back}
            </Button>
          )}
          <Button type="submit" disabled={!snapshot.can(event)}>
            {enrolmentTexts.next}
          </Button>
        </>
      }
    >
      <Panel>
        <div className="grid gap-5">
          <TextField label={words.companyCode} value={select.companyCode(snapshot)} readOnly />
          {fields.map((data) => (
            <DataField key={data.name} data={data} state={field(data.name)} />
          ))}
          {!modifies && <Agreements agreement={agreement} onChange={agree} />}
        </div>
      </Panel>
    </WizardStep>
  );
}
