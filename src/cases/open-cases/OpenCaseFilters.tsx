import { useState } from 'react';
import { openStates } from '../../../acquirer/contract/open-cases';
import { deadlineWeeks } from '../../../acquirer/contract/rules/deadline-week';
import type { OpenCriteria } from '../../../machines/cases/cases.actors';
import type { OpenOverview } from '../../../machines/cases/open-overview/open-overview.machine';
import { caseTexts } from '../../italian/cases';
import { openCaseTexts } from '../../italian/open-cases';
import { Panel } from '../../ui/Panel';
import { SearchBar } from '../../ui/SearchBar';
import { Select } from '../../ui/Select';
import { managerPlace } from '../manager-place';

const words = openCaseTexts.filters;
const { counted, states } = openCaseTexts;

interface OpenCaseFiltersProps {
  readonly criteria: OpenCriteria;
  /** Null until it is known: the choices in use are then all there is. */
  readonly overview: OpenOverview | null;
  readonly onChange: (criteria: OpenCriteria) => void;
}

/** A choice that an address makes is there before the others are known. */
const withChosen = (options: readonly { value: string; label: string }[], chosen: string) =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];

/** Each choice is asked at once; an amount or digits of a card on CERCA. */
export function OpenCaseFilters({ criteria, overview, onChange }: OpenCaseFiltersProps) {
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
  return (
    <div className="print:hidden">
      <Panel>
        <div className="grid gap-5">
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
            <Select
              label={words.manager}
              emptyOption={words.every}
              options={withChosen(managers, criteria.ebox)}
              value={criteria.ebox}
              onChange={(ebox) => change({ ebox })}
            />
            <Select
              label={words.point}
              emptyOption={words.every}
              options={withChosen(points, criteria.codPos)}
              value={criteria.codPos}
              onChange={(codPos) => change({ codPos })}
            />
            <Select
              label={words.state}
              emptyOption={words.every}
              options={openStates.map((state) => ({ value: state, label: states[state] }))}
              value={criteria.state}
              onChange={(state) => change({ state })}
            />
            <Select
              label={words.week}
              emptyOption={words.everyWeek}
              options={deadlineWeeks.map((week) => ({
                value: week,
                label: caseTexts.list.week[week],
              }))}
              value={criteria.week}
              onChange={(week) => change({ week })}
            />
          </div>
          <SearchBar
            label={words.search}
            hint={words.searchHow}
            value={search}
            onChange={setSearch}
            onSearch={() => change({ search: search.trim() })}
          />
        </div>
      </Panel>
    </div>
  );
}
