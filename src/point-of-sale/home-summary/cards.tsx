import type { ComponentType } from 'react';
import { pathOf } from '../../../machines/pages';
import * as select from '../../../machines/point-of-sale/home-summary/home-summary.selectors';
import type { OpenRequests } from '../../../machines/point-of-sale/home-summary/home-summary.types';
import { listAddress } from '../../cases/linked-place';
import { managerPlace } from '../../cases/manager-place';
import { formatDate, formatEuro } from '../../italian/format';
import { homeSummaryTexts } from '../../italian/home-summary';
import type { HomeSummaryProps } from './HomeSummary';
import { MonthBars } from './MonthBars';
import { SummaryCard } from './SummaryCard';
import { CardToCome } from './SummaryFrame';

interface CardProps extends Pick<HomeSummaryProps, 'ofOnePoint'> {
  snapshot: select.SummarySnapshot;
}

const nameOf = (description: string) => managerPlace(description).name || description;

const requestsLead = (leads: OpenRequests['leads']) => {
  if (leads === 'inbox') return pathOf('openCases');
  return leads === null ? pathOf('caseManagers') : listAddress(leads);
};

function Requests({ snapshot, ofOnePoint }: CardProps) {
  const words = homeSummaryTexts.requests;
  const known = select.requests(snapshot);
  if (known === null) return <CardToCome weight="major" />;
  const { open, late, thisWeek, nearest, leads, others } = known;
  const today = select.today(snapshot);
  const first = nearest.slice(0, 10) === today ? words.today : words.on(formatDate(nearest));
  const soon = [
    ...(late > 0 ? [words.late(late)] : []),
    ...(thisWeek > 0 ? [words.thisWeek(thisWeek)] : []),
  ];
  return (
    <SummaryCard
      weight="major"
      icon="messages"
      leads={requestsLead(leads)}
      label={ofOnePoint ? words.labelOfCompany : words.label}
      value={open === 0 ? words.none : words.open(open)}
      urgent={soon.length > 0}
    >
      {open === 0 && words.nothingToDo}
      {soon.length > 0 && [...soon, words.nearest(first)].join(', ')}
      {soon.length === 0 && nearest !== '' && words.nearestLater(first)}
      {others.length > 0 && (
        <span className="block">
          {words.others(others.map(({ name, open: some }) => words.other(nameOf(name), some)))}
        </span>
      )}
    </SummaryCard>
  );
}

function Takings({ snapshot }: CardProps) {
  const words = homeSummaryTexts.takings;
  const known = select.takings(snapshot);
  if (known === null) return <CardToCome weight="middle" />;
  const { thisMonth, monthBefore, months } = known;
  return (
    <SummaryCard
      weight="middle"
      icon="month"
      leads={pathOf('monthlyStatistics')}
      label={words.label}
      value={formatEuro(thisMonth)}
      drawing={<MonthBars months={months} />}
    >
      {monthBefore !== null && (
        <>
          {words.before}{' '}
          <span className="whitespace-nowrap max-[22.5rem]:block">{formatEuro(monthBefore)}</span>
        </>
      )}
    </SummaryCard>
  );
}

function Unpaid({ snapshot }: CardProps) {
  const words = homeSummaryTexts.unpaid;
  const known = select.unpaid(snapshot);
  if (known === null) return <CardToCome weight="minor" />;
  const { count, amount } = known;
  return (
    <SummaryCard
      weight="minor"
      icon="balance"
      leads={pathOf('unpaid')}
      label={words.label}
      value={count === 0 ? words.none : formatEuro(amount)}
      urgent={count > 0}
    >
      {count === 0 ? words.nothingToDo : words.count(count)}
    </SummaryCard>
  );
}

function Statement({ snapshot }: CardProps) {
  const words = homeSummaryTexts.statement;
  const known = select.statement(snapshot);
  if (known === null) return <CardToCome weight="minor" />;
  return (
    <SummaryCard
      weight="minor"
      icon="document"
      leads={pathOf('statements')}
      label={words.label}
      value={formatDate(known)}
    >
      {words.open}
    </SummaryCard>
  );
}

export const cards: Readonly<Record<select.SummaryPart, ComponentType<CardProps>>> = {
  requests: Requests,
  takings: Takings,
  unpaid: Unpaid,
  statement: Statement,
};
