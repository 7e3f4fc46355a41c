import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { type AnchorProps, AnchorProvider } from '../ui/Anchor';

type Follow = (href: string) => void;

const FollowContext = createContext<Follow>(() => {});

/** Not one that opens another tab or window, or saves what is behind the link. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Only an address of the portal is the host's; a document in another window is the browser's. */
function PortalAnchor({ href, onClick, ...rest }: AnchorProps) {
  const follow = use(FollowContext);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !href.startsWith('/') || rest.target || !isPlain(event)) return;
    event.preventDefault();
    follow(href);
  };
  return <a href={href} {...rest} onClick={press} />;
}

interface PortalAnchorsProps {
  /** The address that is shown, with its query. */
  readonly here: string;
  readonly visit: (href: string, how: 'push' | 'replace') => void;
  readonly children: ReactNode;
}

/** Where one is already replaces itself, as in the browser; one handler for life, so links stay as they are. */
const useFollow = ({ here, visit }: PortalAnchorsProps): Follow => {
  const latest = useRef<Follow>(() => {});
  useLayoutEffect(() => {
    latest.current = (href) => visit(href, href === here ? 'replace' : 'push');
  });
  return useCallback((href) => latest.current(href), []);
};

/** Inside it the kit's links change the address without loading the page again. */
export function PortalAnchors(props: PortalAnchorsProps) {
  return (
    <FollowContext value={useFollow(props)}>
      <AnchorProvider value={PortalAnchor}>{props.children}</AnchorProvider>
    </FollowContext>
  );
}
