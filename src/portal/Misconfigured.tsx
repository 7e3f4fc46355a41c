import { errorTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen } from './ErrorScreen';
import { frameOf } from './frame';
import type { StageProps } from './stage';

export function Misconfigured({ send }: StageProps) {
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
