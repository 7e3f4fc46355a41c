import { useState } from 'react';
import type { ManagedPoint, Manager } from '../../../acquirer/contract/managers';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { Button } from '../../ui/Button';
import { type Column, DataTable } from '../../ui/DataTable';
import { DescriptionList } from '../../ui/DescriptionList';
import { Pager } from '../../ui/Pager';
import { Panel } from '../../ui/Panel';
import { managerItems } from './manager-items';
import type { ScreenProps } from './screen-props';
import { WizardStep } from './WizardStep';

const words = enrolmentTexts.recap;
const rowsOfPage = 10;

const placeOf = ({ name, city, address }: ManagedPoint) =>
  [name, city, address].filter(Boolean).join(' | ');

const columns: readonly Column<ManagedPoint>[] = [
  {
    key: 'code',
    header: words.points.code,
    wide: true,
    cell: ({ codPointOfSales }) => codPointOfSales,
  },
  { key: 'place', header: words.points.place, wide: true, text: true, cell: placeOf },
  {
    key: 'email',
    header: words.points.email,
    wide: true,
    cell: ({ emailGest }) => emailGest,
  },
];

/** ENR-051: each manager with its points of sale. */
export function Managers({ snapshot, send, arrives }: ScreenProps) {
  const managers = select.managers(snapshot);
  const back = () => send({ type: 'step.back' });
  return (
    <WizardStep
      at={3}
      wide
      title={words.managersTitle}
      intro={words.managersIntro}
      snapshot={snapshot}
      arrives={arrives}
      onSubmit={back}
      actions={<Button type="submit">{enrolmentTexts.back}</Button>}
    >
      {managers.map((manager, index) => (
        <OneManager
          key={`${manager.codManager} ${manager.user} ${manager.email}`}
          manager={manager}
          number={index + 1}
          companyCode={select.companyCode(snapshot)}
        />
      ))}
    </WizardStep>
  );
}

interface OneManagerProps {
  manager: Manager;
  number: number;
  companyCode: string;
}

function OneManager({ manager, number, companyCode }: OneManagerProps) {
  const { code, user, email, company } = managerItems(manager, companyCode);
  const items = [user, email, company, ...(code.value === company.value ? [] : [code])];
  return (
    <Panel title={words.manager(number)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DescriptionList items={items} />
        {manager.pointOfSalesList.length === 0 ? (
          <p>{words.everyPoint}</p>
        ) : (
          <Points points={manager.pointOfSalesList} number={number} />
        )}
      </div>
    </Panel>
  );
}

interface PointsProps {
  points: readonly ManagedPoint[];
  number: number;
}

function Points({ points, number }: PointsProps) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(points.length / rowsOfPage);
  return (
    <>
      <DataTable
        caption={words.points.caption(number)}
        columns={columns}
        rows={points.slice((page - 1) * rowsOfPage, page * rowsOfPage)}
        rowKey={({ codPointOfSales }) => codPointOfSales}
      />
      {pages > 1 && (
        <Pager label={words.points.pager(number)} page={page} pages={pages} onGo={setPage} />
      )}
    </>
  );
}
