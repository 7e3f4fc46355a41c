import { belongs, type Invariant } from '../engine/invariants';

export const reportInvariants: readonly Invariant[] = [
  belongs(
    'the points of sale are those that were searched for',
    ({ points }) => points,
    (asked, { search }) => asked.search === search,
  ),
  {
    rule: 'the points of sale are those of the page that is named',
    holds: ({ snapshot, from }) =>
      !snapshot.matches({ filtering: 'choosingPoint' }) ||
      from(snapshot.context.points).every(
        ({ input }) => (input as { page: number }).page === snapshot.context.page,
      ),
  },
  belongs(
    'the details are those of the point of sale in force',
    ({ details }) => details,
    (asked, { point }) => asked.point === point,
  ),
  {
    rule: 'the report that is shown is that of the filters and the point of sale in force',
    holds: ({ snapshot, from }) => {
      const { filters, point, report, repliesOffered } = snapshot.context;
      const inForce = JSON.stringify({
        ...filters,
        cod: point,
        ...(repliesOffered ? { replies: true } : {}),
      });
      return (
        !snapshot.matches('result') ||
        from(report).every(({ input }) => JSON.stringify(input) === inForce)
      );
    },
  },
];
