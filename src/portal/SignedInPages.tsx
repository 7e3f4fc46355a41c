import {
  hasConsultationRow,
  isAt,
  isNarrowedByPoint,
  type PageName,
  pageAt,
} from '../../machines/pages';
import {
  failedInDisputes,
  isOnErrorPage,
  mayGetReminders,
  mayOpen,
} from '../../machines/portal/portal.selectors';
import { isInDisputes } from '../../machines/portal/rights';
import { isCompany, pointInForce, type Session } from '../../machines/portal/session';
import { errorTexts } from '../italian/portal';
import { ExportLine } from '../layout/ExportLine';
import { Layout } from '../layout/Layout';
import { ReminderChoices } from '../layout/ReminderChoices';
import { bannerAside } from '../layout/WelcomeBanner';
import { Loading } from '../ui/Loading';
import { useHydrated } from '../ui/use-hydrated';
import { Consultations } from './Consultations';
import { DisputeTrail } from './DisputeTrail';
import { ErrorScreen } from './ErrorScreen';
import { FindField, FindLink } from './FindField';
import { FindKey } from './FindKey';
import { ForeignPoint } from './ForeignPoint';
import { frameOf } from './frame';
import { homeBanner } from './home-banner';
import { navigationOf } from './navigation';
import { nameOfPoint, PointInForce } from './PointInForce';
import type { PortalScreenProps } from './screen-props';
import { Searches } from './searches/Searches';
import { frameOfUnknownVisitor } from './unknown-visitor';

function Browsing({ shown }: PortalScreenProps) {
  return shown.isPointRefused ? <ForeignPoint /> : (shown.flow ?? <Loading />);
}

function OnErrorPage({ portal, send }: PortalScreenProps) {
  return (
    <ErrorScreen
      wayOut={{
        label: failedInDisputes(portal) ? errorTexts.disputes : errorTexts.home,
        onPress: () => send({ type: 'origin.requested' }),
      }}
      onRetry={
        portal.can({ type: 'page.retried' }) ? () => send({ type: 'page.retried' }) : undefined
      }
    />
  );
}

const bannerOf = (props: PortalScreenProps, here: PageName | undefined) => {
  const { portal, shown, visit } = props;
  const finds = mayOpen(portal, 'findMovements');
  if (isAt(shown.address.pathname, 'home'))
    return homeBanner(
      portal,
      <div className={`${bannerAside} flex items-center gap-2`}>
        {finds && <FindField visit={visit} />}
        <Searches portal={portal} place="banner" />
      </div>,
    );
  if (isOnErrorPage(portal) || here === undefined) return null;
  if (hasConsultationRow(here))
    return (
      <Consultations here={here} isOpen={(page) => mayOpen(portal, page)}>
        {finds && here !== 'findMovements' && <FindField visit={visit} />}
        <Searches portal={portal} place="row" />
        {isNarrowedByPoint(here) && <PointInForce {...props} />}
      </Consultations>
    );
  return isInDisputes(here) ? <DisputeTrail portal={portal} shown={shown} /> : null;
};

const ownerOf = (session: Session, here: PageName | undefined) =>
  isCompany(session) && here !== undefined && isNarrowedByPoint(here)
    ? [session.merchant?.name ?? '', nameOfPoint(session)]
    : [session.merchant?.name ?? ''];

const frameOfVisitor = (props: PortalScreenProps, here: PageName | undefined) => ({
  owner: ownerOf(props.portal.context.session, here),
  navigation: navigationOf(props.portal, here),
  account: props.portal.context.session.merchant?.name ?? '',
  find: mayOpen(props.portal, 'findMovements') && <FindLink isHere={here === 'findMovements'} />,
  searches: <Searches portal={props.portal} place="menu" />,
  reminders: mayGetReminders(props.portal) && <ReminderChoices />,
  banner: bannerOf(props, here),
  point: pointInForce(props.portal.context.session),
});

export function SignedInPages(props: PortalScreenProps) {
  const { portal, shown, leave, exports } = props;
  const hydrated = useHydrated();
  const Page = isOnErrorPage(portal) ? OnErrorPage : Browsing;
  const failed = pageAt(portal.context.failedAt ?? '');
  const here = isOnErrorPage(portal) ? failed : shown.page;
  return (
    <Layout
      {...frameOf(portal.context.configuration)}
      {...(hydrated ? frameOfVisitor(props, here) : frameOfUnknownVisitor(here))}
      here={here}
      onLogout={leave}
      line={hydrated && exports !== undefined && <ExportLine actor={exports} />}
    >
      <Page {...props} />
      {hydrated && <FindKey />}
    </Layout>
  );
}
