import { Layout } from '../layout/Layout';
import { Loading } from '../ui/Loading';
import { frameOf } from './frame';
import type { PortalScreenProps } from './screen-props';

/** A forced first step: the frame offers only the way out (LOG-029). */
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
