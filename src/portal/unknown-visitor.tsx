import type { PageName } from '../../machines/pages';
import { unfilledHomeBanner } from './home-banner';
import { sectionsFor } from './navigation';

/** The frame of a page at build time, when no visitor is known. */
export const frameOfUnknownVisitor = (page: PageName | undefined) => ({
  navigation: sectionsFor({ enrolled: false, restricted: false }, page),
  account: '',
  banner: page === 'home' && unfilledHomeBanner,
});
