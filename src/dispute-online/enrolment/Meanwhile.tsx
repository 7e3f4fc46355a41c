import type { Changes } from '../../../machines/dispute-online/enrolment/changes';
import { enrolmentTexts } from '../../italian/enrolment';
import { focusOnEntry } from '../../ui/focus-on-entry';
import { Notice } from '../../ui/Notice';
import { named, sentencesOf } from './change-sentences';

const words = enrolmentTexts.recap.meanwhile;

/**
 * ENR-047: the changes of another person, shown before anything overwrites them; it takes the
 * focus.
 */
export function Meanwhile({ changes }: { changes: Changes }) {
  const { suspended, withoutManager } = changes;
  const sentences = [
    ...sentencesOf(changes, words.moved),
    ...suspended.map((manager) => words.suspended(named(manager))),
    ...(withoutManager.length > 0 ? [words.withoutManager(withoutManager)] : []),
  ];
  return (
    <section ref={focusOnEntry} tabIndex={-1} aria-label={words.title}>
      <Notice tone="warning" title={words.title}>
        <ul className="my-1.5 grid list-disc gap-1 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
        <p>{words.advice}</p>
      </Notice>
    </section>
  );
}
