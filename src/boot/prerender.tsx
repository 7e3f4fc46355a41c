import { renderToString } from 'react-dom/server';
import { PublicLayout } from '../layout/PublicLayout';
import { CrashPage } from '../portal/CrashPage';
import { frameOf } from '../portal/frame';
import { LoginScreen } from '../portal/LoginScreen';
import { crashPageId } from './crash-page';

export { accessibilityTitle, renderAccessibility } from './accessibility';
export { firstCalls } from './first-views';
export { hydratedPage, renderShell } from './page-shells';

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
