import * as v from 'valibot';
import type { Assignment } from '../../../../acquirer/contract/enrolment';
import { email, filled } from '../../../../acquirer/contract/rules';
import type { TableRow } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.selectors';
import { enrolmentTexts } from '../../../italian/enrolment';
import type { Column } from '../../../ui/DataTable';
import type { Option } from '../../../ui/Select';
import { Tag } from '../../../ui/Tag';
import { RowField, RowSelect } from './RowField';

const words = enrolmentTexts.table;
const { columns: headers, field } = words;

type Change = Partial<Pick<Assignment, 'codAdmin' | 'user' | 'email'>>;
type Notify = (codPos: string, change: Change) => void;

interface CellProps {
  readonly row: TableRow;
  readonly notify: Notify;
}

const anything = v.string();

const refusalOf = ({ refused }: TableRow, ...parts: readonly string[]) =>
  refused !== null && parts.includes(refused) ? words.refusedPart[refused] : null;

/** A chosen value that is not among the known ones can stay. */
const including = (options: readonly Option[], value: string) =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

function ManagerCell({ row, notify, managers }: CellProps & { managers: readonly Option[] }) {
  return (
    <RowSelect
      room="md:min-w-40"
      label={field(headers.manager, row.codPos)}
      rule={row.mayLeaveOut ? anything : filled}
      options={including(managers, row.codAdmin)}
      emptyOption={row.mayLeaveOut ? words.nobody : words.choose.codAdmin}
      value={row.codAdmin}
      refusal={refusalOf(row, 'codAdmin', 'codPos')}
      onChange={(codAdmin) => notify(row.codPos, { codAdmin })}
    />
  );
}

/** Where no users are known, the merchant types one. */
function UserCell({ row, notify }: CellProps) {
  if (row.leftOut) return null;
  const shared = {
    room: 'md:min-w-30',
    label: field(headers.user, row.codPos),
    rule: filled,
    value: row.user,
    refusal: refusalOf(row, 'user'),
  };
  if (row.users === null)
    return <RowField {...shared} longest={20} onChange={(user) => notify(row.codPos, { user })} />;
  return (
    <RowSelect
      {...shared}
      options={including(
        (row.users ?? []).map((name) => ({ value: name, label: name })),
        row.user,
      )}
      emptyOption={words.choose.user}
      disabled={row.users === undefined}
      onChange={(user) => notify(row.codPos, { user })}
    />
  );
}

function EmailCell({ row, notify }: CellProps) {
  if (row.leftOut) return null;
  return (
    <RowField
      room="md:min-w-42"
      label={field(headers.email, row.codPos)}
      rule={email}
      longest={50}
      inputMode="email"
      value={row.email}
      refusal={refusalOf(row, 'email')}
      onChange={(text) => notify(row.codPos, { email: text })}
    />
  );
}

/** At the height of the choice beside it. */
const beside = (text: string) => <span className="md:inline-block md:py-3">{text}</span>;

const labelOf = (managers: readonly Option[], code: string) =>
  managers.find(({ value }) => value === code)?.label ?? code;

/** The summary on a card while its controls are folded. */
function InShort({ row, managers }: { row: TableRow; managers: readonly Option[] }) {
  if (row.refused !== null) return <Tag tone="danger">{words.card.refused}</Tag>;
  if (!row.settled) return <Tag tone="warning">{words.card.incomplete}</Tag>;
  return row.leftOut ? words.nobody : words.card.by(labelOf(managers, row.codAdmin), row.user);
}

const inShort = (managers: readonly Option[]): Column<TableRow> => ({
  key: 'inShort',
  header: words.card.header,
  card: 'foot',
  cell: (row) => <InShort row={row} managers={managers} />,
});

/** ENR-038 to ENR-044. A row sends each change to the chart, so that changing page keeps it. */
export const assignmentColumns = (
  managers: readonly Option[],
  notify: Notify,
  narrow: boolean,
): readonly Column<TableRow>[] => [
  {
    key: 'codPos',
    header: headers.code,
    card: 'line',
    leaves: 2,
    cell: ({ codPos }) => beside(codPos),
  },
  {
    key: 'signboard',
    header: headers.brand,
    card: 'title',
    text: true,
    cell: ({ signboard }) => beside(signboard),
  },
  ...(narrow ? [inShort(managers)] : []),
  {
    key: 'city',
    header: headers.city,
    wide: true,
    text: true,
    leaves: 1,
    cell: ({ city }) => beside(city),
  },
  {
    key: 'codAdmin',
    header: headers.manager,
    width: '21%',
    wide: true,
    text: true,
    cell: (row) => <ManagerCell row={row} notify={notify} managers={managers} />,
  },
  {
    key: 'user',
    header: headers.user,
    width: '15%',
    wide: true,
    text: true,
    cell: (row) => <UserCell row={row} notify={notify} />,
  },
  {
    key: 'email',
    header: headers.email,
    width: '27%',
    wide: true,
    text: true,
    cell: (row) => <EmailCell row={row} notify={notify} />,
  },
];
