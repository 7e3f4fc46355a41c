import { audienceOf, type PageName, pageAt, pathOf } from '../pages';

const here = 'http://portal';

const parsed = (url: string) => (URL.canParse(url, here) ? new URL(url, here) : null);

/** The page of a result shows a stored receipt; without one it leads to Home. */
const besides: readonly PageName[] = ['firstEmail', 'result'];

/**
 * The part of an address that a login may return to: a page for signed-in users, with its filters.
 * Null for any other. The rights to open it are checked when it is opened.
 */
export const wantable = (url: string): string | null => {
  const asked = parsed(url);
  if (asked === null || asked.origin !== here) return null;
  const { pathname, search } = asked;
  // The code of a first e-mail is valid in its session only: the form asks for another.
  const page = pageAt(pathname);
  if (page === 'code') return pathOf('firstEmail');
  if (page === undefined) return null;
  const isWanted = audienceOf(page) === 'navigable' || besides.includes(page);
  return isWanted ? `${pathname}${search}` : null;
};

interface Opened {
  /** The address that the portal was opened at. */
  readonly opened: string;
  /** The address that this tab requested before a login interrupted it. */
  readonly wanted: string | null;
}

/** An address that was opened now has priority. */
export const wantedOnArrival = ({ opened, wanted }: Opened): string | null =>
  wantable(opened) ?? (wanted === null ? null : wantable(wanted));
