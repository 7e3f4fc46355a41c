import { layoutTexts } from '../../italian/portal';
import { bannerAside } from '../../layout/WelcomeBanner';
import { Icon } from '../../ui/Icon';

export const bannerLook =
  'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-3 font-semibold outline-current hover:underline';

/** Placeholder of the same width as 'Ricerche', against layout shift. */
export function RoomOfSearches() {
  return (
    <div aria-hidden="true" className={`${bannerAside} invisible max-md:hidden`}>
      <span className={bannerLook}>
        <Icon name="star" />
        {layoutTexts.searches}
      </span>
    </div>
  );
}
