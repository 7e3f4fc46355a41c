import { blockedTexts } from '../italian/portal';
import { PublicLayout } from '../layout/PublicLayout';
import { Dialog } from '../ui/Dialog';
import { PageHeading } from '../ui/PageHeading';
import { SupportContact } from '../ui/SupportContact';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** ERR-022: the session is over; the dialog leads to the login. */
export function Blocked({ portal, send }: PortalScreenProps) {
  return (
    <PublicLayout {...frameOf(portal.context.configuration)}>
      <PageHeading title={blockedTexts.title} takesFocus={false} />
      <Dialog title={blockedTexts.title} onClose={() => send({ type: 'dialog.closed' })}>
        <p>{blockedTexts.explanation}</p>
        <SupportContact />
      </Dialog>
    </PublicLayout>
  );
}
