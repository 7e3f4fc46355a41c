import { hasConsultationRow, isNarrowedByPoint, type PageName } from '../../machines/pages';
import { Consultations } from './Consultations';
import { unfilledHomeBanner } from './home-banner';
import { sectionsFor } from './navigation';
import { FixedPoint } from './PointInForce';

const bannerOf = (page: PageName | undefined) => {
  if (page === undefined || !hasConsultationRow(page)) return page === 'home' && unfilledHomeBanner;
  return <Consultations here={page}>{isNarrowedByPoint(page) && <FixedPoint />}</Consultations>;
};

/** The frame of a page at build time, when no visitor is known. */
export const frameOfUnknownVisitor = (page: PageName | undefined) => ({
  navigation: sectionsFor({ enrolled: false, restricted: false, finds: false }, page),
  account: '',
  banner: bannerOf(page),
});
