import { pathOf } from '../../machines/pages';
import { errorTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { LinkButton } from '../ui/LinkButton';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';

/**
 * For a portal that cannot continue: it needs no script. RIPROVA is a link to the page itself,
 * which loads it again.
 */
export function CrashPage() {
  return (
    <PublicLayout {...frameOf(null)}>
      <ErrorScreen
        explanation={errorTexts.interrupted}
        wayOut={{ label: sharedTexts.retry, href: '' }}
      >
        <LinkButton look="secondary" href={pathOf('start')}>
          {errorTexts.start}
        </LinkButton>
      </ErrorScreen>
    </PublicLayout>
  );
}
