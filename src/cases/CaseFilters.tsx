import type { CaseCriteria } from '../../machines/cases/cases.actors';
import { caseTexts } from '../italian/cases';
import { Panel } from '../ui/Panel';
import { Select } from '../ui/Select';

const words = caseTexts.list;

interface CaseFiltersProps {
  criteria: CaseCriteria;
  codes: readonly string[];
  onChange: (criteria: CaseCriteria) => void;
}

/** CAS-024 to CAS-026: each choice is asked at once. */
export function CaseFilters({ criteria, codes, onChange }: CaseFiltersProps) {
  return (
    <Panel>
      <div className="grid gap-5 sm:grid-cols-2 lg:max-w-1/2">
        <Select
          label={words.order}
          options={words.orders}
          value={criteria.order || 'datascad'}
          onChange={(order) => onChange({ ...criteria, order })}
        />
        <Select
          label={words.merchant}
          emptyOption={words.everyMerchant}
          options={codes.map((code) => ({ value: code, label: code }))}
          value={criteria.search}
          onChange={(search) => onChange({ ...criteria, search })}
        />
      </div>
    </Panel>
  );
}
