import type { Changes } from '../../../machines/dispute-online/enrolment/changes';
import { enrolmentTexts } from '../../italian/enrolment';
import { Panel } from '../../ui/Panel';
import { named, sentencesOf } from './change-sentences';

const words = enrolmentTexts.recap.changes;

/** Before CONFERMA: the changes, in words. */
export function ChangesPanel({ changes }: { changes: Changes }) {
  const sentences = sentencesOf(changes, words.moved);
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
          <li key={named(manager)}>
            <strong>{words.suspended(named(manager))}</strong>{' '}
            {words.open(manager.open, manager.heirs.map(named))}
          </li>
        ))}
        {withoutManager.length > 0 && <li>{words.withoutManager(withoutManager)}</li>}
        <li>{words.copy}</li>
      </ul>
    </Panel>
  );
}
