import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isCompany } from '../../machines/portal/session';
import type { SearchEvent, searchMachine } from '../../machines/search/search.machine';
import * as select from '../../machines/search/search.selectors';
import type { FlowFacts } from '../flow';
import { dayChoices, monthChoices } from '../italian/months';
import { filterTexts, movementTexts } from '../italian/movements';
import { sharedTexts } from '../italian/shared';
import { AmountField } from '../ui/AmountField';
import { Button } from '../ui/Button';
import { DaySelect } from '../ui/DaySelect';
import { DigitsField } from '../ui/DigitsField';
import { FieldPair, FilterPanel, WideField } from '../ui/FilterPanel';
import { MonthSelect } from '../ui/MonthSelect';
import { RadioGroup } from '../ui/RadioGroup';
import { TextField } from '../ui/TextField';
import { isCrossed, type MovementCriteria } from './criteria';

export interface MovementsPartProps {
  readonly snapshot: SnapshotFrom<typeof searchMachine>;
  readonly send: (event: SearchEvent) => void;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

type Change = (change: Partial<MovementCriteria>) => void;

interface PartProps {
  readonly draft: MovementCriteria;
  readonly change: Change;
}

/** MOV-002 to MOV-010. What is typed stays in the form; the chart learns of it with CERCA. */
export function MovementsFilters({ snapshot, send, facts }: MovementsPartProps) {
  const [draft, setDraft] = useState(select.criteria(snapshot) as MovementCriteria);
  const change: Change = (changed) => setDraft((before) => ({ ...before, ...changed }));
  const search: SearchEvent = { type: 'search.requested', criteria: draft };
  return (
    <FilterPanel
      label={filterTexts.title}
      onSubmit={() => send(search)}
      actions={
        <Button type="submit" icon="search" disabled={!snapshot.can(search)}>
          {sharedTexts.search}
        </Button>
      }
    >
      <Period draft={draft} change={change} today={facts.today} />
      <Terminal draft={draft} change={change} session={facts.session} />
      <Amounts draft={draft} change={change} />
      <WideField>
        <RadioGroup
          legend={movementTexts.validity.legend}
          value={draft.closedOnly}
          onChange={(closedOnly) => change({ closedOnly })}
          options={[
            { value: '', label: movementTexts.validity.all },
            { value: 'V', label: movementTexts.validity.valid },
            { value: 'A', label: movementTexts.validity.cancelled },
          ]}
        />
      </WideField>
    </FilterPanel>
  );
}

function Period({ draft, change, today }: PartProps & { today: string }) {
  const days = dayChoices(draft.month);
  return (
    <>
      <MonthSelect
        label={filterTexts.month}
        options={monthChoices(today)}
        value={draft.month}
        required
        onChange={(month) => change({ month, day: '' })}
      />
      <DaySelect
        label={filterTexts.day}
        options={days}
        value={draft.day}
        onChange={(day) => change({ day })}
      />
    </>
  );
}

/** VAL-065: a shop may name one of its terminals; a company sees the point in force. */
function Terminal({ draft, change, session }: PartProps & Pick<FlowFacts, 'session'>) {
  return isCompany(session) ? (
    <TextField label={filterTexts.pos} value={draft.codPos || sharedTexts.all} readOnly />
  ) : (
    <DigitsField
      label={filterTexts.pos}
      value={draft.pos}
      maxLength={10}
      onChange={(pos) => change({ pos })}
    />
  );
}

function Amounts({ draft, change }: PartProps) {
  const crossed = (from: string, to: string) =>
    isCrossed(from, to) ? filterTexts.minimumAboveMaximum : null;
  return (
    <>
      <FieldPair warning={crossed(draft.minAmount, draft.maxAmount)}>
        <AmountField
          label={filterTexts.grossFrom}
          value={draft.minAmount}
          onChange={(minAmount) => change({ minAmount })}
        />
        <AmountField
          label={filterTexts.grossTo}
          value={draft.maxAmount}
          onChange={(maxAmount) => change({ maxAmount })}
        />
      </FieldPair>
      <FieldPair warning={crossed(draft.minNetAmount, draft.maxNetAmount)}>
        <AmountField
          label={filterTexts.netFrom}
          value={draft.minNetAmount}
          onChange={(minNetAmount) => change({ minNetAmount })}
        />
        <AmountField
          label={filterTexts.netTo}
          value={draft.maxNetAmount}
          onChange={(maxNetAmount) => change({ maxNetAmount })}
        />
      </FieldPair>
    </>
  );
}
