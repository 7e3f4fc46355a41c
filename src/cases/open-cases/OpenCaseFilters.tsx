import { useState } from 'react';
import { type OpenCase, openStates } from '../../../acquirer/contract/open-cases';
import { deadlineWeeks } from '../../../acquirer/contract/rules/deadline-week';
import type { OpenCriteria, OpenOverview } from '../../../machines/cases/cases.actors';
import { caseStateTexts } from '../../italian/case-states';
import { caseTexts } from '../../italian/cases';
import { openCaseTexts } from '../../italian/open-cases';
import { filterTexts } from '../../italian/search';
import { sharedTexts } from '../../italian/shared';
import { factInWords } from '../../lists/workbook-facts';
import { Button } from '../../ui/Button';
import { FilterPanel, GrowingField } from '../../ui/FilterPanel';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';
import { managerPlace } from '../manager-place';
import { openCaseFacts } from './list';

const words = openCaseTexts.filters;
const { counted } = openCaseTexts;
const longestSearch = 40;

interface OpenCaseFiltersProps {
  readonly criteria: OpenCriteria;
  readonly rows: readonly OpenCase[];
  /** Null while loading: then only the choices in use are offered. */
  readonly overview: OpenOverview | null;
  readonly onChange: (criteria: OpenCriteria) => void;
}

/** The choice of an address is shown before the others are loaded. */
const withChosen = (options: readonly { value: string; label: string }[], chosen: string) =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];

/** Each choice makes its call immediately; an amount or digits of a card on CERCA. */
export function OpenCaseFilters({ criteria, rows, overview, onChange }: OpenCaseFiltersProps) {
  const [search, setSearch] = useState(criteria.search);
  const change = (some: Partial<OpenCriteria>) => onChange({ ...criteria, ...some });
  const managers = (overview?.managers ?? []).map(({ ebox, description, open }) => ({
    value: ebox,
    label: counted(managerPlace(description).name || ebox, open),
  }));
  const points = (overview?.points ?? []).map(({ codPV, insegnaLoc, open }) => ({
    value: codPV,
    label: counted(`${codPV} ${insegnaLoc}`, open),
  }));
  const others = (
    <>
      <Select
        label={words.week}
        emptyOption={words.everyWeek}
        options={deadlineWeeks.map((week) => ({ value: week, label: caseTexts.list.week[week] }))}
        value={criteria.week}
        onChange={(week) => change({ week })}
      />
      <Select
        label={words.state}
        emptyOption={words.every}
        options={openStates.map((state) => ({ value: state, label: caseStateTexts[state] }))}
        value={criteria.state}
        onChange={(state) => change({ state })}
      />
      <Select
        label={words.point}
        emptyOption={words.every}
        options={withChosen(points, criteria.codPos)}
        value={criteria.codPos}
        onChange={(codPos) => change({ codPos })}
      />
    </>
  );
  return (
    <FilterPanel
      label={filterTexts.title}
      asked={openCaseFacts(criteria, rows).map(factInWords)}
      onSubmit={() => change({ search: search.trim() })}
      actions={
        <Button type="submit" icon="search">
          {sharedTexts.search}
        </Button>
      }
      more={{
        fields: others,
        inUse: [criteria.week, criteria.state, criteria.codPos].filter(Boolean).length,
      }}
    >
      <Select
        label={words.manager}
        emptyOption={words.every}
        options={withChosen(managers, criteria.ebox)}
        value={criteria.ebox}
        onChange={(ebox) => change({ ebox })}
      />
      <GrowingField>
        <TextField
          label={words.search}
          hint={words.searchHow}
          value={search}
          longest={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={setSearch}
        />
      </GrowingField>
    </FilterPanel>
  );
}
