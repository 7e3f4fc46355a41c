import { useState } from 'react';
import type { Configuration } from '../../acquirer/contract/configuration';
import { pathOf } from '../../machines/pages';
import { formOf } from '../../machines/registration/registration.form';
import * as select from '../../machines/registration/registration.selectors';
import { DataField } from '../form/DataField';
import { FormPage } from '../form/FormPage';
import { checkAll } from '../form/field-data';
import { BackLink } from '../form/LeaveLink';
import { useFields } from '../form/use-fields';
import { registrationTexts } from '../italian/registration';
import { ActionRow } from '../ui/ActionRow';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { FormRefusal } from './FormRefusal';
import { fieldsOf, groupsOf } from './fields';
import { Notices } from './Notices';
import type { ScreenProps } from './screen-props';
import { stepOf } from './steps';

const words = registrationTexts.form;

/** REG-004 to REG-017: the form of a company or of a shop, described by data. */
export function DataForm({ snapshot, send, configuration }: ScreenProps) {
  const kind = select.kind(snapshot);
  const before = select.typed(snapshot);
  const [consent, setConsent] = useState(before.consent);
  const { values, field } = useFields({
    initial: before.form,
    check: checkAll(fieldsOf(kind)),
    clears: ['email'],
    onTyped: (form) => send({ type: 'form.typed', form, consent }),
  });
  const choose = (given: boolean) => {
    setConsent(given);
    send({ type: 'form.typed', form: values, consent: given });
  };
  const event = { type: 'form.submitted', form: formOf(kind, values), consent } as const;
  const sending = select.isSending(snapshot);
  return (
    <FormPage
      title={words.title[kind]}
      intro={words.intro}
      step={stepOf(1)}
      onSubmit={() => send(event)}
    >
      <FormRefusal refusal={select.refusal(snapshot)} />
      {groupsOf[kind].map(({ title, fields }) => (
        <fieldset key={title} className="mb-3 grid gap-5">
          <legend className="mb-4 text-xl font-bold">{title}</legend>
          {fields.map((data) => (
            <DataField key={data.name} data={data} state={field(data.name)} />
          ))}
        </fieldset>
      ))}
      <Consent given={consent} onChange={choose} configuration={configuration} />
      <ActionRow>
        <BackLink href={pathOf('registrationKind')} />
        <Button type="submit" pending={sending} disabled={!sending && !snapshot.can(event)}>
          {words.submit}
        </Button>
      </ActionRow>
    </FormPage>
  );
}

interface ConsentProps {
  given: boolean;
  onChange: (given: boolean) => void;
  configuration: Configuration;
}

function Consent({ given, onChange, configuration }: ConsentProps) {
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Notices configuration={configuration} />
      <Checkbox
        label={words.consent}
        description={words.consentTo}
        checked={given}
        onChange={onChange}
      />
    </div>
  );
}
