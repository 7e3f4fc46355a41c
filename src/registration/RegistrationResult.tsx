import { resultOf } from '../../machines/flow-result';
import { registrationTexts } from '../italian/registration';
import { Button } from '../ui/Button';
import { Outcome } from '../ui/Outcome';
import type { ScreenProps } from './screen-props';

const words = registrationTexts.result;

/** REG-029 to REG-034; after a lost answer the account may exist, so both ways are open. */
export function RegistrationResult({ snapshot, send }: ScreenProps) {
  const result = resultOf(snapshot);
  const { title, text } = words[result === 'succeeded' ? 'succeeded' : 'notSucceeded'];
  return (
    <Outcome
      tone={result === 'succeeded' ? 'success' : 'failure'}
      title={title}
      actions={
        <>
          {snapshot.can({ type: 'login.requested' }) && (
            <Button onClick={() => send({ type: 'login.requested' })}>{words.toLogin}</Button>
          )}
          {snapshot.can({ type: 'registration.retried' }) && (
            <Button
              look={result === 'unanswered' ? 'secondary' : 'primary'}
              onClick={() => send({ type: 'registration.retried' })}
            >
              {words.toRegistration}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {result === 'succeeded' && <p>{words.succeeded.admission}</p>}
      {result === 'unanswered' && <p>{words.unanswered}</p>}
    </Outcome>
  );
}
