import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type AnchorProps, AnchorProvider } from '../ui/Anchor';

/** The router takes only addresses of the portal; the browser opens documents in another window. */
function RouterAnchor({ href, ...rest }: AnchorProps) {
  return href.startsWith('/') && !rest.target ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
}

/** Inside it the kit's links change the address without loading the page again. */
export function RouterAnchors({ children }: { children: ReactNode }) {
  return <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>;
}
