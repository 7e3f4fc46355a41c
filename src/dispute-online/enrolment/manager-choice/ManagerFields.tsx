import { email } from '../../../../acquirer/contract/rules';
import * as select from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.selectors';
import { DataField } from '../../../form/DataField';
import type { FieldData } from '../../../form/field-data';
import { enrolmentTexts } from '../../../italian/enrolment';
import { Checkbox } from '../../../ui/Checkbox';
import { Notice } from '../../../ui/Notice';
import { RadioGroup } from '../../../ui/RadioGroup';
import { Select } from '../../../ui/Select';
import type { ManagerDraft } from './use-manager-draft';

const words = enrolmentTexts.manager;

const emailField: FieldData<'email'> = {
  name: 'email',
  label: words.email,
  rule: email,
  input: 'email',
  longest: 50,
};

interface ManagerFieldsProps {
  snapshot: select.ManagerChoiceSnapshot;
  draft: ManagerDraft;
}

/**
 * ENR-032, ENR-034, ENR-043: the user, the e-mail and, for a point of sale, the points it takes
 * care of.
 */
export function ManagerFields({ snapshot, draft }: ManagerFieldsProps) {
  const users = select.users(snapshot);
  if (users.length === 0)
    return (
      <Notice tone="warning" announce="alert">
        {words.noUsers}
      </Notice>
    );
  return (
    <>
      <Select
        label={words.user}
        options={users.map((user) => ({ value: user, label: user }))}
        emptyOption={words.chooseUser}
        value={draft.choice.user}
        onChange={draft.chooseUser}
        required
      />
      <DataField data={emailField} state={draft.email} />
      {select.kind(snapshot) === 'V' && <Covered snapshot={snapshot} draft={draft} />}
    </>
  );
}

/** PRM-015: one manager for all points of sale, or for some. */
function Covered({ snapshot, draft }: ManagerFieldsProps) {
  const points = select.everyPoint(snapshot);
  const { codes } = draft.choice;
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <RadioGroup
        legend={words.covered}
        options={[
          { value: 'all', label: words.coverAll(points.length) },
          { value: 'some', label: words.coverSome },
        ]}
        value={draft.coversAll ? 'all' : 'some'}
        onChange={(value) => draft.coverAll(value === 'all')}
      />
      {!draft.coversAll && (
        <fieldset className="max-h-96 overflow-y-auto rounded-control border border-line-strong px-3.5">
          <legend className="sr-only">{words.covered}</legend>
          {points.map(({ codPointOfSales, name, city }) => (
            <Checkbox
              key={codPointOfSales}
              label={codPointOfSales}
              description={`${name}, ${city}`}
              checked={codes.includes(codPointOfSales)}
              onChange={(covered) => draft.cover(codPointOfSales, covered)}
            />
          ))}
        </fieldset>
      )}
      {codes.length === 0 && <p className="text-sm text-ink-soft">{words.chooseCovered}</p>}
    </div>
  );
}
