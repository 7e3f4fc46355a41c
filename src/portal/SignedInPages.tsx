import { useEffect } from 'react';
import {
  hasConsultationRow,
  isAt,
  isNarrowedByPoint,
  type PageName,
  pageAt,
  pathOf,
} from '../../machines/pages';
import {
  failedInDisputes,
  isOnErrorPage,
  mayGetReminders,
  mayOpen,
} from '../../machines/portal/portal.selectors';
import { isInDisputes } from '../../machines/portal/rights';
import { isCompany, pointInForce, type Session } from '../../machines/portal/session';
import { accountTexts, errorTexts, navigationTexts, pointTexts } from '../italian/portal';
import { ExportLine } from '../layout/ExportLine';
import { Layout } from '../layout/Layout';
import { useReminders } from '../layout/use-preferences';
import { bannerAside } from '../layout/WelcomeBanner';
import { LinkButton } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { useHydrated } from '../ui/use-hydrated';
import { Consultations } from './Consultations';
import { DisputeTrail } from './DisputeTrail';
import { ErrorScreen } from './ErrorScreen';
import { FindField, FindLink } from './FindField';
import { frameOf } from './frame';
import { homeBanner } from './home-banner';
import { navigationOf } from './navigation';
import { nameOfPoint, PointInForce } from './PointInForce';
import type { PortalScreenProps } from './screen-props';
import { Searches } from './searches/Searches';
import { frameOfUnknownVisitor } from './unknown-visitor';

/** The address names a shop that is not the user's (PRM-003, PRM-005): no figures in its place. */
function ForeignPoint() {
  return (
    <div className="grid justify-items-start gap-8 py-6">
      <PageHeading title={pointTexts.foreign} intro={pointTexts.foreignAdvice} />
      <LinkButton href={pathOf('home')}>{navigationTexts.home}</LinkButton>
    </div>
  );
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const link = () =>
  document.querySelector<HTMLAnchorElement>(`a[href="${pathOf('findMovements')}"]`);

/** The field of the page, of the row, or of Home, where there is one. */
const field = () => {
  const found = document.querySelector<HTMLInputElement>('[data-find] input, input[data-find]');
  return found !== null && found.offsetParent !== null ? found : null;
};

/**
 * The key `/` focuses the field; without a field it opens 'Trova un movimento', as the navigation
 * does.
 */
function FindKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== '/' || !isPlain || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const shown = field();
      if (shown === null) return link()?.click();
      shown.select();
      shown.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}

const words = accountTexts.reminders;
const kinds = Object.keys(words.kinds) as (keyof typeof words.kinds)[];

/** The e-mails about cases that a manager gets, one choice for each kind. */
export function ReminderChoices() {
  const { reminders, isUnsaved, change } = useReminders();
  if (reminders === null) return null;
  return (
    <fieldset className="mt-2 border-t border-line px-3 pt-3 pb-1">
      <legend className="sr-only">{words.title}</legend>
      <p aria-hidden="true" className="text-ink-soft">
        {words.title}
      </p>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words.kinds[kind]}
          checked={reminders[kind]}
          onChange={(checked) => change({ reminders: { [kind]: checked } })}
        />
      ))}
      <p role="status" className="text-ink-soft">
        {isUnsaved && words.unsaved}
      </p>
    </fieldset>
  );
}

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
