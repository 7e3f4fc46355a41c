import type { Changes } from '../../../machines/dispute-online/enrolment/changes';
import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { Notice } from '../../ui/Notice';
import { focusOnEntry } from '../../ui/PageHeading';
import { Panel } from '../../ui/Panel';
import type { ScreenProps } from './screen-props';

const words = enrolmentTexts.recap.changes;
const { labels } = enrolmentTexts.responsible;

interface PanelProps extends Pick<ScreenProps, 'snapshot'> {
  changes: Changes;
}

/** The differences, one sentence each. */
const sentencesOf = (changes: Changes) => [
  ...changes.responsible.map(({ part, before, after }) =>
    words.responsible(labels[part], before, after),
  ),
  ...changes.joined.map((manager) => words.joined(words.manager(manager))),
  ...changes.emails.map((one) => words.email(words.manager(one), one.before, one.after)),
  ...changes.moved.map(({ to, points }) => words.moved(words.manager(to), points)),
];

/** Before CONFERMA: the changes, in words. */
export function ChangesPanel({ changes, snapshot }: PanelProps) {
  const sentences = sentencesOf(changes);
  const { suspended, withoutManager } = changes;
  return (
    <Panel title={words.title}>
      <ul className="grid list-disc gap-2 pl-5">
        {sentences.length + suspended.length === 0 && <li>{words.none}</li>}
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
        {suspended.map((manager) => (
          <li key={words.manager(manager)}>
            <strong>{words.suspended(words.manager(manager))}</strong>{' '}
            {words.open(select.openRequests(snapshot, manager.codAdmin))}
          </li>
        ))}
        {withoutManager.length > 0 && <li>{words.withoutManager(withoutManager)}</li>}
        <li>{words.copy}</li>
      </ul>
    </Panel>
  );
}

/** ENR-017: what has changed in the profile since the modification began; it takes the focus. */
export function ChangedElsewhere({ changes }: Pick<PanelProps, 'changes'>) {
  const { suspended, withoutManager } = changes;
  const sentences = [
    ...sentencesOf(changes),
    ...suspended.map((manager) => words.suspended(words.manager(manager))),
    ...(withoutManager.length > 0 ? [words.leftWithoutManager(withoutManager)] : []),
  ];
  return (
    <section ref={focusOnEntry} tabIndex={-1} aria-label={words.elsewhere.title}>
      <Notice tone="warning" title={words.elsewhere.title}>
        <ul className="my-1.5 grid list-disc gap-1 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
        <p>{words.elsewhere.advice}</p>
      </Notice>
    </section>
  );
}
