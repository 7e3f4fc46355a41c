import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type AnchorProps, AnchorProvider } from '../ui/Anchor';

function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <Link to={href} discover="none" {...rest} />;
}

/** Inside it the kit's links change the address without loading the page again. */
export function RouterAnchors({ children }: { children: ReactNode }) {
  return <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>;
}
