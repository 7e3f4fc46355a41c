import { isNarrowedByPoint, pageAt } from '../pages';

/** Where the browser is, or is to be, inside the portal. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The parameter of the shop in force. */
const point = 'codPos';

/** The shop that an address names; '' for all, null where it names none. */
export const pointNamedBy = ({ search }: Pick<Address, 'search'>) =>
  new URLSearchParams(search).get(point);

/** The address of a page for the shop in force, '' for all; unchanged where no shop narrows it. */
export const atPoint = (address: Address, code: string): Address => {
  const page = pageAt(address.pathname);
  if (page === undefined || !isNarrowedByPoint(page)) return address;
  if ((pointNamedBy(address) ?? '') === code) return address;
  const query = new URLSearchParams(address.search);
  query.delete(point);
  if (code !== '') query.append(point, code);
  return { ...address, search: query.size > 0 ? `?${query}` : '' };
};

/** A link inside the portal: it keeps the shop in force unless it names one. */
export const hrefAtPoint = (href: string, code: string) => {
  const address = split(href);
  return pointNamedBy(address) === null ? written(atPoint(address, code)) : href;
};

/** Parameters of a layer, a tab or the session: no step for Back. */
const besides = ['summary', 'tab', point];

/** Whether two searches show other rows of the same page: another month, page or order. */
export const isOtherStep = (one: string, other: string) => {
  const [step, otherStep] = [one, other].map((search) => {
    const query = new URLSearchParams(search);
    for (const name of besides) query.delete(name);
    return String(query);
  });
  return step !== otherStep;
};

export const split = (url: string): Address => {
  const { pathname, search, hash } = new URL(url, 'http://portal');
  return { pathname: pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname, search, hash };
};

export const written = ({ pathname, search, hash }: Address) => `${pathname}${search}${hash}`;
