import type { ActorRefFrom } from 'xstate';
import type { Assignment } from '../../../../acquirer/contract/enrolment';
import { email, type Rule } from '../../../../acquirer/contract/rules';
import type { managerAssignmentMachine } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import { enrolmentTexts } from '../../../italian/enrolment';
import type { Column } from '../../../ui/DataTable';
import { filled, RowField } from './RowField';

const { columns: words, field } = enrolmentTexts.table;

interface Typed {
  readonly key: 'codAdmin' | 'user' | 'email';
  readonly header: string;
  readonly width: string;
  readonly rule: Rule;
  readonly longest: number;
  readonly inputMode?: 'numeric' | 'email';
}

/** What is typed in each row (ENR-038 to ENR-040, ENR-043). */
const typed: readonly Typed[] = [
  {
    key: 'codAdmin',
    header: words.manager,
    width: '18%',
    rule: filled,
    longest: 10,
    inputMode: 'numeric',
  },
  { key: 'user', header: words.user, width: '17%', rule: filled, longest: 20 },
  {
    key: 'email',
    header: words.email,
    width: '26%',
    rule: email,
    longest: 50,
    inputMode: 'email',
  },
];

/** At the height of what is typed beside it. */
const beside = (text: string) => <span className="md:inline-block md:py-3">{text}</span>;

/** A row tells the chart of each keystroke: a page that is left keeps what was typed. */
export const assignmentColumns = (
  actor: ActorRefFrom<typeof managerAssignmentMachine>,
): readonly Column<Assignment>[] => [
  { key: 'codPos', header: words.code, width: '13%', cell: ({ codPos }) => beside(codPos) },
  {
    key: 'signboard',
    header: words.brand,
    width: '15%',
    cell: ({ signboard }) => beside(signboard),
  },
  { key: 'city', header: words.city, cell: ({ city }) => beside(city) },
  ...typed.map(({ key, header, width, rule, longest, inputMode }) => ({
    key,
    header,
    width,
    wide: true,
    cell: (row: Assignment) => (
      <RowField
        label={field(header, row.codPos)}
        rule={rule}
        longest={longest}
        inputMode={inputMode}
        value={row[key]}
        onChange={(text) =>
          actor.send({ type: 'row.changed', codPos: row.codPos, change: { [key]: text } })
        }
      />
    ),
  })),
];
