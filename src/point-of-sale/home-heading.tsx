import { homeTexts } from '../italian/home';

/** The sentence is not seen on a phone. */
export const homeHeading = {
  close: true,
  title: homeTexts.title,
  intro: <span className="max-sm:sr-only">{homeTexts.subtitle}</span>,
};
