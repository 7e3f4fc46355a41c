import { renderToString } from 'react-dom/server';
import { PublicLayout } from '../layout/PublicLayout';
import { frameOf } from '../portal/frame';
import { LoginScreen } from '../portal/LoginScreen';
import { FullScreenLoading } from '../ui/FullScreenLoading';

/** The login page as it is before anything is known: readable and typable at once. */
export const renderLogin = () =>
  renderToString(
    <PublicLayout {...frameOf(null)} full>
      <LoginScreen form={null} message={null} />
    </PublicLayout>,
  );

/** The frame that every other address starts from. */
export const renderShell = () =>
  renderToString(
    <PublicLayout {...frameOf(null)}>
      <FullScreenLoading />
    </PublicLayout>,
  );
