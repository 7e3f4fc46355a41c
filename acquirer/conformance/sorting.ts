import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { Fault } from './faults';
import type { Asked } from './refusals';

type Row = Readonly<Record<string, unknown>>;

/** A field that no list has. */
const unknownField = '+notAField';

/** The size of a difference decides, whatever its sign. */
const differenceIn = ({ calculatedNetAmount: net, declaredNetAmount: declared }: Row) =>
  Math.abs(Math.round((Number(net) - Number(declared)) * 100));

const valueIn = (row: Row, field: string) => {
  if (field === 'difference') return differenceIn(row);
  const value = row[field];
  const isNumber = typeof value === 'number' || /Amount$|^(amount|commission|net)$/.test(field);
  return isNumber ? Number(value) : String(value ?? '');
};

/** Whether each value is at least the one before it. */
const rises = (values: readonly (number | string)[]) =>
  values.every((value, index) => {
    const before = values[index - 1];
    return before === undefined || value >= before;
  });

const isInOrder = (rows: readonly Row[], sign: string, field: string) => {
  const values = rows.map((row) => valueIn(row, field));
  return rises(sign === '+' ? values : values.toReversed());
};

type PageAt = (page: number, orderBy: string) => Promise<readonly Row[]>;

const faultsOf = async (at: PageAt, field: string, sign: string): Promise<Fault[]> => {
  const orderBy = `${sign}${field}`;
  const [first, second] = [await at(1, orderBy), await at(2, orderBy)];
  return isInOrder([...first, ...second], sign, field) ? [] : [{ kind: 'order', orderBy }];
};

/**
 * Extension `sorting`: a list is in the order of each field that it sorts by, both ways, over the end of
 * its first page. It refuses a field of no list.
 */
export const orderFaults = async (
  alias: Alias,
  { backEnd, session, request }: Pick<Asked, 'backEnd' | 'session' | 'request'>,
  rowsIn: (body: unknown) => readonly Row[],
): Promise<Fault[]> => {
  const { sortedBy = [] }: CallContract = calls[alias];
  if (sortedBy.length === 0 || !backEnd.configuration.extensions.includes('sorting')) return [];
  const at: PageAt = async (page, orderBy) =>
    rowsIn((await backEnd.send(alias, { ...request, page, orderBy }, session)).body);
  const refused = await backEnd.send(alias, { ...request, orderBy: unknownField }, session);
  const faults: Fault[] =
    refused.status === 400
      ? []
      : [
          {
            kind: 'wrongData',
            status: refused.status,
            data: JSON.stringify({ orderBy: unknownField }),
          },
        ];
  for (const field of sortedBy)
    for (const sign of ['+', '-']) faults.push(...(await faultsOf(at, field, sign)));
  return faults;
};
