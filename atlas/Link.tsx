import type { MouseEvent, ReactNode } from 'react';
import { go, hrefOf } from './address';

interface LinkProps {
  readonly page: string;
  readonly place?: string | undefined;
  readonly className?: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** A link outside running text: tall enough to be tapped. */
export const ownLink =
  'inline-block py-0.5 text-accent underline underline-offset-2 hover:text-accent-deep';

const plainLink = 'text-accent underline underline-offset-2 hover:text-accent-deep';

/** A link within the atlas; with a modifier key the browser opens it. */
export function Link({ page, place = '', className = plainLink, title, children }: LinkProps) {
  return (
    <a
      href={hrefOf(page, place)}
      className={className}
      title={title}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(page, place);
      }}
    >
      {children}
    </a>
  );
}
