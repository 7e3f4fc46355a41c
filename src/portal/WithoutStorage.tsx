import { pathOf } from '../../machines/pages';
import { errorTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';

/** The portal checks the storage when a page loads: RIPROVA loads one. */
export function WithoutStorage() {
  return (
    <PublicLayout {...frameOf(null)}>
      <ErrorScreen
        explanation={errorTexts.withoutStorage}
        wayOut={{ label: sharedTexts.retry, href: pathOf('login') }}
      />
    </PublicLayout>
  );
}
