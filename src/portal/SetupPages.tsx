import { Layout } from '../layout/Layout';
import { Loading } from '../ui/Loading';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** Something must be done first: the frame offers nothing but to leave (LOG-029). */
export function SetupPages({ portal, shown, leave }: PortalScreenProps) {
  return (
    <Layout
      {...frameOf(portal.context.configuration)}
      navigation={[]}
      account={null}
      onLogout={leave}
    >
      {shown.flow ?? <Loading />}
    </Layout>
  );
}
