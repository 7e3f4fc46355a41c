import { renderToString } from 'react-dom/server';
import { pathOf } from '../../machines/pages';
import { errorTexts } from '../italian/portal';
import { sharedTexts } from '../italian/shared';
import { PublicLayout } from '../layout/PublicLayout';
import { ErrorScreen } from '../portal/ErrorScreen';
import { frameOf } from '../portal/frame';
import { LoginScreen } from '../portal/LoginScreen';
import { LinkButton } from '../ui/Button';
import { crashPageId } from './crash-page';

/**
 * For a portal that cannot continue: it needs no script. RIPROVA is a link to the page itself,
 * which loads it again.
 */
function CrashPage() {
  return (
    <PublicLayout {...frameOf(null)}>
      <ErrorScreen
        explanation={errorTexts.interrupted}
        wayOut={{ label: sharedTexts.retry, href: '' }}
      >
        <LinkButton look="secondary" href={pathOf('start')}>
          {errorTexts.start}
        </LinkButton>
      </ErrorScreen>
    </PublicLayout>
  );
}

export { firstCalls } from './first-views';
export { accessibilityTitle, hydratedPage, renderAccessibility, renderShell } from './page-shells';

/** The login page without any data: readable, and ready to type in. */
export const renderLogin = () =>
  renderToString(
    <PublicLayout {...frameOf(null)} full>
      <LoginScreen form={null} message={null} />
    </PublicLayout>,
  );

/** The page that `showCrashPage` shows. */
export const renderCrashPage = () =>
  `<template id="${crashPageId}">${renderToString(<CrashPage />)}</template>`;
