import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { hrefAtPoint } from '../../machines/navigation/address';
import { type AnchorProps, AnchorProvider } from '../ui/Anchor';

/** The router takes only addresses of the portal; the browser opens documents in another window. */
const anchorAt = (point: string) =>
  function RouterAnchor({ href, ...rest }: AnchorProps) {
    return href.startsWith('/') && !rest.target ? (
      <Link to={hrefAtPoint(href, point)} {...rest} />
    ) : (
      <a href={href} {...rest} />
    );
  };

interface RouterAnchorsProps {
  /** The shop in force, '' for all: every address that it narrows names it. */
  readonly point: string;
  readonly children: ReactNode;
}

/** Inside it the kit's links change the address without loading the page again. */
export function RouterAnchors({ point, children }: RouterAnchorsProps) {
  const anchor = useMemo(() => anchorAt(point), [point]);
  return <AnchorProvider value={anchor}>{children}</AnchorProvider>;
}
