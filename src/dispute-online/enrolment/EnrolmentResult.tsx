import * as select from '../../../machines/dispute-online/enrolment/enrolment.selectors';
import { enrolmentTexts } from '../../italian/enrolment';
import { Button } from '../../ui/Button';
import { Outcome } from '../../ui/Outcome';
import type { ScreenProps } from './screen-props';

const words = enrolmentTexts.result;

/**
 * ENR-053, REG-036 to REG-041; after a lost answer the enrolment may exist, so every way is open.
 */
export function EnrolmentResult({ snapshot, send }: ScreenProps) {
  const result = select.result(snapshot);
  const refused = select.refused(snapshot).map(({ codPos }) => codPos);
  return (
    <Outcome
      tone={result === 'succeeded' ? 'success' : 'failure'}
      title={words.title}
      actions={<Ways snapshot={snapshot} send={send} />}
    >
      <p>{words[result]}</p>
      {refused.length > 0 && <p>{words.refused(refused.join(', '))}</p>}
      {result === 'notAllowed' && <p>{words.notAllowedAdvice}</p>}
      {result === 'unanswered' && <p>{words.unansweredAdvice}</p>}
    </Outcome>
  );
}

function Ways({ snapshot, send }: Pick<ScreenProps, 'snapshot' | 'send'>) {
  const canLogIn = snapshot.can({ type: 'login.requested' });
  const canRetry = snapshot.can({ type: 'flow.retried' });
  const home = snapshot.can({ type: 'home.requested' }) && (
    <Button look="secondary" onClick={() => send({ type: 'home.requested' })}>
      {words.toHome}
    </Button>
  );
  return (
    <>
      {canLogIn && (
        <Button onClick={() => send({ type: 'login.requested' })}>{words.toLogin}</Button>
      )}
      {canLogIn && home}
      {canRetry && (
        <Button
          look={canLogIn ? 'secondary' : 'primary'}
          onClick={() => send({ type: 'flow.retried' })}
        >
          {words.retry}
        </Button>
      )}
      {!canLogIn && home}
    </>
  );
}
