import { type ComponentType, useId } from 'react';
import type { FoundCase } from '../../acquirer/contract/find-cases';
import { openStates } from '../../acquirer/contract/open-cases';
import { caseAddress } from '../../acquirer/contract/rules/case-address';
import * as select from '../../machines/find-movements/find-movements.selectors';
import { deadlineOf } from '../cases/deadline';
import { caseStateTexts } from '../italian/case-states';
import { findTexts } from '../italian/find-movements';
import { formatDate, formatEuro } from '../italian/format';
import { TextLink } from '../ui/Anchor';
import { Button, buttonClasses } from '../ui/Button';
import { CardNumber } from '../ui/CardNumber';
import { Icon } from '../ui/Icon';
import { Tag } from '../ui/Tag';

const words = findTexts.cases;

/** More than these are one press away. */
const most = 3;

interface FoundCasesProps {
  readonly snapshot: select.FindSnapshot;
  readonly today: string;
  readonly onRetry: () => void;
}

const parts: Readonly<Record<select.CasesPart, ComponentType<FoundCasesProps> | null>> = {
  deciding: null,
  notAsked: null,
  asking: () => <p className="text-ink-soft">{words.asking}</p>,
  none: () => <p className="text-ink-soft">{words.none}</p>,
  notKnown: NotKnown,
  found: CaseList,
};

/**
 * The cases that the text names. Its line is reserved from the start, so that the answer moves
 * no movement.
 */
export function FoundCases(props: FoundCasesProps) {
  const id = useId();
  const part = select.casesPart(props.snapshot);
  const Part = part && parts[part];
  if (!Part) return null;
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-[min(1rem,4vw)] py-2 shadow-panel lg:flex lg:gap-x-8"
    >
      <h2 id={id} className="flex min-h-11 shrink-0 items-center self-start font-bold">
        {words.title}
      </h2>
      <div className="min-w-0 grow">
        <div
          role="status"
          className="flex min-h-11 flex-wrap items-center justify-between gap-3 max-md:min-h-24"
        >
          <Part {...props} />
        </div>
        {part === 'found' && <Others key={othersOf(props.snapshot).join()} {...props} />}
      </div>
    </section>
  );
}

function NotKnown({ onRetry }: FoundCasesProps) {
  return (
    <>
      <p>{words.notKnown}</p>
      <Button look="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </>
  );
}

function CaseList({ snapshot, today }: FoundCasesProps) {
  return <Lines rows={select.cases(snapshot).slice(0, most)} today={today} />;
}

const othersOf = (snapshot: select.FindSnapshot) =>
  select
    .cases(snapshot)
    .slice(most)
    .map(({ caseId }) => caseId);

/** Outside the live region: a screen reader does not repeat the first ones when these are unfolded. */
function Others({ snapshot, today }: FoundCasesProps) {
  const rows = select.cases(snapshot);
  const others = rows.slice(most);
  const missing = select.casesCount(snapshot) - rows.length;
  if (others.length === 0) return null;
  return (
    <details className="group/others border-t border-line">
      <summary
        className={`${buttonClasses('quiet', false)} -ml-4 list-none [&::-webkit-details-marker]:hidden`}
      >
        <span className="group-open/others:rotate-180">
          <Icon name="down" />
        </span>
        <span className="group-open/others:hidden">{words.others(others.length)}</span>
        <span className="not-group-open/others:hidden">{words.fewer}</span>
      </summary>
      <div className="border-t border-line">
        <Lines rows={others} today={today} />
        {missing > 0 && (
          <p className="flex min-h-11 items-center border-t border-line text-ink-soft">
            {words.tooMany(missing)}
          </p>
        )}
      </div>
    </details>
  );
}

interface LinesProps {
  readonly rows: readonly FoundCase[];
  readonly today: string;
}

function Lines({ rows, today }: LinesProps) {
  return (
    <ul className="grid grow divide-y divide-line">
      {rows.map((row) => (
        <CaseLine key={row.caseId} row={row} today={today} />
      ))}
    </ul>
  );
}

/** On a desk the values are in columns, of one width in the folded part too. */
const line =
  'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1 lg:grid lg:grid-cols-[11rem_11rem_minmax(0,1fr)_auto_6rem] lg:justify-items-start';

interface CaseLineProps {
  readonly row: FoundCase;
  readonly today: string;
}

function CaseLine({ row, today }: CaseLineProps) {
  const { ebox, caseId, state, practice, insegnaLoc, card, amountCont } = row;
  return (
    <li className={line}>
      <TextLink href={caseAddress({ ebox, caseId, state })}>{words.caseOf(practice)}</TextLink>
      <Standing row={row} today={today} />
      <span className="min-w-0 grow text-ink-soft wrap-anywhere">{insegnaLoc}</span>
      <CardNumber>{card}</CardNumber>
      <span className="justify-self-end font-semibold tabular-nums">{formatEuro(amountCont)}</span>
    </li>
  );
}

/** The deadline of a case that waits for an answer; the state of any other. */
function Standing({ row: { state, expiry }, today }: CaseLineProps) {
  if (!openStates.some((one) => one === state)) return <Tag>{caseStateTexts[state]}</Tag>;
  const deadline = deadlineOf(expiry, today);
  return deadline ? (
    <Tag tone={deadline.tone}>{deadline.text}</Tag>
  ) : (
    <span>{formatDate(expiry)}</span>
  );
}
