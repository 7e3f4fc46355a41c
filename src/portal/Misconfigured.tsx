import { errorTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

export function Misconfigured({ send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(null)}>
      <ErrorScreen
        explanation={errorTexts.misconfigured}
        wayOut={{
          label: sharedTexts.retry,
          onPress: () => send({ type: 'configuration.retried' }),
        }}
      />
    </PublicLayout>
  );
}
