import * as v from 'valibot';
import { id, listOf, text } from './fields';

/** `S` a company, `V` a point of sale (API-059); '' where the acquirer sends none. */
const typeManager = v.pipe(text, v.picklist(['', 'S', 'V']));

/** A point of sale as assigned to a manager. */
export const managedPoint = v.object({
  codPointOfSales: id,
  name: text,
  city: text,
  address: text,
  codeGest: text,
  userGest: text,
  emailGest: text,
});
export type ManagedPoint = v.InferOutput<typeof managedPoint>;

/** Who receives and handles the documentation requests of some points of sale (API-058). */
export const manager = v.object({
  codManager: id,
  description: text,
  user: text,
  email: text,
  type: text,
  typeManager,
  desc: text,
  pointOfSalesList: listOf(managedPoint),
});
export type Manager = v.InferOutput<typeof manager>;

/** One point of sale with its manager, as an acquirer may answer it (API-057). */
export const assigned = v.object({
  codPos: id,
  signboard: text,
  city: text,
  codAdmin: id,
  email: text,
  user: text,
});
export type Assigned = v.InferOutput<typeof assigned>;

const pointOf = (row: Assigned): ManagedPoint => ({
  codPointOfSales: row.codPos,
  name: row.signboard,
  city: row.city,
  address: '',
  codeGest: row.codAdmin,
  userGest: row.user,
  emailGest: row.email,
});

const managerOf = (rows: readonly [Assigned, ...Assigned[]]): Manager => ({
  codManager: rows[0].codAdmin,
  description: '',
  user: rows[0].user,
  email: rows[0].email,
  type: 'V',
  typeManager: 'V',
  desc: '',
  pointOfSalesList: rows.map(pointOf),
});

const sameManager = (one: Assigned, other: Assigned) =>
  one.codAdmin === other.codAdmin && one.user === other.user && one.email === other.email;

/** Assignments as managers: one for each code, user and e-mail, in the order they first appear. */
export const managersOf = (assignments: readonly Assigned[]): Manager[] => {
  const groups: [Assigned, ...Assigned[]][] = [];
  for (const row of assignments) {
    const group = groups.find(([first]) => sameManager(first, row));
    if (group === undefined) groups.push([row]);
    else group.push(row);
  }
  return groups.map(managerOf);
};

/** Managers, or assignments read as managers. */
export const managers = v.union([
  v.array(manager),
  v.pipe(
    v.array(assigned),
    v.transform((assignments) => managersOf(assignments)),
  ),
]);
