import type { Changes } from '../../../machines/dispute-online/enrolment/changes';
import type { ManagerName } from '../../../machines/dispute-online/enrolment/standing';
import { enrolmentTexts } from '../../italian/enrolment';

const words = enrolmentTexts.recap.changes;
const { labels } = enrolmentTexts.responsible;

export const named = ({ code, user }: ManagerName) => words.manager(code, user);

/** The differences, one sentence each; `moved` is the sentence for points with a new manager. */
export const sentencesOf = (
  changes: Changes,
  moved: (manager: string, points: readonly string[]) => string,
) => [
  ...changes.responsible.map(({ part, before, after }) =>
    words.responsible(labels[part], before, after),
  ),
  ...changes.joined.map((manager) => words.joined(named(manager))),
  ...changes.emails.map((one) => words.email(named(one), one.before, one.after)),
  ...changes.moved.map(({ to, points }) => moved(named(to), points)),
];
