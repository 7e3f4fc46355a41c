import type { CaseDetail } from '../../../acquirer/contract/cases';
import { guideTexts } from '../../italian/dispute-guides';
import { TextLink } from '../../ui/Anchor';
import { movementAddress, paymentOf } from './payment';

interface DisputedPaymentProps {
  readonly detail: CaseDetail;
  readonly today: string;
}

/** CAS-035: the disputed payment, and its place in Movimenti. */
export function DisputedPayment(props: DisputedPaymentProps) {
  return (
    <div className="rounded-control bg-canvas px-4 py-3">
      <h3 className="font-semibold">{guideTexts.payment}</h3>
      <p className="tabular-nums">{guideTexts.facts(paymentOf(props.detail))}</p>
      <Found {...props} />
    </div>
  );
}

function Found({ detail, today }: DisputedPaymentProps) {
  const address = movementAddress(detail, today);
  if (address === null) return <p className="text-ink-soft">{guideTexts.tooOld}</p>;
  return (
    <p className="-mb-2">
      <TextLink href={address} className="inline-flex min-h-11 items-center">
        {guideTexts.find}
      </TextLink>
    </p>
  );
}
