import { homeTexts } from '../italian/home';

/** A phone does not show the sentence. */
export const homeHeading = {
  close: true,
  title: homeTexts.title,
  intro: <span className="max-sm:sr-only">{homeTexts.subtitle}</span>,
};
