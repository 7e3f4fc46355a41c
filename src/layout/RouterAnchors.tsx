import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { type AnchorProps, AnchorProvider } from '../ui/Anchor';

type Follow = (href: string) => void;

const FollowContext = createContext<Follow>(() => {});

/** Not one that opens another tab or window, or saves what is behind the link. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Only an address of the portal is the router's; a document in another window is the browser's. */
function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const follow = use(FollowContext);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !href.startsWith('/') || rest.target || !isPlain(event)) return;
    event.preventDefault();
    follow(href);
  };
  return <a href={href} {...rest} onClick={press} />;
}

/** Where one is already replaces itself, as in the browser; one handler for life, so links stay as they are. */
const useFollow = (): Follow => {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const latest = useRef<Follow>(() => {});
  useLayoutEffect(() => {
    latest.current = (href) => navigate(href, { replace: href === here });
  });
  return useCallback((href) => latest.current(href), []);
};

/** Inside it the kit's links change the address without loading the page again. */
export function RouterAnchors({ children }: { children: ReactNode }) {
  return (
    <FollowContext value={useFollow()}>
      <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
    </FollowContext>
  );
}
