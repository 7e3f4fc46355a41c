/** Where the browser is, or is to be, inside the portal. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export const split = (url: string): Address => {
  const { pathname, search, hash } = new URL(url, 'http://portal');
  return { pathname: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname, search, hash };
};

export const written = ({ pathname, search, hash }: Address) => `${pathname}${search}${hash}`;
