import { addressAt } from './addresses';

const here = 'http://portal';

const parsed = (url: string) => (URL.canParse(url, here) ? new URL(url, here) : null);

/** /ResultPage shows a receipt that was kept; where none was, it leads to Home. */
const besides = ['/InsertEmail', '/ResultPage'];

/**
 * What of an address a login may lead back to: a page of this portal that stands behind it, with its
 * filters; null for any other. Whether its visitor may open it is asked when it is opened.
 */
export const wantable = (url: string): string | null => {
  const asked = parsed(url);
  if (asked === null || asked.origin !== here) return null;
  const { pathname, search } = asked;
  // The code of a first e-mail is good in its own session only: another is asked for at the form.
  if (pathname === '/OTPCode') return '/InsertEmail';
  const isWanted = addressAt(pathname)?.audience === 'navigable' || besides.includes(pathname);
  return isWanted ? `${pathname}${search}` : null;
};

interface Opened {
  /** The address that the portal was opened at. */
  readonly opened: string;
  /** What this tab was asked for before, when a login stood in the way. */
  readonly wanted: string | null;
}

/** Whoever opens a page anew wants that one. */
export const wantedOnArrival = ({ opened, wanted }: Opened): string | null =>
  wantable(opened) ?? (wanted === null ? null : wantable(wanted));
