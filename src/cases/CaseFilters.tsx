import type { CaseCriteria } from '../../machines/cases/cases.actors';
import { caseTexts } from '../italian/cases';
import { Asked } from '../ui/FilterPanel';
import { OnPaper } from '../ui/OnPaper';
import { Panel } from '../ui/Panel';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextField';

const words = caseTexts.list;

interface CaseFiltersProps {
  criteria: CaseCriteria;
  codes: readonly string[];
  onChange: (criteria: CaseCriteria) => void;
  sought: string;
  onSeek: (text: string) => void;
}

/**
 * CAS-024 to CAS-026: each choice makes its call immediately; the search among the loaded rows
 * makes none.
 */
export function CaseFilters({ criteria, codes, onChange, sought, onSeek }: CaseFiltersProps) {
  const asked = [
    criteria.search && `${words.merchant}: ${criteria.search}`,
    sought && `${words.seek}: ${sought}`,
  ].filter(Boolean);
  return (
    <>
      <OnPaper>{() => <Asked>{asked}</Asked>}</OnPaper>
      <div className="print:hidden">
        <Panel>
          <div className="grid gap-5 sm:grid-cols-2 lg:max-w-3/4 lg:grid-cols-3">
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
            <TextField
              label={words.seek}
              placeholder={words.seekHow}
              spokenHint={words.seekHow}
              type="search"
              value={sought}
              onChange={onSeek}
            />
          </div>
        </Panel>
      </div>
    </>
  );
}
