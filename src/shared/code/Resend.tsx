import { type MouseEvent, useEffect, useState } from 'react';
import * as select from '../../../machines/shared/code/code.selectors';
import { otpTexts } from '../../italian/otp';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** Leaving the field may show an error, which would move the button under the pointer. */
export const stayInField = (event: MouseEvent) => event.preventDefault();

interface ResendProps {
  snapshot: select.CodeSnapshot;
  onResend: () => void;
}

/** REINVIA CODICE and its result; after a resend the button is disabled for the shown time. */
export function Resend({ snapshot, onResend }: ResendProps) {
  const sending = select.isSending(snapshot);
  const resting = select.isResting(snapshot);
  return (
    <div className="grid gap-3">
      {select.isNotSent(snapshot) && (
        <Notice tone="error" announce="alert">
          {otpTexts.notSent}
        </Notice>
      )}
      {select.isRefused(snapshot) && (
        <Notice tone="error" announce="alert" title={otpTexts.notSent}>
          {otpTexts.stillGood}
        </Notice>
      )}
      {select.isUnanswered(snapshot) && (
        <Notice tone="error" announce="alert" title={otpTexts.notSent}>
          {otpTexts.mayBeSentAgain}
        </Notice>
      )}
      {select.supersedes(snapshot) && <Notice tone="info">{otpTexts.sentAgain}</Notice>}
      {resting && (
        <Notice tone="success" announce="status">
          {select.resends(snapshot) === 0 ? otpTexts.stands : otpTexts.sentAgain}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          look="quiet"
          pending={sending}
          disabled={!sending && !snapshot.can({ type: 'code.resent' })}
          onMouseDown={stayInField}
          onClick={onResend}
        >
          {otpTexts.resend}
        </Button>
        {resting && <Countdown until={select.restsUntil(snapshot)} />}
      </div>
    </div>
  );
}

const secondsTo = (until: number) => Math.max(1, Math.ceil((until - Date.now()) / 1000));

/** The seconds left, for the eye only: a screen reader would read each of them. */
function Countdown({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span aria-hidden="true" className="text-ink-soft tabular-nums">
      {otpTexts.resendIn(seconds)}
    </span>
  );
}
