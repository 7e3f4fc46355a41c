import { isEnrolled } from '../../machines/portal/session';
import { trailTexts } from '../italian/trail';
import { pageWidth } from '../layout/frame-look';
import { Trail, type TrailStep } from '../ui/Trail';
import type { PortalScreenProps } from './screen-props';

const managers = { href: '/Dispute/GestioneRichieste', label: trailTexts.managers };
const cases = { href: '/Dispute/StatoPratiche', label: trailTexts.cases };

const levels: Readonly<Record<string, readonly TrailStep[]>> = {
  '/Dispute/GestioneRichieste': [managers],
  '/Dispute/StatoPratiche': [managers, cases],
  '/Dispute/DettaglioPratica': [managers, cases, { href: '', label: trailTexts.case }],
  '/Dispute/Report': [{ href: '', label: trailTexts.report }],
  '/ResultPage': [managers, { href: '', label: trailTexts.receipt }],
};

/** Every level of Dispute Online says what it is under, and leads there. */
export function DisputeTrail({ portal, shown }: Pick<PortalScreenProps, 'portal' | 'shown'>) {
  const steps = levels[shown.address.pathname];
  if (steps === undefined) return null;
  const enrolled = isEnrolled(portal.context.session);
  const service = {
    href: enrolled ? '/DisputeOnlineRegistered' : '/DisputeOnline',
    label: trailTexts.service,
  };
  return (
    <div className={`pt-3 ${pageWidth}`}>
      <Trail label={trailTexts.label} steps={[service, ...steps]} />
    </div>
  );
}
