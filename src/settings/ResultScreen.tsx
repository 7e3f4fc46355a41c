import type { ResultState } from '../../machines/flow-result';
import { resultTexts } from '../italian/settings';
import { Button } from '../ui/Button';
import { Outcome } from '../ui/Outcome';

interface ResultScreenProps {
  result: ResultState;
  /** Where it leads: home, or to a new login that shows the change (RES-003, RES-005, RES-006). */
  to: 'home' | 'login';
  retry?: string;
  /** After a lost answer onRetry first finds out whether the change was made; `pending` while it does. */
  verifies?: boolean;
  pending?: boolean;
  onLeave: () => void;
  onRetry: () => void;
}

/** The result of a change (RES-001 to RES-010). */
export function ResultScreen({ result, ...props }: ResultScreenProps) {
  return result === 'succeeded' ? <Succeeded {...props} /> : <Failed result={result} {...props} />;
}

function Succeeded({ to, onLeave }: Omit<ResultScreenProps, 'result'>) {
  return (
    <Outcome
      tone="success"
      title={resultTexts.succeeded.title}
      actions={<Button onClick={onLeave}>{resultTexts[to]}</Button>}
    >
      <p>{resultTexts.succeeded.text}</p>
      {to === 'login' && <p>{resultTexts.logInAgain}</p>}
    </Outcome>
  );
}

function Failed(props: ResultScreenProps) {
  const { result, to, retry = resultTexts.retry, onLeave, onRetry } = props;
  const { verifies = false, pending = false } = props;
  const lost = result === 'unanswered';
  const leave = (
    <Button look={lost ? 'primary' : 'secondary'} onClick={onLeave}>
      {to === 'home' ? resultTexts.failedHome : resultTexts.login}
    </Button>
  );
  return (
    <Outcome
      tone="failure"
      title={resultTexts.notSucceeded.title}
      actions={
        <>
          {lost && leave}
          <Button look={lost ? 'secondary' : 'primary'} pending={pending} onClick={onRetry}>
            {retry}
          </Button>
          {!lost && leave}
        </>
      }
    >
      <p>{resultTexts.notSucceeded.text}</p>
      {lost && <p>{verifies ? resultTexts.unansweredVerified : resultTexts.unanswered}</p>}
    </Outcome>
  );
}
